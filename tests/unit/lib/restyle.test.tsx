import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restyle } from '#src/lib/restyle.ts';
import { settled } from '../drawn.ts';
import { fakeViewport } from './fake-viewport.ts';

const { dataset } = document.documentElement;
let viewport: ReturnType<typeof fakeViewport>;

/** A section or the footer, by how far its top is from that of the viewport; all are 500 px high. */
const part = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
const waiting = () => [...document.querySelectorAll('[data-restyled-later]')].map(({ id }) => id);

beforeEach(async () => {
  viewport = fakeViewport();
  document.body.innerHTML = `
    <main><div data-section><section id="above"></section></div><div data-section><section id="seen"></section></div>
    <div data-section><section id="below"></section></div></main><footer id="foot"></footer>`;
  for (const [id, top] of Object.entries({ above: -600, seen: 0, below: 900, foot: 1400 }))
    part(id).getBoundingClientRect = () => new DOMRect(0, top, 100, 500);
});

describe('a change of every element', () => {
  it('is made at once, without fading; what is out of sight follows part by part when the browser is idle', async () => {
    const change = vi.fn(() => expect([waiting(), dataset.restyling]).toEqual([['above', 'below', 'foot'], '']));
    restyle(change);
    expect(change).toHaveBeenCalledTimes(1);
    for (const left of [['above', 'below', 'foot'], ['below', 'foot'], ['foot'], []]) {
      await settled();
      viewport.becomeIdle();
      await settled();
      expect([waiting(), dataset.restyling]).toEqual([left, undefined]);
    }
  });
});
