import { describe, expect, it } from 'vitest';
import { aisleFans } from '#src/features/register/cold-aisle.tsx';
import { emptyEntry, shownPhone, entryOf } from '#src/features/register/phone-step.tsx';

const good = (region: string, text: string) => ({ region, text, isReviewed: false });

describe('a number in the address', () => {
  it('is taken over as bare digits or +E.164', () => {
    expect(entryOf('13800138000')).toEqual(good('CN', '13800138000'));
    expect(entryOf('+85291234567')).toEqual(good('HK', '91234567'));
    expect(entryOf('+8613800138000')).toEqual(good('CN', '13800138000'));
  });

  it('stays whole when its country is not in the list', () => {
    expect(entryOf('+37060012345')).toEqual(good('CN', '+37060012345'));
  });

  it('may be written with blanks and hyphens', () => {
    for (const query of ['138 0013 8000', '138-0013-8000', '+86 138-0013 8000']) expect(entryOf(query)).toEqual(good('CN', '13800138000'));
    expect(entryOf('+852 9123 4567')).toEqual(good('HK', '91234567'));
  });

  it('stays in the field with its problem when it is none', () => {
    for (const text of ['abc', '123', '<script>']) expect(entryOf(text)).toEqual({ region: 'CN', text, isReviewed: true });
  });

  it('leaves the field alone when it is empty', () => {
    for (const query of ['', ' ', '-']) expect(entryOf(query)).toEqual(emptyEntry);
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
