import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { farmPlacesAtom } from '#src/features/overview/places/farm-places.atoms.ts';
import { removeStored } from '#src/lib/storage.ts';
import { user } from '#tests/unit/user.ts';
import { open } from './farm-stage.tsx';
import { madeAt, sampleFarm } from './samples.ts';

const seconds = madeAt / 1000;
const worker = (name: string, hashrate = 100) => ({
  name,
  hashrate,
  hashrate24h: 100,
  lastShareTime: seconds - (hashrate > 0 ? 30 : 3600),
});
const rows = [worker('A1-1'), worker('A1-2', 50), worker('A2-1'), worker('B1-1', 0), worker('B1-2', 0), worker('spare')];
const page = (workers: readonly unknown[] = rows) => open({ detail: sampleFarm({ workers }) });
const plan = () => screen.getByRole('region', { name: 'Plan of places' });

beforeEach(() => {
  vi.useFakeTimers({ now: madeAt, toFake: ['Date'] });
  void removeStored('farm-places');
});
afterEach(() => vi.useRealTimers());

describe('the plan of places', () => {
  it('says at a look which hall stands still, and of each machine its state', async () => {
    await page();
    const summaries = [...plan().querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(summaries).toEqual(['A3 of 3 on1 slow', 'B0 of 2 on', 'Without a place1 of 1 on']);
    const machines = within(plan())
      .getAllByRole('button', { name: /: / })
      .map((button) => button.getAttribute('aria-label'));
    expect(machines).toEqual(['A1-1: on', 'A1-2: on, but slow', 'A2-1: on', 'B1-1: off', 'B1-2: off', 'spare: on']);
    expect(within(plan()).getByRole('group', { name: 'Row 2' }).textContent).toContain('1 of 1 on');
  });

  it('names a machine without a place whole, and the end of a long name as one', async () => {
    await page([...rows, worker('workshop-bench-spare-e')]);
    const labels = ['spare: on', 'workshop-bench-spare-e: on'].map((name) => screen.getByRole('button', { name }).textContent);
    expect(labels).toEqual(['spare', '…h-spare-e']);
  });

  it('of a very large mine is drawn when it is asked for', async () => {
    await page(Array.from({ length: 2_001 }, (_, index) => worker(`hall-${index % 20}-${index}`)));
    expect(plan().querySelector('summary')).toBeNull();
    await user.click(within(plan()).getByRole('button', { name: 'Show all 2,001 machines' }));
    await vi.waitFor(() => expect(plan().querySelector('summary')).not.toBeNull());
  });

  it('leads from a machine that is off to what to check', async () => {
    await page();
    await user.click(screen.getByRole('button', { name: 'B1-2: off' }));
    expect(within(plan()).getByRole('status').textContent).toContain('B1-2');
    await user.click(within(within(plan()).getByRole('status')).getByRole('button'));
    expect(screen.getByRole('dialog', { name: /B1-2/ })).toBeTruthy();
  });

  it('goes by the arrows from machine to machine, one tab stop a hall', async () => {
    await page();
    const first = screen.getByRole('button', { name: 'A1-1: on' });
    first.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('A1-2: on, but slow');
    await user.keyboard('{End}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('A2-1: on');
    expect(plan().querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(3);
  });

  it('takes a pattern and single places, shows what comes of them, and keeps them for this farm', async () => {
    const { store } = await page();
    await user.click(screen.getByRole('button', { name: 'Set the places' }));
    const dialog = await screen.findByRole('dialog', { name: 'Where machines stand' });
    expect(dialog.textContent).toContain('5 of 6 machines have a place.');
    await user.type(within(dialog).getByRole('textbox', { name: 'Pattern of the names' }), '{{hall}{{row');
    expect(dialog.textContent).toContain('each at most once');
    await user.type(within(dialog).getByRole('textbox', { name: 'Pattern of the names' }), '}-{{shelf}');
    await user.type(within(dialog).getByRole('textbox', { name: 'Single machines by hand' }), 'spare, B, 1, 9');
    expect(dialog.textContent).toContain('6 of 6 machines have a place.');
    await user.click(within(dialog).getByRole('button', { name: 'Save the places' }));
    expect(plan().textContent).toContain('B1 of 3 on');
    expect(Object.values(store.get(farmPlacesAtom))).toEqual([
      { pattern: '{hall}{row}-{shelf}', typed: [{ name: 'spare', hall: 'B', row: '1', shelf: '9' }] },
    ]);
  });

  it('has 2,000 machines in closed halls but for the worst, and one as well', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => worker(`H${index % 10}-${index}`, index % 10 === 3 ? 0 : 100));
    const { unmount } = await page(many);
    expect(plan().querySelectorAll('[data-place]')).toHaveLength(0);
    unmount();
    await page([worker('rig')]);
    expect(within(plan()).getByRole('button', { name: 'rig: on' })).toBeTruthy();
  });
});
