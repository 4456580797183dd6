import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { mount, the } from '#tests/unit/ui/mount.tsx';
import { forget, section } from './vip-stage.tsx';
import { user } from '#tests/unit/user.ts';

const arriving = vi.hoisted(() => {
  let fail = () => {};
  return { chunk: new Promise<never>((_resolve, reject) => (fail = () => reject(new Error('Not there')))), fail: () => fail() };
});
vi.mock('#src/features/vip/vip-dialogs.tsx', () => arriving.chunk);

beforeEach(forget);

it('a form that does not arrive is waited for, and then said not to come', async () => {
  const store = makeStore();
  await mount(await section('en', store));
  const apply = the('#vip button[aria-haspopup=dialog]');
  await user.click(apply);
  expect(apply.getAttribute('aria-busy')).toBe('true');
  arriving.fail();
  const text = 'The form could not be loaded. Check the connection and try again.';
  await drawn(() => expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text }]));
  expect(apply.getAttribute('aria-busy')).toBeNull();
});
