import { describe, expect, it } from 'vitest';
import { sharedAddress } from '#src/features/anonymous/shared-address.tsx';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const explorer = `https://etcscan.example/address/${address}`;

it.each([
  ['a wallet shares the address alone', [address], address],
  ['as a payment link', [`ethereum:${address}@61?value=0`], `ethereum:${address}@61?value=0`],
  ['in a sentence', [`Here is my address: ${address}`, 'My wallet'], address],
  ['a browser shares an explorer’s page', ['Address 0x5aAe…Aed', explorer], explorer],
  ['both in one text', [`Address | Explorer ${explorer}`], explorer],
  ['the link has it, the text has not', ['Look at this', explorer, 'Explorer'], explorer],
  ['there is none: what is wrong is said of the text', ['0x5aAeb', 'https://pool.example/'], '0x5aAeb'],
  ['there is nothing', [], ''],
])('%s', (_case, texts, expected) => {
  expect(sharedAddress(texts, ['ETC', 'ETH']).address).toBe(expected);
});

const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('a payment link that the system opened', () => {
  it('names the coin where the pool looks up its farms, whatever the link says behind the address', () => {
    const invoice = `bitcoin:${bitcoin}?amount=0.01&label=Rig%201&lightning=${'x'.repeat(900)}`;
    expect(sharedAddress([invoice], ['ETC', 'ETH', 'BTC'])).toEqual({ address: invoice.slice(0, 600), coin: 'BTC' });
    expect(sharedAddress([`BITCOIN:${bitcoin.toUpperCase()}?AMOUNT=1`], ['BTC'])).toMatchObject({ coin: 'BTC' });
    expect(sharedAddress([`ethereum:${address}@61?value=0`], ['ETC', 'ETH'])).toMatchObject({ coin: 'ETC' });
  });

  it('is left to the check where the pool does not, which says so', () => {
    expect(sharedAddress([`bitcoin:${bitcoin}?amount=1`], ['ETC', 'ETH'])).toEqual({ address: `bitcoin:${bitcoin}?amount=1` });
  });
});
