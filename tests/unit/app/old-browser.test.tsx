import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageRows, languages } from '#src/contracts/languages.ts';

const code = readFileSync('src/app/boot/old-browser.js', 'utf8');
const sentence = () => document.querySelector('[role=alert]')?.textContent;

function open(dialog: unknown, lang = 'en'): void {
  vi.stubGlobal('HTMLDialogElement', dialog);
  document.documentElement.lang = lang;
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
    expect(sentence()).toBeUndefined();
  });

  it.each([undefined, { prototype: {} }])('is told which browsers this site works in (%j)', (dialog) => {
    open(dialog);
    expect(sentence()).toContain('Safari 16.4');
  });

  it('is told in the language of the page', () => {
    const told = languages.map((language) => {
      document.body.textContent = '';
      open(undefined, languageRows[language].tag);
      return sentence();
    });
    expect(new Set(told).size).toBe(languages.length);
  });
});
