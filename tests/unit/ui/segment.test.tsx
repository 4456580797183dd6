import { useState } from 'react';
import { describe, expect, test } from 'vitest';

import { Segment } from '#src/ui/segment.tsx';
import { click, mount, press, the } from './mount.tsx';

const options = [
  { value: 'pool', label: 'Pool hashrate' },
  { value: 'network', label: 'Network hashrate' },
  { value: 'both', label: 'Both' },
] as const;

function Tabs({ kind }: { kind?: 'tabs' | 'choice' }) {
  const [value, setValue] = useState<(typeof options)[number]['value']>('pool');
  return <Segment label="Chart" value={value} options={options} onChange={setValue} {...(kind ? { kind } : {})} />;
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
  });

  test('is one stop of the Tab key', async () => {
    await mount(<Tabs />);
    expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
  });

  test('a choice is a radio group', async () => {
    await mount(<Tabs kind="choice" />);
    await click(document.querySelectorAll<HTMLElement>('[role=radio]')[2]!);
    expect(the('[role=radiogroup] [aria-checked=true]').textContent).toBe('Both');
  });
});
