import { afterEach, describe, expect, it, vi } from 'vitest';
import { applicationOf, vipFields } from '#src/features/vip/vip-fields.tsx';
import type { VipValues } from '#src/features/vip/vip.draft.ts';
import en from '#src/i18n/locales/en/vip.json';
import zh from '#src/i18n/locales/zh/vip.json';
import hk from '#src/i18n/locales/zh_hk/vip.json';
import { fieldsResolver } from '#src/parts/form/form-field.ts';

afterEach(() => vi.unstubAllGlobals());

const good: VipValues = {
  name: '陈',
  region: 'CN',
  phone: '13800138000',
  email: '',
  coin: '',
  accName: '',
  minerType: '',
  hashrate: '20 PH/s',
  remark: '',
};
const long = (length: number) => '一'.repeat(length);

function read(changes: Partial<VipValues>, wasFilled = true) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return fieldsResolver(vipFields, applicationOf, () => wasFilled)({ ...good, ...changes }, undefined, options);
}

async function problemOf(changes: Partial<VipValues>, field: keyof VipValues, wasFilled = true) {
  const { errors } = await read(changes, wasFilled);
  return errors[field]?.type;
}
async function sentenceOf(...of: Parameters<typeof problemOf>) {
  const problem = String((await problemOf(...of)) ?? '');
  return Object.entries(zh.problems).find(([id]) => problem === `vip:problems.${id}`)?.[1];
}

describe("the specification's messages, word for word", () => {
  it.each<[string, Partial<VipValues>, keyof VipValues, string | undefined]>([
    ['no name', { name: '' }, 'name', '请输入您的称呼'],
    ['a name of spaces', { name: '   ' }, 'name', '请输入您的称呼'],
    ['a name of 20', { name: long(20) }, 'name', undefined],
    ['a name of 21', { name: long(21) }, 'name', '请输入20字以内的称呼'],
    ['a cleared phone', { phone: '' }, 'phone', '手机号不能为空'],
    ['a phone of ten digits', { phone: '1380013800' }, 'phone', '手机号格式错误'],
    ['a phone of twelve digits', { phone: '138001380001' }, 'phone', '手机号格式错误'],
    ['a phone that starts with 2', { phone: '23800138000' }, 'phone', '手机号格式错误'],
    ['a good phone', { phone: '19900000000' }, 'phone', undefined],
    ['an account name of 20', { accName: long(20) }, 'accName', undefined],
    ['an account name of 21', { accName: long(21) }, 'accName', '请输入20字以内的账户GID'],
    ['a miner type of 21', { minerType: long(21) }, 'minerType', '请输入20字以内的矿机型号'],
    ['no hashrate', { hashrate: '' }, 'hashrate', '请输入您的算力大小'],
    ['a hashrate of 21', { hashrate: long(21) }, 'hashrate', '请输入20字以内的算力大小'],
    ['a remark of 50', { remark: long(50) }, 'remark', undefined],
    ['a remark of 51', { remark: long(51) }, 'remark', '请输入50字以内留言'],
  ])('%s', async (_what, changes, field, sentence) => {
    expect(await sentenceOf(changes, field)).toBe(sentence);
  });

  it('a phone never filled in', async () => {
    expect(await sentenceOf({ phone: '' }, 'phone', false)).toBe('请输入您的手机号');
  });
});

it('takes an email in place of the phone, and sends the coin', async () => {
  const changes = { phone: '', email: ' chan@farm.example ', coin: 'RVN' };
  expect(await problemOf(changes, 'phone', false)).toBeUndefined();
  expect((await read(changes)).values).toMatchObject({ phone: '', email: 'chan@farm.example', coin: 'RVN' });
  expect(await problemOf({ email: 'chan@' }, 'email')).toBe('vip:problems.emailFormat');
  expect(await problemOf({ email: 'chan@farm.example', phone: '138' }, 'phone')).toBe('vip:problems.phoneFormat');
});

it('says each problem differently, in three languages', () => {
  for (const { problems } of [en, zh, hk]) expect(new Set(Object.values(problems)).size).toBe(13);
  expect(en.problems.phoneFormat).not.toBe(hk.problems.phoneFormat);
});

it('asks for what is empty and complains of what is long', async () => {
  expect(await problemOf({ remark: long(51) }, 'remark')).toBe('vip:problems.remarkTooLong');
  expect(await problemOf({ hashrate: ' ' }, 'hashrate', false)).toBe('vip:problems.hashrateRequired');
});

describe('numbers of any country', () => {
  it.each([
    ['138 0013-8000', 'CN', '13800138000'],
    ['１３８００１３８０００', 'CN', '13800138000'],
    ['+86 138 0013 8000', 'GB', '13800138000'],
    ['008613800138000', 'CN', '13800138000'],
    ['07911 123456', 'GB', '+447911123456'],
    ['+44 7911 123456', 'CN', '+447911123456'],
    ['(415) 555-2671', 'US', '+14155552671'],
    ['5123 4567', 'HK', '+85251234567'],
    ['+85251234567', '', '+85251234567'],
  ])('%s with the country %s is sent as %s', async (phone, region, sent) => {
    vi.stubGlobal('navigator', { language: 'en' });
    const { values, errors } = await read({ phone, region });
    expect([values, errors]).toEqual([
      { name: '陈', phone: sent, email: '', coin: '', accName: '', minerType: '', hashrate: '20 PH/s', remark: '' },
      {},
    ]);
  });

  it.each([
    ['7911 123456', '', 'phoneCountry'],
    ['7911', 'GB', 'phoneForeign'],
    ['my number', 'GB', 'phoneForeign'],
    ['my number', 'CN', 'phoneFormat'],
    ['+86 1380013', 'GB', 'phoneFormat'],
    ['+112345', 'US', 'phoneForeign'],
  ] as const)('%s with the country "%s" is refused: %s', async (phone, region, problem) => {
    // A browser whose language names no country.
    vi.stubGlobal('navigator', { language: 'en' });
    expect(await sentenceOf({ phone, region }, 'phone')).toBe(zh.problems[problem]);
  });
});
