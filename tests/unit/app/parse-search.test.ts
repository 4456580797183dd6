import { describe, expect, it } from 'vitest';
import { parseSearch } from '#src/app/parse-search.ts';
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

  it('leaves out what is no number', () => {
    for (const query of ['', '?phone=', '?phone=+', '?phone=++852123', '?phone= 12a45', '?phone=123'])
      expect(phoneOf(query)).toBeUndefined();
  });
});

it('reads every other value as the router does', () => {
  expect(parseSearch('?type=3&id=vip&q=1')).toEqual({ type: 3, id: 'vip', q: 1 });
});
