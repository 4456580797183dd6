import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ComboField, type ComboOption } from '#src/features/tools/combo-field.tsx';
import { click, mount, press, the } from '#tests/unit/ui/mount.tsx';
import { enter } from '#tests/unit/user.ts';

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

async function closed(value = 's19', offered: readonly ComboOption[] = options) {
  const props = { label: 'Model', noMatch: 'Nothing found', placeholder: 'Search', onChange: choose };
  await mount(<ComboField value={value} options={offered} {...props} />);
  input().focus();
}
async function open(...given: Parameters<typeof closed>) {
  await closed(...given);
  await press('ArrowDown');
}
/** Whether the field took a key for itself. */
async function takes(key: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  await act(async () => input().dispatchEvent(event));
  return event.defaultPrevented;
}
async function type(text: string) {
  await enter(input(), text);
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
    expect(active()).toBe('Whatsminer M60 172T');
    await press('ArrowDown');
    expect(active()).toBe('Whatsminer M60 172T');
    // The end is that of what was found.
    await type('antminer');
    for (const key of ['PageDown', 'ArrowDown']) {
      await press(key);
      expect(active()).toBe('Antminer S19 95T');
    }
    await press('PageUp');
    expect(active()).toBe('Antminer S21 200T');
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

  test('says what it is and whether its list is open', async () => {
    await closed();
    const list = the('[role=listbox]');
    expect([input().getAttribute('aria-expanded'), list.hidden, list.getAttribute('aria-label')]).toEqual(['false', true, 'Model']);
    expect(input().getAttribute('aria-controls')).toBe(list.id);
    expect(input().getAttribute('aria-activedescendant')).toBeNull();
    expect(input().placeholder).toBe('Search');
    await click(input());
    expect([input().getAttribute('aria-expanded'), list.hidden, shown().length]).toEqual(['true', false, 3]);
    // What is chosen stays to be seen while one searches.
    expect([input().value, input().placeholder]).toEqual(['', 'Antminer S19 95T']);
    expect(the('[role=option]:first-of-type').textContent).toBe('Antminer S21 200TBitmain');
    // One moves through the list by its arrows, not by Tab.
    expect([...document.querySelectorAll<HTMLElement>('[role=option], [role=listbox]')].map(({ tabIndex }) => tabIndex)).toEqual([
      -1, -1, -1, -1,
    ]);
    const names = ['role', 'aria-autocomplete', 'autocomplete', 'autocapitalize', 'spellcheck'];
    expect(names.map((name) => input().getAttribute(name))).toEqual(['combobox', 'list', 'off', 'none', 'false']);
  });

  test('a second click keeps what was typed', async () => {
    await open();
    await type('m60');
    await click(input());
    expect(input().value).toBe('m60');
  });

  test('shows nothing for a value that is none of the options', async () => {
    await closed('gone');
    expect(input().value).toBe('');
  });

  test('takes the keys of its list, and leaves all others to the page', async () => {
    await closed();
    expect([await takes('Escape'), await takes('Enter'), await takes('a')]).toEqual([false, false, false]);
    expect([await takes('ArrowDown'), await takes('ArrowDown'), await takes('a')]).toEqual([true, true, false]);
    expect([await takes('Escape'), await takes('Escape')]).toEqual([true, false]);
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])('leaves keys to an input method that turns pinyin into words: %o', async (init) => {
    await open();
    await type('ma yi');
    expect([await takes('Enter', init), await takes('Escape', init), await takes('ArrowDown', init)]).toEqual([false, false, false]);
    expect(input().value).toBe('ma yi');
    expect(choose).not.toHaveBeenCalled();
  });

  test('choosing again what is chosen changes nothing', async () => {
    await open();
    await press('Enter');
    expect(choose).not.toHaveBeenCalled();
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  test('moves the mark, not the choice, and keeps it in sight', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    await open();
    await press('ArrowDown');
    expect(active()).toBe('Whatsminer M60 172T');
    expect((seen.mock.contexts.at(-1) as Element).id).toBe(input().getAttribute('aria-activedescendant'));
    expect(the('[aria-selected=true]').firstElementChild?.textContent).toBe('Antminer S19 95T');
    await type('antminer');
    expect(active()).toBe('Antminer S21 200T');
  });

  test('goes by pages', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ value: `${index}`, label: `Machine ${index}` }));
    await open('0', many);
    await press('PageDown');
    expect(active()).toBe('Machine 8');
    await press('ArrowDown');
    expect(active()).toBe('Machine 9');
    await press('PageUp');
    expect(active()).toBe('Machine 1');
  });

  test('has what is named as was typed before what only mentions it', async () => {
    await open('', [
      { value: 'a', label: 'ETC', detail: 'Ethash' },
      { value: 'b', label: 'A coin', keywords: ['eth'] },
      { value: 'c', label: 'Old Ethash' },
      { value: 'd', label: 'Ether' },
      { value: 'ETH', label: 'The coin', detail: 'Eth' },
      { value: 'e', label: 'BTC' },
    ]);
    await type('eth');
    expect(shown()).toEqual(['The coin', 'Ether', 'Old Ethash', 'ETC', 'A coin']);
  });

  test('a press in the list leaves the focus in the field', async () => {
    await open();
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    await act(async () => the('[role=option]:first-of-type').dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
  });
});
