import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '#src/app/parse-search.ts';
import { Route } from '#src/routes/register.tsx';

const validate = Route.options.validateSearch as { parse: (search: unknown) => { phone?: string | number } };
const phoneOf = (query: string) => validate.parse(parseSearch(query)).phone;

describe('the phone of the registration page', () => {
  it('keeps a +, escaped or not', () => {
    for (const query of ['?phone=%2B85212345678', '?phone=+85212345678', '?phone= 85212345678'])
      expect(phoneOf(query)).toBe('+85212345678');
  });

  it('takes bare digits as they are', () => {
    expect(phoneOf('?phone=13800138000')).toBe(13_800_138_000);
  });

  it('takes blanks and hyphens, and what is no number, as they came: the page judges', () => {
    for (const query of ['?phone=138+0013+8000', '?phone=138%200013%208000']) expect(phoneOf(query)).toBe('138 0013 8000');
    expect(phoneOf('?phone=138-0013-8000')).toBe('138-0013-8000');
    expect(phoneOf('?phone=12a45')).toBe('12a45');
  });

  it('leaves out what no field would hold', () => {
    for (const query of ['', `?phone=${'1a'.repeat(17)}`, '?phone=1.5', '?phone=true']) expect(phoneOf(query)).toBeUndefined();
  });
});

it('reads every other value as the router does', () => {
  expect(parseSearch('?type=3&id=vip&q=1')).toEqual({ type: 3, id: 'vip', q: 1 });
});

it('leaves a code the text that it is, there and back', () => {
  for (const code of ['662E41', '723421968459640832', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '00138001380', '1e3', '1.50']) {
    expect(parseSearch(`?code=${code}`)).toEqual({ code });
    expect(stringifySearch({ code })).toBe(`?code=${code}`);
  }
  for (const search of [{ q: '12' }, { q: 12 }, { q: 'true' }, { q: '+852' }]) expect(parseSearch(stringifySearch(search))).toEqual(search);
});
