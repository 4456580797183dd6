import { act, useState } from 'react';
import { describe, expect, test } from 'vitest';

import { Segment } from '#src/ui/segment.tsx';
import { click, mount, press, the } from './mount.tsx';

const options = [
  { value: 'pool', label: 'Pool hashrate' },
  { value: 'network', label: 'Network hashrate' },
  { value: 'both', label: 'Both' },
] as const;

function Tabs({ kind, panelId }: { kind?: 'tabs' | 'choice'; panelId?: string }) {
  const [value, setValue] = useState<(typeof options)[number]['value']>('pool');
  return (
    <Segment label="Chart" value={value} options={options} onChange={setValue} {...(kind && { kind })} {...(panelId && { panelId })} />
  );
}

describe('Segment', () => {
  test('moves and selects with the arrow keys, round the end', async () => {
    await mount(<Tabs />);
    the('[aria-selected=true]').focus();
    await press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Network hashrate');
    expect(the('[aria-selected=true]').textContent).toBe('Network hashrate');
    await press('End');
    await press('ArrowRight');
    expect(the('[aria-selected=true]').textContent).toBe('Pool hashrate');
    await press('q');
    expect(the('[aria-selected=true]').textContent).toBe('Pool hashrate');
  });

  test('a key that moves it does not scroll the page', async () => {
    await mount(<Tabs />);
    const [right, letter] = ['ArrowRight', 'q'].map((key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await act(async () => [right, letter].forEach((event) => the('[aria-selected=true]').dispatchEvent(event!)));
    expect([right?.defaultPrevented, letter?.defaultPrevented]).toEqual([true, false]);
  });

  test('is named, and its tabs name the panel that they swap; a choice swaps none', async () => {
    const { rerender } = await mount(<Tabs panelId="panel" />);
    expect(the('[role=tablist]').getAttribute('aria-label')).toBe('Chart');
    expect(document.querySelectorAll('[role=tab][aria-controls=panel]')).toHaveLength(3);
    await rerender(<Tabs kind="choice" panelId="panel" />);
    expect(document.querySelector('[aria-controls]')).toBeNull();
  });

  test('is one stop of the Tab key', async () => {
    await mount(<Tabs />);
    expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
    await click(document.querySelectorAll<HTMLElement>('[role=tab]')[1]!);
    expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('tabindex'))).toEqual(['-1', '0', '-1']);
  });

  test('looks like views of one thing, or like separate things', async () => {
    const of = (look?: 'underline') => (
      <Segment label="Chart" value="pool" options={options} onChange={() => undefined} {...(look && { look })} />
    );
    const { rerender } = await mount(of());
    const { className } = the('[role=tablist]');
    await rerender(of('underline'));
    expect(the('[role=tablist]').className).not.toBe(className);
  });

  test('a choice is a radio group', async () => {
    await mount(<Tabs kind="choice" />);
    await click(document.querySelectorAll<HTMLElement>('[role=radio]')[2]!);
    expect(the('[role=radiogroup] [aria-checked=true]').textContent).toBe('Both');
  });
});
