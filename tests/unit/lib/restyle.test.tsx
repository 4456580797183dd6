import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restyle } from '#src/lib/restyle.ts';
import { settled } from '../drawn.ts';

const { dataset } = document.documentElement;
const waiting = () => [...document.querySelectorAll('[data-restyled-later]')].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `
    <main><div data-section><section id="above"></section></div><div data-section><section id="seen"></section></div>
    <div data-section><section id="below"></section></div></main><footer id="foot"></footer>`;
  // By how far the top of each is from that of the viewport.
  for (const [id, top] of Object.entries({ above: -600, seen: 0, below: 900, foot: 1400 }))
    document.querySelector(`#${id}`)!.getBoundingClientRect = () => new DOMRect(0, top, 100, 500);
});

describe('a change of every element', () => {
  it('is made at once, without fading, and what is out of sight follows behind the next frame', async () => {
    const change = vi.fn(() => expect([waiting(), dataset.restyling]).toEqual([['above', 'below', 'foot'], '']));
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    restyle(change);
    expect(change).toHaveBeenCalledTimes(1);
    await settled();
    for (const draw of frames) draw();
    expect(waiting()).toEqual(['above', 'below', 'foot']);
    await settled();
    expect([waiting(), dataset.restyling]).toEqual([[], undefined]);
  });
});
