import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('index.html', 'utf8');
const code = readFileSync('src/app/boot/old-browser.js', 'utf8');

/** The page as such a browser reads it, in a document of its own: the listener must not outlive the test. */
function open(dialog: unknown): HTMLElement | null {
  const opened = document.implementation.createHTMLDocument();
  opened.body.innerHTML = /<p id="old-browser".*<\/p>/.exec(page)?.[0] ?? '';
  new Function('window', 'document', code)({ HTMLDialogElement: dialog }, opened);
  opened.dispatchEvent(new Event('DOMContentLoaded'));
  return opened.querySelector<HTMLElement>('[role=alert]');
}

describe('a browser without dialogs', () => {
  it('is the only one that is told', () => {
    expect(open({ prototype: { showModal: () => undefined } })?.hidden).toBe(true);
  });

  it.each([undefined, { prototype: {} }])('is told, without a style sheet (%j)', (dialog) => {
    const notice = open(dialog);
    expect(notice?.hidden).toBe(false);
    expect(notice?.style.position).toBe('fixed');
  });
});
