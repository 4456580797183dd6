import { expect, it, vi } from 'vitest';
import { AffiliateBand } from '#src/features/affiliate/affiliate-band.tsx';
import { affiliateProgramEvent } from '#src/features/affiliate/affiliate-program.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount, the } from '#tests/unit/ui/mount.tsx';

async function open() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['sections']);
  const { page } = await makeApp(<AffiliateBand />, { i18n, paths: ['/', '/affiliate'] });
  return mount(page);
}
const call = () => {
  const event = new CustomEvent(affiliateProgramEvent, { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('says what the miners keep and what the visitor gets, beside a drawing to scale', async () => {
  await open();
  const band = the('#AffiliateProgram');
  // Only a band that opens its page stands under the header.
  expect(band.hasAttribute('data-page-head')).toBe(false);
  expect(document.getElementById(band.getAttribute('aria-labelledby')!)?.textContent).toBe('They keep it all. You earn 0.5% on top.');
  expect(band.textContent).toMatch(/^0\.5%They keep it all/);
  expect([...band.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['How it works', '/affiliate'],
  ]);
  expect(band.textContent).toContain('Invite miners and the pool pays you 0.5% of their income.');
  expect([...the('figcaption').children].map(({ textContent }) => textContent)).toEqual([
    '200 cells: their income, in full',
    '1 cell: your reward, paid by the pool',
  ]);
  expect(the('[role=img]').getAttribute('aria-label')).toBe(
    "To scale: 200 cells for the invited miner's income, and one extra cell for you",
  );
  expect(the('[role=img]').closest('[aria-hidden]')).toBeNull();
  expect([...document.querySelectorAll('[role=img] svg')].map((shape) => shape.ariaHidden)).toEqual(['true', 'true']);
});

it('draws 200 cells and one in each of its two shapes, all of them within the drawing', async () => {
  await open();
  const shapes = [...document.querySelectorAll('[role=img] svg')].map((drawing) => {
    const [income, reward] = [...drawing.querySelectorAll('path')];
    const rows = income!.getAttribute('d')!.match(/h(\d+)/g)!;
    const [dash, gap] = income!.getAttribute('stroke-dasharray')!.split(' ').map(Number) as [number, number];
    const cells = rows.reduce((sum, row) => sum + Number(row.slice(1)) / (dash + gap), 0);
    const bottom = Number(/M0 ([\d.]+)h\d+$/.exec(income!.getAttribute('d')!)![1]) + dash / 2;
    const height = Number(drawing.getAttribute('viewBox')!.split(' ')[3]);
    return [rows.length, cells, height - bottom, reward!.getAttribute('d')!.split(' ')[1]!.split('h')[0] === String(height - dash)];
  });
  expect(shapes).toEqual([
    [4, 200, 0, true],
    [8, 200, 0, true],
  ]);
});

it('comes into view at once, and no longer listens once it is gone', async () => {
  const { rerender } = await open();
  const scroll = vi.spyOn(the('#AffiliateProgram'), 'scrollIntoView');
  expect(call()).toBe(true);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
  await rerender(null);
  expect(call()).toBe(false);
});
