import { beforeEach, describe, expect, it, vi } from 'vitest';

const { dataset } = document.documentElement;
let arrive: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  delete dataset.fonts;
  delete dataset.kiosk;
  const come = new Promise<void>((resolve) => (arrive = resolve));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => come } });
});

/** The fonts come so long after the first paint. */
async function fontsAfter(ms: number) {
  const fonts = await import('#src/page-start/web-fonts.ts');
  const switched = fonts.switchFontsOn();
  fonts.switchLateFontsOn();
  expect(dataset.fonts).toBeUndefined();
  vi.advanceTimersByTime(ms);
  arrive();
  await switched;
  return fonts;
}

describe('the web fonts', () => {
  it('are on as soon as they are there, while nothing is read yet', async () => {
    await fontsAfter(900);
    expect(dataset.fonts).toBe('on');
  });

  it('that come later wait for the next page', async () => {
    const { switchLateFontsOn } = await fontsAfter(1_100);
    expect(dataset.fonts).toBe('late');
    switchLateFontsOn();
    expect(dataset.fonts).toBe('on');
  });

  it('are never too late for a kiosk', async () => {
    dataset.kiosk = '';
    await fontsAfter(5_000);
    expect(dataset.fonts).toBe('on');
  });
});
