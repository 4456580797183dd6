import { describe, expect, it } from 'vitest';
import { isFound, searchWord } from '#src/domain/search-word.ts';

describe('a typed search', () => {
  it('counts without blanks around it, in small letters, full-width ones too', () => {
    expect(searchWord('　Ｓ２１ ')).toBe('s21');
  });

  it('finds by every word, whatever the order and the text that holds it', () => {
    expect(isFound('bitmain s21', ['Antminer S21 200T', 'Bitmain'])).toBe(true);
    expect(isFound('bitmain m60', ['Antminer S21 200T', 'Bitmain'])).toBe(false);
    expect(isFound('  ', ['Antminer S21 200T'])).toBe(true);
  });

  it('needs no blanks, hyphens and plus signs; a plus sign that is typed counts', () => {
    expect(isFound('s21xphyd', ['Antminer S21 XP+ Hyd 500T'])).toBe(true);
    expect(isFound('s21xp+', ['Antminer S21 XP+ Hyd 500T'])).toBe(true);
    expect(isFound('s21xp+', ['Antminer S21 XP Hyd 473T'])).toBe(false);
    expect(isFound('x16q', ['X16-Q 1950M'])).toBe(true);
    expect(isFound('x16-q', ['X16-Q 1950M'])).toBe(true);
    expect(isFound('s21-xp', ['Antminer S21 XP 270T'])).toBe(true);
  });

  it('does not read one text on into the next', () => {
    expect(isFound('200tbit', ['S21 200T', 'Bitmain'])).toBe(false);
  });

  it('takes Chinese and Latin without a blank between for two words', () => {
    expect(isFound('蚂蚁Ｓ２１', ['Antminer S21 200T', '蚂蚁矿机'])).toBe(true);
    expect(isFound('神马s21', ['Antminer S21 200T', '蚂蚁矿机'])).toBe(false);
  });
});
