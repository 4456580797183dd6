import { describe, expect, it } from 'vitest';
import { aisleFans } from '#src/features/register/cold-aisle.model.ts';
import { shownPhone, takenPhone } from '#src/features/register/register.model.ts';

describe('a number in the address', () => {
  it('is taken over as bare digits or +E.164', () => {
    expect(takenPhone('13800138000')).toEqual({ region: 'CN', text: '13800138000' });
    expect(takenPhone('+85291234567')).toEqual({ region: 'HK', text: '91234567' });
    expect(takenPhone('+8613800138000')).toEqual({ region: 'CN', text: '13800138000' });
  });

  it('stays whole when its country is not in the list', () => {
    expect(takenPhone('+37060012345')).toEqual({ region: 'CN', text: '+37060012345' });
  });

  it('is left out when it is none', () => {
    for (const query of [undefined, '', 'abc', '123', '<script>']) expect(takenPhone(query)).toBeUndefined();
  });
});

it('shows a number with its country code', () => {
  expect(shownPhone('13800138000')).toBe('+86 13800138000');
  expect(shownPhone('+85291234567')).toBe('+85291234567');
});

it('draws the fans smaller the farther they are', () => {
  const [near, , , far] = aisleFans();
  expect(near!.ry).toBeGreaterThan(far!.ry);
  expect(near!.rx).toBeGreaterThan(far!.rx);
});
