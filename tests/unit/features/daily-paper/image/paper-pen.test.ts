import { describe, expect, it } from 'vitest';
import { withGaps, wrapText } from '#src/features/daily-paper/image/paper-pen.ts';

/** Each character is one wide, a Chinese one two. */
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2E80' ? 2 : 1), 0);
const lines = (text: string, width: number) => wrapText(text, width, widthOf);

describe('the lines of a text in the picture', () => {
  it('break between words and lose none', () => {
    expect(lines('BTC difficulty set to fall 1.84% on 23 November', 16)).toEqual([
      'BTC difficulty',
      'set to fall',
      '1.84% on 23',
      'November',
    ]);
  });

  it('keep Chinese marks with the Latin word they close or open', () => {
    for (const width of [8, 10, 12, 14]) {
      const broken = lines('难度由152.27降至119.27 M。今日（UTC+8）调整，AI(BTC)。', width);
      expect(broken.filter((line) => /^[。，）]|[（]$/.test(line))).toEqual([]);
    }
  });

  it('break between Chinese characters, never in a figure, and keep marks with their words', () => {
    const text = '全网算力为1,284.29 EH/s，约40小时后（北京时间）调整。';
    const broken = lines(text, 12);
    expect(broken.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(broken.filter((line) => /^[，。）]|（$/.test(line))).toEqual([]);
    expect(broken.some((line) => line.includes('1,284.29'))).toBe(true);
    expect(Math.max(...broken.map(widthOf))).toBeLessThanOrEqual(12);
  });

  it('never begin with a mark that follows a Latin word, nor end with one that opens one', () => {
    const text = '难度由121.50 M降至119.27 M。按北京时间（UTC+8）报“BTC”，约$40。';
    for (let width = 6; width < 40; width += 1) {
      const broken = lines(text, width);
      expect(broken.filter((line) => /^[，。）”]|[（“]$/.test(line))).toEqual([]);
      expect(broken.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });

  it('give a word that is too wide a line of its own', () => {
    expect(lines('at okkong.example/daily-paper now', 8)).toEqual(['at', 'okkong.example/daily-paper', 'now']);
    expect(lines('', 8)).toEqual([]);
  });
});

describe('the gap between Chinese and Latin', () => {
  it('stands where a style sheet would put it, and nowhere else', () => {
    expect(withGaps('每TH/s约0.29元')).toBe('每\u2009TH/s\u2009约\u20090.29\u2009元');
    expect(withGaps('升1.10%至$5。BTC up 2%')).toBe('升\u20091.10%\u2009至\u2009$5。BTC up 2%');
  });
});
