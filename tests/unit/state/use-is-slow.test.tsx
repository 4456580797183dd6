import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { useIsSlow } from '#src/state/use-is-slow.ts';
import { mount, the } from '#tests/unit/ui/mount.tsx';

function Part({ isPending }: { isPending: boolean }) {
  return <output>{useIsSlow(isPending) ? 'slow' : ''}</output>;
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const shown = () => the('output').textContent;

it('a part is slow after 8 s of waiting, until what it waits for is there', async () => {
  vi.useFakeTimers();
  const { rerender } = await mount(<Part isPending />);
  await pass(7_999);
  expect(shown()).toBe('');
  await pass(1);
  expect(shown()).toBe('slow');
  await rerender(<Part isPending={false} />);
  expect(shown()).toBe('');
  await pass(60_000);
  expect(shown()).toBe('');
});

it('each wait has its own 8 s', async () => {
  vi.useFakeTimers();
  const { rerender } = await mount(<Part isPending />);
  await pass(5_000);
  await rerender(<Part isPending={false} />);
  await rerender(<Part isPending />);
  await pass(5_000);
  expect(shown()).toBe('');
  await pass(3_000);
  expect(shown()).toBe('slow');
});
