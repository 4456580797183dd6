import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  cellAt,
  CELL,
  drawBins,
  drawHollow,
  drawnHall,
  HALL_HEIGHT,
  HALL_WIDTH,
  type HallCell,
} from '#src/features/landing/rig-hall.model.ts';
import { RigSection } from '#src/features/landing/rig-section.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { deviceClassAtom } from '#src/state/device.ts';
import { languageAtom } from '#src/state/language.ts';
import { fakeViewport } from '#tests/unit/lib/fake-viewport.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { click, mount, the } from '../../ui/mount.tsx';

let viewport: ReturnType<typeof fakeViewport>;
beforeEach(() => {
  viewport = fakeViewport();
});

async function stage() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['sections']);
  return makeApp(<RigSection />, { i18n });
}

const { cells, offlineCount, watched } = drawnHall();
const map = () => the<HTMLElement>('svg[role=img]');
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('section li button')];

const ramp = Array.from({ length: 8 }, (_, bin) => `var(--therm-${bin})`);

describe('the hall', () => {
  it('is drawn over its glance, not in its place: no picture changes into another before the eye', async () => {
    const { container } = await mount((await stage()).page);
    const layer = () => map().querySelector('g')?.getAttribute('class');
    // Until its cells are there the glance stands as it is.
    expect(layer()).toBeNull();
    const glance = [...map().querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await act(async () => viewport.comeNear(map()));
    const paths = [...map().querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(paths.slice(0, glance.length)).toEqual(glance);
    expect(paths.slice(glance.length)).toEqual([...drawBins(), drawHollow()]);
    expect(layer()).not.toBeNull();
    const colours = [...map().querySelectorAll('path[stroke]')].map((path) => path.getAttribute('stroke'));
    expect(colours).toEqual([...ramp, ...ramp]);
    expect(container.textContent).toContain('°C');
    // A margin around it for the mark of a rig at its edge.
    expect(map().getAttribute('viewBox')).toBe(`-4 -4 ${HALL_WIDTH + 8} ${HALL_HEIGHT + 8}`);
    const layers = [...map().querySelectorAll('g[stroke-dasharray]')];
    expect(layers.map((each) => [each.getAttribute('stroke-width'), each.getAttribute('stroke-dasharray')])).toEqual([
      ['12', '12 3'],
      ['12', '12 3'],
    ]);
  });

  it('marks on the map what is chosen in the list', async () => {
    await mount((await stage()).page);
    const pressed = () => buttons().flatMap((button, index) => (button.getAttribute('aria-pressed') === 'true' ? index : []));
    // Of the two rigs of rack 5 one alone.
    expect(pressed()).toEqual([0]);
    await click(buttons()[4]!);
    expect(pressed()).toEqual([4]);
    expect(map().textContent).toContain(watched[4]!.cell.name);
  });

  it('scrolls the mark into the middle of what a phone shows', async () => {
    await mount((await stage()).page);
    const box = map().parentElement!;
    Object.defineProperties(box, { scrollWidth: { value: 2_000 }, clientWidth: { value: 300 } });
    await click(buttons()[4]!);
    expect(box.scrollLeft).toBeCloseTo((watched[4]!.cell.x / HALL_WIDTH) * 2_000 - 150, 0);
    expect(box.scrollTop).toBe(0);
  });
});

describe('a pointer over the hall', () => {
  /** The drawing at half its size, away from the corner of the window. */
  const point = (type: string, x: number, y: number) => {
    map().getBoundingClientRect = () => new DOMRect(100, 50, (HALL_WIDTH + 8) / 2, (HALL_HEIGHT + 8) / 2);
    const place = { clientX: 100 + (x + 4) / 2, clientY: 50 + (y + 4) / 2 };
    return act(async () => map().dispatchEvent(new MouseEvent(type, { bubbles: true, ...place })));
  };
  const over = (cell: HallCell, type = 'pointermove') => point(type, cell.x + 1, cell.y + 1);
  const flag = () => [...map().querySelectorAll('text')].map((text) => text.textContent);
  const isLongRunning = (cell: HallCell) => watched.some((rig) => rig.cell === cell);
  const running = cells.find((cell) => !cell.isOffline && !isLongRunning(cell))!;
  const silent = cells.find((cell) => cell.isOffline && !isLongRunning(cell))!;

  it('shows the rig under it, and the chosen one again once it has left', async () => {
    await mount((await stage()).page);
    const chosen = [watched[0]!.cell.name, `${watched[0]!.cell.celsius} °C`];
    expect(flag()).toEqual(chosen);
    await over(running);
    expect(flag()).toEqual([running.name, `${running.celsius} °C`]);
    await point('pointermove', running.x + CELL - 1, running.y + CELL - 1);
    expect(flag()[0]).toBe(running.name);
    await over(silent, 'pointerdown');
    expect(flag()).toEqual([silent.name, 'Offline']);
    const aisle = cells.find((cell) => cell.rack === 1)!.x - CELL;
    expect(cellAt(aisle, 1)).toBeUndefined();
    await point('pointermove', aisle, 1);
    expect(flag()).toEqual(chosen);
    await over(running);
    await point('pointerout', -50, -50);
    expect(flag()).toEqual(chosen);
  });

  it('leaves the chosen rig how long it is silent', async () => {
    await mount((await stage()).page);
    await click(buttons()[3]!);
    expect(flag()).toEqual([watched[3]!.cell.name, 'No share for 42 min']);
    await over(watched[3]!.cell);
    expect(flag()).toEqual([watched[3]!.cell.name, 'No share for 42 min']);
  });

  it('marks the rig, and keeps its card inside the drawing at the side that is free', async () => {
    await mount((await stage()).page);
    const nearTheEdge = cells.find(({ x }) => x > HALL_WIDTH - 150)!;
    for (const cell of [cells[0]!, cells.at(-1)!, cells[25]!, cells.at(-26)!, nearTheEdge]) {
      await over(cell);
      expect(flag()[0]).toBe(cell.name);
      const marks = map().querySelectorAll('rect');
      expect([marks[0]?.getAttribute('x'), marks[0]?.getAttribute('y')]).toEqual([String(cell.x - 3), String(cell.y - 3)]);
      const [, x, y] = /translate\((\S+) (\S+)\)/.exec(marks[1]?.parentElement?.getAttribute('transform') ?? '') ?? [];
      const [left, top] = [Number(x), Number(y)];
      const width = Number(marks[1]?.getAttribute('width'));
      expect(width).toBe(cell.isOffline ? 158 : 104);
      expect(left >= 0 && left + width <= HALL_WIDTH && top >= 0 && top + 52 <= HALL_HEIGHT).toBe(true);
      // Beside the rig, not over it.
      expect(left >= cell.x + CELL || left + width <= cell.x).toBe(true);
    }
    // Else the card would take the pointer from the rigs under it.
    expect(map().querySelector('rect')?.parentElement?.getAttribute('pointer-events')).toBe('none');
  });
});

describe('the words around the hall', () => {
  it('count the rigs that run and those that do not, and say what the colours mean', async () => {
    const { page, store } = await stage();
    const { container } = await mount(page);
    const online = (cells.length - offlineCount).toLocaleString('en');
    const text = container.textContent;
    // Whatever the width of the line, '74万+' is not cut in two.
    expect(text.replaceAll('\u2060', '')).toContain('It manages 740,000+ rigs in 20+ countries.');
    expect(text).toContain('0\u2060+ rigs');
    expect(text).toContain(`${online} online ${offlineCount} offline`);
    expect(map().getAttribute('aria-label')).toContain(`${online} from cool blue to hot red, and ${offlineCount} hollow cells`);
    expect(text).toContain('Rig data appears after about 10 minutes.');
    const legend = [...container.querySelectorAll('span:has(> svg)')];
    expect(legend.map((part) => part.textContent)).toEqual(['40 °C90 °C', 'Offline']);
    expect([...legend[0]!.querySelectorAll('rect')].map((cell) => cell.getAttribute('fill'))).toEqual(ramp);
    // Chinese counts in ten thousands.
    await act(async () => store.set(languageAtom, 'zh'));
    expect(container.textContent).toContain('7\u20604\u2060万\u2060+ rigs in 20+ countries');
  });

  it('list the rigs that need a look, hot ones first, each by its name and state', async () => {
    await mount((await stage()).page);
    expect(buttons().map((button) => button.textContent)).toEqual(
      watched.map(({ cell, silentMinutes }) => cell.name + (silentMinutes ? `No share for ${silentMinutes} min` : `${cell.celsius} °C`)),
    );
    const states = buttons().map((button) => button.querySelector('i')?.dataset['state']);
    expect(states).toEqual(['hot', 'hot', 'hot', 'silent', 'silent', 'silent']);
  });

  it('give the keyboard a way to move the map where it may be wider than the screen, and no stop elsewhere', async () => {
    const { page, store } = await stage();
    const html = renderToString(page);
    expect(html).toMatch(/role="region" aria-label="Hall B" tabindex="0"/i);
    await mount(page);
    const stop = () => {
      const region = document.querySelector<HTMLElement>('[role="region"]');
      return region && `${region.getAttribute('aria-label')} ${region.tabIndex}`;
    };
    for (const [device, expected] of [
      ['pc', null],
      ['phone', 'Hall B 0'],
      ['pad', null],
      ['small-phone', 'Hall B 0'],
    ] as const) {
      await act(async () => store.set(deviceClassAtom, device));
      expect([device, stop()]).toEqual([device, expected]);
    }
  });
});
