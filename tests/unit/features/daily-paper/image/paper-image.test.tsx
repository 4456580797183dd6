import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeStored } from '#src/lib/storage.ts';
import type { NewsCoin } from '#src/contracts/content.ts';
import type { Language } from '#src/contracts/languages.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import { paperImage } from '#src/features/daily-paper/image/paper-image.ts';
import { EDGE, RIGHT, type Sheet } from '#src/features/daily-paper/image/paper-pen.ts';
import { paperOf, type Story } from '#src/features/daily-paper/paper.model.ts';
import { makeFormats } from '#src/i18n/formats.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { qrCode } from '#src/lib/qr-code.ts';
import { markPaths } from '#src/ui/mark-paths.ts';
import { newsChain, newsCoin } from '../samples.ts';
import { settled } from '#tests/unit/drawn.ts';
import { until } from '#tests/until.ts';

beforeEach(() => void writeStored('currency', 'CNY'));

interface Mark {
  kind: 'text' | 'box' | 'fill' | 'stroke' | 'icon';
  /** A text, a path, or the address of an icon. */
  what: string;
  x: number;
  y: number;
  width: number;
  height: number;
  ink: string;
  font: string;
  align: string;
}

let marks: Mark[];

/** A canvas that keeps what it is told to draw, and the paths and icons that jsdom lacks. */
function fakeCanvas(): CanvasRenderingContext2D {
  const state = { font: '', fillStyle: '', strokeStyle: '', textAlign: 'left' };
  const sizeOf = () => Number(/(\d+)px/.exec(state.font)?.[1] ?? 0);
  const mark = (kind: Mark['kind'], what: string, [x, y, width = 0, height = 0]: number[], ink = state.fillStyle) =>
    void marks.push({ kind, what, x: x ?? 0, y: y ?? 0, width, height, ink, font: state.font, align: state.textAlign });
  return Object.assign(state, {
    measureText(text: string) {
      measured.add(plain(text));
      return { width: (text.length * sizeOf()) / 2 };
    },
    fillText: (text: string, x: number, y: number) => mark('text', plain(text), [x, y]),
    fillRect: (...place: number[]) => mark('box', '', place),
    fill: (path?: { d: string; place: number[] }) => mark('fill', path?.d ?? 'disc', path?.place ?? disc),
    stroke: (path: { d: string; place: number[] }) => mark('stroke', path.d, path.place, state.strokeStyle),
    beginPath: () => void (disc = []),
    arc: (x: number, y: number, radius: number, from: number, to: number) => void disc.push(x, y, radius, to - from),
    drawImage: (icon: HTMLImageElement, ...place: number[]) => mark('icon', icon.getAttribute('src') ?? '', place),
  }) as unknown as CanvasRenderingContext2D;
}
let disc: number[] = [];
/** Every text whose width was asked for. */
const measured = new Set<string>();
const plain = (text: string) => text.replaceAll(/[\u2009\u00A0\u202F]/g, ' ');

beforeEach(() => {
  marks = [];
  measured.clear();
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => ` ${name}, serif` }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => fakeCanvas() as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['picture'], { type: type ?? '' })));
  vi.stubGlobal(
    'DOMMatrix',
    class {
      constructor(readonly parts: number[]) {}
    },
  );
  vi.stubGlobal(
    'Path2D',
    class {
      place: number[] = [];
      constructor(public d = '') {}
      addPath(path: { d: string }, { parts: [scaleX = 0, , , scaleY = 0, x = 0, y = 0] }: { parts: number[] }) {
        Object.assign(this, { d: path.d, place: [x, y, scaleX, scaleY] });
      }
    },
  );
  HTMLImageElement.prototype.decode = vi.fn(async () => undefined);
  Object.assign(document, { fonts: { load: vi.fn(async () => []) } });
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'));
});

const stories = [
  { title: 'Difficulty set to rise', summary: 'By 1.10% in four days.' },
  { title: 'KAS leads the day', summary: 'Up 3.92%.' },
];
const address = 'https://pool.example/daily-paper';
const madeAtMs = Date.parse('2026-11-20T18:40:00Z');

interface Changes extends Partial<Pick<Sheet, 'isSimulated' | 'currency'>> {
  coins?: NewsCoin[];
  news?: readonly Story[];
  language?: Language;
}
async function sheetOf({ coins = [newsCoin()], news = stories, language = 'en', ...changes }: Changes = {}): Promise<Sheet> {
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, ['daily-paper']);
  const paper = paperOf({ date: '2026-11-21', coins, news: [...news] }, madeAtMs);
  return {
    paper,
    chain: paper.chains[0],
    madeAtMs,
    isSimulated: true,
    address,
    currency: 'USD',
    formats: makeFormats('en-GB'),
    t: i18n.getFixedT(language, 'daily-paper'),
    common: i18n.getFixedT(language, 'common'),
    ...changes,
  };
}
const pictureOf = async (changes?: Changes) => paperImage(await sheetOf(changes));
const texts = () => marks.filter(({ kind }) => kind === 'text');
const found = (part: string | RegExp) => {
  const mark = texts().find(({ what }) => (typeof part === 'string' ? what === part : part.test(what)));
  if (!mark) throw new Error(`nothing says ${part}`);
  return mark;
};
/** Where each of these texts stands, of several the first, from the top. */
const tops = (...parts: (string | RegExp)[]) => parts.map((part) => found(part).y);
/** Each larger than the one before. */
const isRising = (values: readonly number[]) => values.every((value, index) => index === 0 || value > values[index - 1]!);

describe("the newspaper's picture", () => {
  it('is a PNG 1080 pixels wide on the ground of the page, and as tall as what stands on it', async () => {
    const picture = await pictureOf();
    expect(picture.type).toBe('image/png');
    const { width, height } = vi.mocked(HTMLCanvasElement.prototype.getContext).mock.contexts[0] as HTMLCanvasElement;
    expect(width).toBe(1080);
    expect(marks[0]).toMatchObject({ kind: 'box', x: 0, y: 0, width: 1080, height, ink: '--raised, serif' });
    const last = Math.max(...marks.slice(1).map(({ y, kind, height: tall }) => y + (kind === 'box' ? tall : 0)));
    expect(height).toBeGreaterThanOrEqual(last + EDGE / 2);
    expect(height).toBeLessThanOrEqual(last + 2 * EDGE);
  });

  it('has its parts from the top: name and day, figures, headlines, chart, table, foot', async () => {
    await pictureOf();
    const parts = tops(
      'OKKONG Daily',
      'Network hashrate',
      '1.24%',
      stories[0]!.title,
      stories[1]!.title,
      stories[1]!.summary,
      'BTC price, 2 days',
      'Price (USD)',
      /^Data as of/,
    );
    expect(isRising(parts)).toBe(true);
    expect(isRising(tops('Saturday', '21 November 2026', 'Beijing day (UTC+8)'))).toBe(true);
    expect(['OKKONG Daily', 'Saturday'].map((part) => found(part).font.split(' ')[0])).toEqual(['condensed', '400']);
    const [day, zone] = [found('Saturday'), found('Beijing day (UTC+8)')];
    expect(day).toMatchObject({ x: EDGE, align: 'left', font: zone.font, ink: '--muted, serif' });
    expect(found('OKKONG Daily').ink).toBe('--text, serif');
    expect(texts().filter(({ what }) => what === stories[0]!.title)).toHaveLength(1);
    const [title, summary] = tops(stories[0]!.title, stories[0]!.summary);
    expect(title).toBeLessThan(summary!);
    const halves = marks.filter(({ what }) => what === markPaths.left || what === markPaths.right);
    // 76 pixels of a grid of 64, in the upper right corner.
    const place = { x: RIGHT - 76, y: EDGE + 20, width: 76 / 64, height: 76 / 64, ink: '--text, serif' };
    expect(halves).toMatchObject([place, place]);
    const eyes = marks.filter(({ what }) => what === 'disc').slice(0, 2);
    expect(eyes).toMatchObject([{ ink: '--chart-1, serif' }, { ink: '--ember-fill, serif' }]);
    for (const { x, y, width, height } of eyes) {
      expect(x - width).toBeGreaterThan(place.x);
      expect(x + width).toBeLessThan(RIGHT);
      expect([y, height]).toEqual([place.y + 38, 2 * Math.PI]);
    }
    expect(isRising(eyes.map(({ x }) => x))).toBe(true);
    const rules = marks.filter(({ kind, width, ink }) => kind === 'box' && width > 900 && ink === '--text, serif');
    for (const { x, width } of rules) expect([x, x + width]).toEqual([EDGE, RIGHT]);
  });

  it('says in its head and foot that figures are simulated, and of others nothing', async () => {
    await pictureOf();
    expect(found('Simulated data')).toMatchObject({ x: RIGHT, align: 'right' });
    expect(found(/^All figures come from/).y).toBeGreaterThan(found(/^Data as of/).y);
    marks = [];
    await pictureOf({ isSimulated: false });
    expect(
      texts()
        .map(({ what }) => what)
        .join(' '),
    ).not.toMatch(/Simulated|All figures come from/);
  });

  it('tells when its figures were made, by the clock of Beijing, what they are worth, and where the newest are', async () => {
    await pictureOf();
    expect(found(/^Data as of/).what).toBe('Data as of 21 November 2026, 02:40 Beijing time (UTC+8)');
    expect(found(/^Estimates are before/)).toBeDefined();
    expect(found('pool.example/daily-paper').y).toBeGreaterThan(found(/^Estimates are before/).y);
    const code = marks.find(({ what }) => what === qrCode(address).path)!;
    const ground = marks[marks.indexOf(code) - 1]!;
    expect(ground).toMatchObject({
      kind: 'box',
      x: code.x,
      y: code.y,
      width: qrCode(address).edge * code.width,
      ink: '--on-accent, serif',
    });
    expect(code).toMatchObject({ ink: '--on-ember, serif', x: RIGHT - ground.width });
    expect(Number.isInteger(code.width)).toBe(true);
  });

  it('has the figures of the first coin under their names, each in its column, with the wait for the next difficulty', async () => {
    await pictureOf();
    const columns = [
      ['BTC', '$95,412.30'],
      ['Network hashrate', '1084.20 EH/s'],
      ['Difficulty', '152.27 T'],
      ['Next difficulty', '153.94 T'],
    ].map(([name, figure]) => [found(name!), found(figure!)] as const);
    for (const [name, figure] of columns) expect([figure.x, figure.y > name.y]).toEqual([name.x, true]);
    const lefts = columns.map(([{ x }]) => x);
    expect(isRising(lefts)).toBe(true);
    expect(found('1.24%')).toMatchObject({ ink: '--positive, serif' });
    expect(found('1.24%').x).toBeLessThan(lefts[1]!);
    expect(found('1.10%')).toMatchObject({ ink: '--muted, serif' });
    expect(found('on 25 Nov').x).toBeGreaterThan(found('1.10%').x);
    expect(found('on 25 Nov').x).toBeGreaterThan(lefts[3]!);
    // A thin rule between each two of them.
    const between = marks.filter(({ kind, width, height }) => kind === 'box' && width === 1 && height > 1);
    expect(between.map(({ x }) => x + 20)).toEqual(lefts.slice(1));
  });

  it('has each coin under the names of the columns, with its icon where that loaded', async () => {
    HTMLImageElement.prototype.decode = vi.fn(function (this: HTMLImageElement) {
      return this.src.endsWith('/btc.svg') ? Promise.resolve() : Promise.reject(new DOMException('', 'EncodingError'));
    });
    await pictureOf({ coins: [newsCoin(), newsCoin({ coinType: 9, price: 88_000, priceIncrRatio: -0.02 })] });
    const heads = ['Coin', 'Price (USD)', 'Network hashrate', 'Difficulty', 'Estimated daily income'];
    const rowTops = ['BTC', 'AI(BTC)'].map((symbol) => texts().findLast(({ what }) => what === symbol)!.y);
    expect(isRising(rowTops)).toBe(true);
    const first = texts().filter(({ y }) => y < rowTops[0]! && y > rowTops[0]! - 30);
    expect(first.map(({ what }) => what)).toEqual(['$95,412.30', '1084.20 EH/s', '152.27 T', '$40.10']);
    const headOf = (name: string) => texts().findLast(({ what }) => what === name)!.x;
    expect(first.map(({ x }) => x)).toEqual(heads.slice(1).map(headOf));
    expect(headOf('24 h')).toBe(headOf('Price (USD)'));
    expect(headOf('Next difficulty')).toBe(headOf('Difficulty'));
    const [price, change] = [texts().findLast(({ what }) => what === 'Price (USD)')!, texts().findLast(({ what }) => what === '24 h')!];
    expect(change.y).toBeGreaterThan(price.y);
    expect(found('Coin')).toMatchObject({ x: EDGE, y: price.y, align: 'left' });
    const second = texts().filter(({ y }) => y > rowTops[0]! && y < rowTops[0]! + 30);
    expect(second.map(({ what }) => what)).toEqual(['1.24%', 'on 25 Nov', '1.10%', '153.94 T', '0.00042000 BTC per PH/s']);
    expect(found('$40.10').ink).toBe('--ember, serif');
    // A difficulty is neither gain nor loss.
    expect(new Set(texts().flatMap(({ what, ink }) => (what === '1.10%' ? ink : [])))).toEqual(new Set(['--muted, serif']));
    // The icon beside its symbol, both between the row's own rule and the next.
    const icons = marks.filter(({ kind }) => kind === 'icon');
    const symbol = texts().findLast(({ what }) => what === 'BTC')!;
    expect(icons).toMatchObject([{ what: '/coins/btc.svg', x: EDGE, width: 36, height: 36 }]);
    expect(isRising([rowTops[0]! - 47, icons[0]!.y, symbol.y, icons[0]!.y + 36])).toBe(true);
    expect(symbol.x).toBeGreaterThan(EDGE + 36);
    const rules = marks.filter(({ kind, x, width }) => kind === 'box' && x === EDGE && width === RIGHT - EDGE).map(({ y }) => y);
    expect(rules).toEqual(expect.arrayContaining(rowTops.map((y) => y - 47)));
    // What it becomes, by how much, and when.
    const lefts = ['153.94 T', '1.10%', 'on 25 Nov'].map((part) => second.find(({ what }) => what === part)!.x);
    expect(isRising(lefts)).toBe(true);
    // Arrow and percent end where the price above them ends; in the strip they begin where it begins.
    expect(isRising([EDGE, found('1.24%').x, second[0]!.x, headOf('24 h')])).toBe(true);
    expect(found('2.00%').ink).toBe('--negative, serif');
  });

  it('has an arrow with its tip up at a rise, down at a fall, and none where nothing moved', async () => {
    const arrowOf = async (priceIncrRatio: number | null) => {
      marks = [];
      await pictureOf({ coins: [newsCoin({ priceIncrRatio, nextdiff: null })], news: [] });
      const [path] = marks.filter(({ kind, what }) => kind === 'fill' && /^M[\d.]+ [\d.]+h/.test(what) && !what.includes('v1h'));
      const [, foot, tip] = /^M\S+ (\S+?)h\S+?L\S+ (\S+?)z/.exec(path?.what ?? '') ?? [];
      return path && Math.sign(Number(tip) - Number(foot));
    };
    expect([await arrowOf(0.01), await arrowOf(-0.01), await arrowOf(0), await arrowOf(null)]).toEqual([-1, 1, undefined, undefined]);
    expect(texts().filter(({ what }) => what === '–')).toHaveLength(2);
    await arrowOf(0);
    expect(texts().flatMap(({ what, ink }) => (what === '0.00%' ? ink : []))).toEqual(['--muted, serif', '--muted, serif']);
    // Of Bitcoin there is a forecast, which this response does not tell; of Ethereum Classic there is none.
    expect(texts().filter(({ what }) => what === 'no forecast')).toEqual([]);
    expect(texts().filter(({ what }) => what === '--').length).toBeGreaterThanOrEqual(2);
    marks = [];
    await pictureOf({ coins: [newsCoin({ coinType: coinBySymbol('ETC')!.id, nextdiff: null })], news: [] });
    expect(texts().filter(({ what }) => what === 'no forecast')).toHaveLength(2);
  });

  it('writes an income of two coins in two lines, where one would be too small to read', async () => {
    await pictureOf({
      coins: [newsCoin({ coinType: 4, dayIncomeUnit: 'GH/s' }), newsCoin({ coinType: 6, dayIncomeUnit: 'GH/s' })],
      news: [],
    });
    const [first, second] = [found(/^[\d.]+ LTC \+$/), found(/^[\d.]+ DOGE per GH\/s$/)];
    expect(second.y - first.y).toBeGreaterThan(15);
  });

  it('draws the prices between their days, with the values of its grid beside it and a dot at the end', async () => {
    await pictureOf({ coins: [newsCoin({ prices: [0.08, 0.083, 0.0812] })] });
    const [title, money] = [found('BTC price, 3 days'), found(/^US dollars/)];
    expect(money.y).toBe(title.y);
    expect(money.x).toBeGreaterThan(title.x + (title.what.length * 25) / 2);
    const line = marks.find(({ kind }) => kind === 'stroke')!;
    expect(line.ink).toBe('--chart-2, serif');
    const [from, to] = [found('19 Nov'), found('21 Nov')];
    expect(from.x).toBe(line.x);
    expect(to).toMatchObject({ x: RIGHT, align: 'right' });
    const values = texts().filter(({ what, x }) => /^0\.08\d*$/.test(what) && x < line.x);
    expect(values.length).toBeGreaterThanOrEqual(3);
    expect(values.map(({ what }) => what)).toEqual(
      values
        .map(({ what }) => what)
        .toSorted()
        .toReversed(),
    );
    expect(isRising(values.map(({ y }) => y))).toBe(true);
    const dot = marks.findLast(({ kind, what }) => kind === 'fill' && what === 'disc')!;
    expect(dot).toMatchObject({ ink: '--chart-2, serif', height: 2 * Math.PI });
    const [, endX = 0, endY = 0] = (/L([\d.]+) ([\d.]+)$/.exec(line.what) ?? []).map(Number);
    expect([dot.x, dot.y].map(Math.round)).toEqual([line.x + endX * line.width, line.y + endY * line.height].map(Math.round));
    marks = [];
    await pictureOf({ coins: [newsCoin({ coinType: 34, prices: [1] })] });
    expect(marks.filter(({ kind }) => kind === 'stroke')).toEqual([]);
    expect(texts().some(({ what }) => what.includes(' price, '))).toBe(false);
    // In the strip and in its row.
    expect(texts().filter(({ what }) => what === 'KAS')).toHaveLength(2);
    expect(isRising(tops(stories[1]!.summary, 'Price (USD)'))).toBe(true);
  });

  it('tells of the chain between price and table: hash price, figures, adjustments; of none where the pool does not', async () => {
    await pictureOf({ coins: [newsCoin({ chain: newsChain() })] });
    const parts = tops(
      'BTC price, 2 days',
      'BTC hash price, 2 days',
      'Hash price per day',
      '$41.03',
      'Difficulty period',
      'Last adjustments',
      'Price (USD)',
    );
    expect(isRising(parts)).toBe(true);
    expect(found('9 Nov').y).toBe(found('2.24%').y);
    expect(found('26 Oct').x).toBeGreaterThan(found('2.24%').x);
    expect(found('12 April 2028').what).toBeDefined();
    marks = [];
    await pictureOf();
    expect(texts().some(({ what }) => /hash price|adjustments/i.test(what))).toBe(false);
  });

  it('says that there are no headlines, and stands without any coin', async () => {
    await pictureOf({ news: [], coins: [] });
    expect(found(/^No headlines today/)).toBeDefined();
    expect(texts().some(({ what }) => what === 'Estimated daily income')).toBe(true);
    expect(texts().some(({ what }) => /[$¥]/.test(what))).toBe(false);
  });

  it('says of DOGE where its income is counted, and of a coin without an income that it has none', async () => {
    const ltc = newsCoin({ coinType: 4, dayIncome: 0.000_001, dayIncomeUnit: 'MH/s' });
    await pictureOf({ coins: [ltc, newsCoin({ ...ltc, coinType: 6 }), newsCoin({ coinType: 7 })] });
    expect([found(/per GH\/s ·$/).x, found('counted in LTC').x]).toEqual([RIGHT, RIGHT]);
    expect(found('none')).toMatchObject({ x: RIGHT, align: 'right' });
  });

  it('sets a long headline in lines under each other, and the next story under all of them', async () => {
    const summary = 'The network is larger than ever before. '.repeat(12).trim();
    await pictureOf({ news: [{ title: 'Up', summary }, stories[1]!] });
    const lines = texts().filter(({ what }) => what !== '' && summary.includes(what));
    expect(lines.map(({ what }) => what).join(' ')).toBe(summary);
    expect(lines.length).toBeGreaterThan(3);
    expect(isRising([...lines.map(({ y }) => y), found(stories[1]!.title).y])).toBe(true);
  });

  it('sets Chinese with a thin gap before and after Latin, and measures it so', async () => {
    await pictureOf({ language: 'zh', isSimulated: false });
    const all = texts().map(({ what }) => what);
    expect(all.some((text) => /\p{Script=Han} [A-Za-z0-9]/u.test(text))).toBe(true);
    expect(all.filter((text) => /\p{Script=Han}[A-Za-z0-9]/u.test(text))).toEqual([]);
    expect(all.filter((text) => !measured.has(text))).toEqual([]);
  });

  it('has room for the whole code, also where less is written beside it', async () => {
    await pictureOf({ language: 'zh', isSimulated: false });
    const [ground, code] = [marks[0]!, marks.findLast(({ ink }) => ink === '--on-accent, serif')!];
    expect(ground.height).toBeGreaterThan(code.y + code.height + EDGE / 2);
  });

  it('sets a text smaller that is wider than its place', async () => {
    const sizeOf = (part: string) => Number(/(\d+)px/.exec(texts().findLast(({ what }) => what === part)!.font)?.[1]);
    await pictureOf({ coins: [newsCoin(), newsCoin({ coinType: 34, price: 123_456_789_012.5 })] });
    expect(sizeOf('$123,456,789,012.50')).toBeLessThan(sizeOf('$95,412.30'));
    // One that is narrower is not set larger.
    expect(sizeOf('$95,412.30')).toBe(21);
  });
});

describe("the making of the newspaper's picture", () => {
  it('loads the fonts of the page first, and waits for none that does not come', async () => {
    await pictureOf();
    const asked = vi.mocked(document.fonts.load).mock.calls.map(([font]) => font);
    expect(asked).toEqual(['20px --font-sans', 'condensed 20px --font-sans', '20px --font-mono']);
    vi.mocked(document.fonts.load).mockReturnValue(new Promise(() => undefined));
    const sheet = await sheetOf();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const picture = paperImage(sheet);
    vi.advanceTimersByTime(400);
    await expect(picture).resolves.toBeInstanceOf(Blob);
  });

  it('is made although a font fails', async () => {
    vi.mocked(document.fonts.load).mockRejectedValue(new Error('no font'));
    await expect(pictureOf()).resolves.toBeInstanceOf(Blob);
  });

  it('waits for icons that are slow', async () => {
    let arrive = () => {};
    const decoded = new Promise<void>((resolve) => (arrive = resolve));
    HTMLImageElement.prototype.decode = vi.fn(() => decoded);
    const picture = pictureOf();
    await until(() => expect(HTMLImageElement.prototype.decode).toHaveBeenCalled());
    await settled();
    arrive();
    await picture;
    expect(marks.filter(({ kind }) => kind === 'icon')).toHaveLength(1);
  });

  it('fails where the browser has no canvas, or makes no file of it', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await expect(pictureOf()).rejects.toThrow('no picture');
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await expect(pictureOf()).rejects.toThrow('no canvas');
  });
});
