import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

const page = readFileSync('index.html', 'utf8');
const code = readFileSync('src/app/boot/old-browser.js', 'utf8');
const notice = () => document.querySelector<HTMLElement>('[role=alert]');

function open(dialog: unknown): void {
  vi.stubGlobal('HTMLDialogElement', dialog);
  document.body.innerHTML = /<p id="old-browser".*<\/p>/.exec(page)?.[0] ?? '';
  new Function(code)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.textContent = '';
});

describe('a browser without dialogs', () => {
  it('is the only one that is told', () => {
    open({ prototype: { showModal: () => undefined } });
    expect(notice()?.hidden).toBe(true);
  });

  it.each([undefined, { prototype: {} }])('is told, without a style sheet (%j)', (dialog) => {
    open(dialog);
    expect(notice()?.hidden).toBe(false);
    expect(notice()?.style.position).toBe('fixed');
  });
});
