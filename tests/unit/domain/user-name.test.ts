import { describe, expect, it } from 'vitest';
import { userName, userNameKind, userNamePlaceholder } from '#src/domain/user-name.ts';

describe('the user name of a coin', () => {
  it.each([
    ['ETC', ['ETH', 'ETC'], 'wallet', 'YOUR_ETC_ADDRESS'],
    ['BTC', ['ETH', 'ETC'], 'gid', 'YOUR_GID'],
    ['BTC', ['BTC'], 'wallet', 'YOUR_BTC_ADDRESS'],
    // Paid in BTC, but no farms of it are known by address.
    ['AI(BTC)', ['BTC'], 'gid', 'YOUR_GID'],
  ] as const)('%s where farms of %o are known by address', (symbol, farmCoins, kind, placeholder) => {
    expect(userNameKind({ symbol }, farmCoins)).toBe(kind);
    expect(userNamePlaceholder({ symbol }, kind)).toBe(placeholder);
  });

  it('ends with the name of the machine', () => expect(userName('10203040', 'rig01')).toBe('10203040.rig01'));
});
