import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ComboField } from '#src/features/tools/combo-field.tsx';
import { click, mount, press, the } from '#tests/unit/ui/mount.tsx';

const choose = vi.fn<(value: string) => void>();
beforeEach(() => choose.mockReset());

const options = [
  { value: 's21', label: 'Antminer S21 200T', detail: 'Bitmain' },
  { value: 's19', label: 'Antminer S19 95T', detail: 'Bitmain' },
  { value: 'm60', label: 'Whatsminer M60 172T', detail: 'MicroBT' },
];

const input = () => the('input') as HTMLInputElement;
const shown = () => [...document.querySelectorAll('[role=option]')].map((option) => option.firstElementChild?.textContent);
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.firstElementChild?.textContent;

async function open(value = 's19') {
  await mount(<ComboField label="Model" value={value} options={options} onChange={choose} noMatch="Nothing found" />);
  input().focus();
  await press('ArrowDown');
}
async function type(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('ComboField', () => {
  test('opens with the whole list, at what is chosen', async () => {
    await open();
    expect(shown()).toHaveLength(3);
    expect(active()).toBe('Antminer S19 95T');
    expect(the('[aria-selected=true]').firstElementChild?.textContent).toBe('Antminer S19 95T');
  });

  test('finds by every word of name and maker, in any case, and takes by Enter', async () => {
    await open();
    await type('BITMAIN s21');
    expect(shown()).toEqual(['Antminer S21 200T']);
    await press('Enter');
    expect(choose.mock.calls).toEqual([['s21']]);
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  test('arrows stop at both ends', async () => {
    await open('s21');
    await press('ArrowUp');
    expect(active()).toBe('Antminer S21 200T');
    await press('PageDown');
    await press('ArrowDown');
    expect(active()).toBe('Whatsminer M60 172T');
  });

  test('says that nothing is found; Enter then takes nothing', async () => {
    await open();
    await type('zzz');
    expect(the('[role=listbox]').textContent).toBe('Nothing found');
    await press('Enter');
    expect(choose).not.toHaveBeenCalled();
  });

  test('Escape puts the chosen name back', async () => {
    await open();
    await type('m60');
    await press('Escape');
    expect(input().value).toBe('Antminer S19 95T');
    expect(choose).not.toHaveBeenCalled();
  });

  test('leaving the field closes the list and puts the chosen name back', async () => {
    await open();
    await type('m60');
    await act(async () => input().blur());
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(input().value).toBe('Antminer S19 95T');
  });

  test('is taken by a click', async () => {
    await open();
    await click(the('[role=option]:last-of-type'));
    expect(choose.mock.calls).toEqual([['m60']]);
  });
});
