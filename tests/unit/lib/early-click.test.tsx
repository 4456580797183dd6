import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInThisContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '#tests/architecture/source-files.ts';
import { replayEarlyClick } from '#src/lib/early-click.ts';

const { dataset } = document.documentElement;
let clicks = 0;

function button(inside = '') {
  document.body.innerHTML = `<div data-section ${inside}><button type="button"><b>Show more</b></button></div>`;
  const element = document.querySelector('button');
  if (!element) throw new Error('no button');
  element.addEventListener('click', () => (clicks += 1));
  return element;
}

const listen = vi.spyOn(document, 'addEventListener');
runInThisContext(readFileSync(resolve(root, 'src/app/boot/early-click.js'), 'utf8'));
const listeners = [...listen.mock.calls];
listen.mockRestore();
// The document outlives this file.
afterAll(() => listeners.forEach((listener) => document.removeEventListener(...listener)));

beforeEach(() => {
  vi.useFakeTimers();
  clicks = 0;
  delete dataset.ready;
  window.earlyClick = null;
});

describe('a click before hydration', () => {
  it('is replayed once when its section is hydrated', () => {
    const element = button();
    element.querySelector('b')?.click();
    vi.runAllTimers();
    dataset.ready = 'hydrated';
    replayEarlyClick();
    expect(clicks).toBe(1);
    document.querySelector('[data-section]')?.setAttribute('data-hydrated', '');
    replayEarlyClick();
    replayEarlyClick();
    expect(clicks).toBe(2);
  });

  it('is nobody’s where the page handled it', () => {
    dataset.ready = 'hydrated';
    button('data-hydrated').click();
    vi.runAllTimers();
    expect(window.earlyClick).toBeNull();
    replayEarlyClick();
    expect(clicks).toBe(1);
  });

  it('is forgotten when the visitor clicks elsewhere, or its button has gone', () => {
    button().click();
    vi.runAllTimers();
    document.body.click();
    vi.runAllTimers();
    expect(window.earlyClick).toBeNull();
    const gone = button('data-hydrated');
    gone.click();
    vi.runAllTimers();
    gone.remove();
    replayEarlyClick();
    expect(clicks).toBe(2);
  });
});
