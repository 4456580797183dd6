import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from '#tests/architecture/source-files.ts';
import { makeStore } from '#src/state/store.ts';
import { applyTextSize, textSizeAtom, textSizes } from '#src/state/text-size.ts';
import { applyTheme, themeAtom } from '#src/state/theme.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="">';
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.textSize;
  document.cookie = 'uiMode=;path=/;max-age=0';
});

function browserColour(): string | null | undefined {
  return document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
}

/** Runs the script that stands before the first paint in every page. */
function firstPaint(): void {
  new Function(read('src/app/boot/first-paint.js'))();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

describe('the theme', () => {
  it.each([
    ['dark', /:root:not\(\[data-theme='light'\]\),\s*\.zone-dark \{[^}]*--surface: (#[0-9a-f]{6})/],
    ['light', /^:root \{[^}]*--surface: (#[0-9a-f]{6})/m],
  ] as const)('%s lies on the root element, and the browser around the page has the colour of its surface', (theme, surface) => {
    applyTheme(theme);
    expect(document.documentElement.dataset.theme).toBe(theme);
    expect(browserColour()?.toLowerCase()).toBe(surface.exec(read('src/ui/tokens.css'))?.[1]);
  });

  it('that was chosen stands before the first paint, in the very colours that the page sets later', () => {
    const store = makeStore();
    store.set(themeAtom, 'light');
    firstPaint();
    const early = [document.documentElement.dataset.theme, browserColour()];
    applyTheme('light');
    expect(early).toEqual([document.documentElement.dataset.theme, browserColour()]);
  });

  it('is left alone before the first paint when nothing, or dark, was chosen', () => {
    makeStore().set(themeAtom, 'dark');
    firstPaint();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

describe('the text size', () => {
  it.each(textSizes)('of %s percent that was chosen stands before the first paint', (size) => {
    makeStore().set(textSizeAtom, size);
    firstPaint();
    expect(document.documentElement.dataset.textSize ?? '100').toBe(size);
  });

  it.each(textSizes.filter((size) => size !== '100'))('of %s percent is a rule of the style sheet', (size) => {
    applyTextSize(size);
    expect(document.documentElement.dataset.textSize).toBe(size);
    expect(read('src/ui/base.css')).toMatch(new RegExp(`html\\[data-text-size='${size}'\\] \\{\\s*font-size: ${size}%`));
  });

  it('that is garbage is ignored before the first paint', () => {
    document.cookie = 'textSize=900';
    firstPaint();
    expect(document.documentElement.dataset.textSize).toBeUndefined();
  });
});

describe('a link to a tool', () => {
  const isLinked = (address: string) => {
    delete document.documentElement.dataset.linked;
    history.replaceState(null, '', address);
    firstPaint();
    history.replaceState(null, '', '/');
    return document.documentElement.dataset.linked !== undefined;
  };

  it.each(['/tools?type=3&hashrate=200', '/tools?kwh=0.5&type=3&kwhIn=CNY', '/tools?type=2&coin=ETC&utm_source=x'])(
    '%s brings figures of its own: those of the page do not stand for them',
    (address) => expect(isLinked(address)).toBe(true),
  );

  it.each(['/tools', '/tools?type=3&q=1795870000', '/tools?type=3&part=buy&language=zh', '/tools?type=4&utm_source=x', '/?hashrate=200'])(
    '%s brings none',
    (address) => expect(isLinked(address)).toBe(false),
  );
});
