import { describe, expect, it } from 'vitest';
import { aisleFans } from '#src/features/register/cold-aisle.model.ts';
import { emptyEntry, shownPhone, takenPhone } from '#src/features/register/register.model.ts';

const good = (region: string, text: string) => ({ region, text, isReviewed: false });

describe('a number in the address', () => {
  it('is taken over as bare digits or +E.164', () => {
    expect(takenPhone('13800138000')).toEqual(good('CN', '13800138000'));
    expect(takenPhone('+85291234567')).toEqual(good('HK', '91234567'));
    expect(takenPhone('+8613800138000')).toEqual(good('CN', '13800138000'));
  });

  it('stays whole when its country is not in the list', () => {
    expect(takenPhone('+37060012345')).toEqual(good('CN', '+37060012345'));
  });

  it('may be written with blanks and hyphens', () => {
    for (const query of ['138 0013 8000', '138-0013-8000', '+86 138-0013 8000'])
      expect(takenPhone(query)).toEqual(good('CN', '13800138000'));
    expect(takenPhone('+852 9123 4567')).toEqual(good('HK', '91234567'));
  });

  it('stays in the field with its problem when it is none', () => {
    for (const text of ['abc', '123', '<script>']) expect(takenPhone(text)).toEqual({ region: 'CN', text, isReviewed: true });
  });

  it('leaves the field alone when it is empty', () => {
    for (const query of ['', ' ', '-']) expect(takenPhone(query)).toEqual(emptyEntry);
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
