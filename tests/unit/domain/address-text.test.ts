import { describe, expect, it } from 'vitest';
import { addressTextProblem, readAddress } from '#src/domain/address-text.ts';
import { readAddressText } from '#src/domain/readers.ts';
import inputs from '../../fixtures/inputs/addresses.json' with { type: 'json' };

const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const kaspa = 'kaspa:qqxkd0eyxr2nkywhnrfhnj6mw630rnsfgfnecn6necw2ypeahta8chamauukg';

describe('an address as people have it', () => {
  it.each(inputs.cases)('$coin $input', ({ coin, input, reading, worker }) => {
    const expected = reading === null ? undefined : { address: reading, ...(worker !== undefined && { worker }) };
    expect(readAddressText(coin, input)).toEqual(expected);
  });

  it.each([
    [`“${wallet}”`, {}],
    [`\`${wallet}\``, {}],
    ...['（）', '「」', '『』', '《》', '【】', '〈〉', '«»', '‹›', '„“', '＂＂', '〝〞', '**', '<>', '[]'].map(
      ([open = '', close = '']): [string, object] => [`${open}${wallet}${close}`, {}],
    ),
    [`０ｘ${wallet.slice(2)}`, {}],
    [`（${wallet}）/rig01`, { worker: 'rig01' }],
    [`我的地址（${wallet}）`, { leftOut: ['我的地址（'] }],
    [`eip155:61:${wallet}`, { leftOut: ['eip155:61:'] }],
    [`${wallet}; paid daily`, { leftOut: ['; paid daily'] }],
    [`${wallet}。`, {}],
    [`${wallet.slice(0, 20)}\u{200b}${wallet.slice(20)}`, {}],
    [`${wallet.slice(0, 20)} ${wallet.slice(20)}`, {}],
    [`0X${wallet.slice(2)}`, {}],
    [wallet.slice(2), { added: '0x' }],
    [`${wallet}.农场A-01`, { worker: '农场A-01' }],
    [`${wallet}.rig.01`, { worker: 'rig.01' }],
    [`ethereum:pay-${wallet}@61?value=1e18`, { leftOut: ['ethereum:pay-', '@61', '?value=1e18'] }],
    [`Address: ${wallet}`, { leftOut: ['Address:'] }],
    [`https://explorer.example/address/${wallet}`, { leftOut: ['https://explorer.example/address/'] }],
    [`https://pool.example/overview?addr=${wallet}&coinType=ETC`, { leftOut: ['https://pool.example/overview?addr=', '&coinType=ETC'] }],
  ])('%s, and what was left out is known', (text, more) => {
    expect(readAddress('ETC', text)).toEqual({ address: wallet, leftOut: [], ...more });
  });

  it('gets a prefix that its checksum proves, in small letters', () => {
    expect(readAddress('KAS', kaspa.slice(6).toUpperCase())).toEqual({ address: kaspa, added: 'kaspa:', leftOut: [] });
    expect(readAddress('KAS', kaspa.toUpperCase())?.address).toBe(kaspa);
    expect(readAddress('KAS', `${kaspa}/rig01`)).toMatchObject({ address: kaspa, worker: 'rig01' });
  });

  it.each([
    ['ETC', '', 'empty'],
    ['ETC', 'vitalik.eth', 'name'],
    ['ETC', wallet.replace('5aA', '5Aa'), 'checksum'],
    ['ETC', `ethereum:${wallet.replace('5aA', '5Aa')}@61`, 'checksum'],
    ['ETC', wallet.slice(0, -1), 'invalid'],
    ['ETC', `bitcoin:${wallet}`, 'invalid'],
    // The address in front is a token's contract.
    ['ETC', `ethereum:${wallet}@1/transfer?address=${wallet}&uint256=1`, 'invalid'],
    ['ETC', `${wallet} ${wallet}`, 'spaces'],
    ['ETC', `${wallet}, 0x52908400098527886E0F7030069857D2E4169EE7`, 'spaces'],
    ['ETC', 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'other-coin'],
    ['KAS', `${kaspa.slice(0, -1)}h`, 'invalid'],
    ['KAS', kaspa.replace('kaspa', 'kaspatest'), 'invalid'],
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'invalid'],
    ['ETC', 'x'.repeat(700), 'invalid'],
  ])('is refused for %s with its own reason: %s', (coin, text, problem) => {
    expect(readAddress(coin, text)).toBeUndefined();
    expect(addressTextProblem(coin, text)).toBe(problem);
  });
});
