import { expect, it } from 'vitest';
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
  expect(sharedAddress(texts)).toBe(expected);
});
