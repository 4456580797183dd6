import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { fleetAtom } from '#src/state/fleet.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { the } from '#tests/unit/ui/mount.tsx';
import { button, field, openPanel, pressButton, type } from '../asic-stage.tsx';
import { fleetOf, s19j } from './fleet-rows.ts';
import { fleetText } from '#src/features/tools/fleet/fleet-link.ts';

const section = () => the('[aria-labelledby=fleet-title]').textContent;

describe('the fleet on the page', () => {
  it('is empty at first, and a row without figures is not taken but marked', async () => {
    const { store } = await openPanel({});
    expect(section()).toContain('No machines in your fleet yet');
    await pressButton('Add machines');
    expect(document.activeElement).toBe(the('form'));
    await act(async () => the<HTMLFormElement>('form').requestSubmit());
    const refused = document.querySelectorAll('form [aria-invalid=true]');
    expect(refused).toHaveLength(2);
    expect(document.activeElement).toBe(refused[0]);
    expect(the('form').textContent).toContain('Enter a figure above zero.');
    expect(store.get(fleetAtom).rows).toEqual([]);
    await pressButton('Cancel');
    expect(document.activeElement?.id).toBe('fleet-title');
  });

  it('takes the machine of the calculator as it stands, and gives a removed one back', async () => {
    const { store } = await openPanel({ count: '3' }, { currency: 'CNY' });
    await pressButton('Add the machine above');
    // The fleet is then what the page is about.
    expect(document.activeElement?.id).toBe('fleet-title');
    expect(the('nav [aria-current]').textContent).toBe('My machines');
    expect(the('section[aria-label=Answer]').textContent).toContain('My machines leave ¥63.00 today.');
    // 3 × 200 TH/s × 0.294 = 176.40; 3 × 84 kWh at 0.45 = 113.40.
    expect(section()).toContain('3 × Antminer S21 200T at ¥0.45 per kWh: all day; ¥63.00 today.');
    expect(section()).toContain("Figures: the maker's data sheet, November 2026");
    await pressButton('Remove 3 × Antminer S21 200T');
    expect(document.activeElement?.id).toBe('fleet-title');
    expect(section()).toContain('Antminer S21 200T removed.');
    await pressButton('Undo');
    expect(store.get(fleetAtom).rows.map(({ model, count }) => [model, count])).toEqual([['Antminer S21 200T', '3']]);
    expect(button('Edit 3 × Antminer S21 200T').disabled).toBe(false);
  });

  it('finds a machine by the name that its firmware prints', async () => {
    const { store } = await openPanel({});
    await pressButton('Add machines');
    await type('Model of the fleet', 'AVALON 1246-85T');
    await act(async () => {
      field('Model of the fleet').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await act(async () => the<HTMLFormElement>('form').requestSubmit());
    expect(store.get(fleetAtom).rows.at(-1)).toMatchObject({ model: 'AvalonMiner 1246 90T', hashrate: '85', power: '3420' });
    await pressButton('Remove 1 × AvalonMiner 1246 90T');
  });

  it('comes out of a link, which the address then loses, and plans the clock', async () => {
    const { store } = await openPanel({ fleet: fleetText(fleetOf([s19j])) ?? '' }, { currency: 'CNY' });
    await drawn(() => expect(store.get(fleetAtom).rows).toEqual([s19j]));
    expect(the('[aria-labelledby=tariff-title]').textContent).toContain('Planned for your fleet.');
    // 29.40 a day do not pay 73.2 kWh at 0.45.
    expect(section()).toContain('40 × Antminer S19j Pro 100T at ¥0.45 per kWh: not at all; ¥0.00 today.');
  });
});
