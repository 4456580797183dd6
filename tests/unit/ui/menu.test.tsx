import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Menu } from '#src/ui/menu.tsx';
import { click, mount, press, the } from './mount.tsx';

const choose = vi.fn<(language: string) => void>();
beforeEach(() => choose.mockReset());

const items = [
  { id: 'en', label: 'English', isCurrent: false, onSelect: () => choose('en') },
  { id: 'zh', label: '简体中文', isCurrent: true, onSelect: () => choose('zh') },
  { id: 'uk', label: 'Other', isCurrent: false, onSelect: () => choose('uk') },
];

async function openMenu() {
  await mount(<Menu button="EN" label="EN, choose language" items={items} />);
  the('button[aria-haspopup]').focus();
}
const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  test('opens by arrow key on the current item and says which it is', async () => {
    await openMenu();
    await press('ArrowDown');
    expect(focused()).toBe('简体中文');
    expect(the('[aria-checked=true]').textContent).toBe('简体中文');
    expect(the('button[aria-haspopup]').getAttribute('aria-expanded')).toBe('true');
  });

  test('moves by arrows, Home, End and first letter', async () => {
    await openMenu();
    await press('ArrowUp');
    expect(focused()).toBe('Other');
    await press('ArrowDown');
    expect(focused()).toBe('English');
    await press('o');
    expect(focused()).toBe('Other');
    await press('Home');
    expect(focused()).toBe('English');
  });

  test('the same letter again leads on to the next that begins with it', async () => {
    const more = [...items, { id: 'os', label: 'OS', isCurrent: false }];
    await mount(<Menu button="EN" label="EN, choose language" items={more} />);
    the('button[aria-haspopup]').focus();
    await press('ArrowDown');
    const visited = [];
    for (let time = 0; time < 3; time += 1) {
      await press('o');
      visited.push(focused());
    }
    expect(visited).toEqual(['Other', 'OS', 'Other']);
  });

  test('Escape closes it and gives the focus back', async () => {
    await openMenu();
    await press('ArrowDown');
    await press('Escape');
    expect(document.querySelector('[role=menu]')).toBeNull();
    expect(document.activeElement).toBe(the('button[aria-haspopup]'));
  });

  test('a click elsewhere closes it', async () => {
    await openMenu();
    await press('ArrowDown');
    await act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(document.querySelector('[role=menu]')).toBeNull();
  });

  test('a choice closes it and is told once', async () => {
    await openMenu();
    await press('ArrowDown');
    await click(document.querySelectorAll<HTMLElement>('[role=menuitemradio]')[0]!);
    expect(choose.mock.calls).toEqual([['en']]);
    expect(document.querySelector('[role=menu]')).toBeNull();
  });
});
