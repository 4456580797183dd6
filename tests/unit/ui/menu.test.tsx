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

const isOpen = () => document.querySelector('[role=menu]') !== null;
const choices = () => [...document.querySelectorAll<HTMLElement>('[role=menu] > *')];

describe('Menu', () => {
  test('opens by a click of its button on the current item, and closes by the next', async () => {
    await openMenu();
    const button = the('button[aria-haspopup]');
    expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual(['false', null]);
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    await click(button);
    expect(focused()).toBe('简体中文');
    expect(button.getAttribute('aria-controls')).toBe(the('[role=menu]').id);
    await click(button);
    expect(isOpen()).toBe(false);
  });

  test('button and menu have its name; what is to be read first stands above the items', async () => {
    await mount(<Menu button="EN" label="EN, choose language" items={items} header="GID 48201937" align="start" />);
    await click(the('button[aria-haspopup]'));
    expect([...document.querySelectorAll('[aria-label="EN, choose language"]')]).toHaveLength(2);
    expect(the('[data-align=start]').firstElementChild?.textContent).toBe('GID 48201937');
  });

  test('opens on its first item where none is current', async () => {
    await mount(<Menu button="Me" label="Account" items={['In', 'Out'].map((label) => ({ id: label, label }))} />);
    await click(the('button[aria-haspopup]'));
    expect(focused()).toBe('In');
    expect(choices().map((item) => item.getAttribute('role'))).toEqual(['menuitem', 'menuitem']);
  });

  test('its items are links, outside ones in a tab of their own, or actions; a language is named in itself', async () => {
    const links = [
      { id: 'in', label: 'Wallet', href: '/wallet', icon: 'bell' as const },
      { id: 'out', label: 'Chat', href: 'https://chat.example/', isExternal: true },
      { id: 'zh', label: '简体中文', lang: 'zh-CN', isCurrent: false },
      { id: 'en', label: 'English', lang: 'en', isCurrent: true },
    ];
    await mount(<Menu button="Me" label="Account" items={links} />);
    await click(the('button[aria-haspopup]'));
    const [inside, outside, chinese, english] = choices();
    expect([inside?.getAttribute('href'), inside?.getAttribute('target'), inside?.getAttribute('rel')]).toEqual(['/wallet', null, null]);
    expect(inside?.querySelectorAll('svg')).toHaveLength(1);
    expect([outside?.getAttribute('target'), outside?.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(chinese?.querySelector('[lang=zh-CN]')?.textContent).toBe('简体中文');
    expect([chinese, english].map((item) => item?.getAttribute('aria-checked'))).toEqual(['false', 'true']);
    expect([chinese, english].map((item) => item?.querySelector('[data-on]') !== null)).toEqual([false, true]);
  });

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
    await press('O');
    expect(focused()).toBe('Other');
    await press('Home');
    await press('End');
    expect(focused()).toBe('Other');
    for (const key of ['ArrowLeft', 'ArrowRight', 'q']) {
      await press(key);
      expect([key, focused(), isOpen()]).toEqual([key, 'Other', true]);
    }
  });

  test('takes a key that it understands, and leaves the others to the page and to what is around', async () => {
    const seen: string[] = [];
    const around = ({ key }: { key: string }) => seen.push(key);
    await mount(
      <div role="toolbar" tabIndex={-1} onKeyDown={around}>
        <Menu button="EN" label="EN, choose language" items={items} />
      </div>,
    );
    the('button[aria-haspopup]').focus();
    const isTaken = async (key: string, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
      await act(async () => document.activeElement?.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect([await isTaken('Enter'), await isTaken('ArrowDown')]).toEqual([false, true]);
    // Space and Enter press the item; a letter that nothing begins with, or one with Ctrl and the like, is the browser's.
    expect([await isTaken(' '), await isTaken('Enter'), await isTaken('q')]).toEqual([false, false, false]);
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect([modifier, await isTaken('o', { [modifier]: true })]).toEqual([modifier, false]);
    expect(focused()).toBe('简体中文');
    // A dialog around does not close with it.
    expect([await isTaken('Escape'), seen]).toEqual([true, ['Enter', ' ', 'Enter', 'q', 'o', 'o', 'o']]);
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
    // Its button closes it, too, by the click that follows.
    for (const own of ['[role=menu]', 'button[aria-haspopup]']) {
      await act(async () => the(own).dispatchEvent(new Event('pointerdown', { bubbles: true })));
      expect([own, isOpen()]).toEqual([own, true]);
    }
    await act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(isOpen()).toBe(false);
  });

  test('closes when the focus goes elsewhere, not when it steps from item to item', async () => {
    await mount(
      <>
        <Menu button="EN" label="EN, choose language" items={items} />
        <input id="elsewhere" />
      </>,
    );
    await click(the('button[aria-haspopup]'));
    await act(async () => choices()[0]?.focus());
    expect(isOpen()).toBe(true);
    await act(async () => the('#elsewhere').focus());
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(the('#elsewhere'));
  });

  test('a choice closes it and is told once', async () => {
    await openMenu();
    await press('ArrowDown');
    await click(document.querySelectorAll<HTMLElement>('[role=menuitemradio]')[0]!);
    expect(choose.mock.calls).toEqual([['en']]);
    expect(document.querySelector('[role=menu]')).toBeNull();
    expect(document.activeElement).toBe(the('button[aria-haspopup]'));
  });

  test('a choice that moves the focus keeps it', async () => {
    const field = () => the('#field').focus();
    await mount(
      <>
        <Menu button="Me" label="Account" items={[{ id: 'name', label: 'Name', onSelect: field }]} />
        <input id="field" />
      </>,
    );
    await click(the('button[aria-haspopup]'));
    await click(choices()[0]!);
    expect(document.activeElement).toBe(the('#field'));
  });
});
