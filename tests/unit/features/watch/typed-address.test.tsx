import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WatchDialog } from '#src/features/watch/watch-dialog.tsx';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { answer, envelope, type Sent } from '#tests/unit/lib/fake-fetch.ts';
import { renderApp } from '#tests/unit/render-app.tsx';
import { enter, user } from '#tests/unit/user.ts';
import listed from '#tests/fixtures/api/watchList.json' with { type: 'json' };

const watch = listed.data[0]!;
const farm = { coin: 'ETC', address: `0x${'3'.repeat(40)}`, name: '' } as const;

beforeEach(() => void removeStored('watches'));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Email address', 'miner@okkong.example', 'Send me emails', 'Address of an ntfy topic'],
  ['Address of an ntfy topic', 'https://ntfy.sh/hall-2', 'Use ntfy', 'Email address'],
])('what is wrong with %s is said at its field alone, which keeps what was typed', async (label, typed, button, other) => {
  const api = ({ path }: Sent) => {
    if (path.endsWith('/ways')) return answer({ body: envelope({ mail: true, ntfy: ['ntfy.sh'] }) });
    if (path.endsWith('/list')) return answer({ body: envelope([]) });
    return answer({ body: JSON.stringify({ code: '422', message: 'This address cannot be used.', data: null }) });
  };
  await renderApp(<WatchDialog farm={farm} onClose={() => undefined} />, { namespaces: ['watch'], api });
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await enter(field, typed);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('This address cannot be used.')).toBeTruthy();
  expect(screen.getAllByText('This address cannot be used.')).toHaveLength(1);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
  expect(screen.getByLabelText(other).getAttribute('aria-invalid')).toBeNull();
});

it.each([
  ['Email address', 'a@b', 'Send me emails', 'Write it like name@example.com.'],
  ['Address of an ntfy topic', 'my-farm', 'Use ntfy', 'Write it like https://ntfy.sh/my-farm-4f7a:'],
  ['Address of an ntfy topic', 'https://elsewhere.example/my-farm', 'Use ntfy', 'This site sends to ntfy.sh, push.okkong.example.'],
])('%s: "%s" is not sent, and how one looks is said', async (label, typed, button, said) => {
  const api = ({ path }: Sent) =>
    answer({ body: envelope(path.endsWith('/ways') ? { mail: true, ntfy: ['ntfy.sh', 'push.okkong.example'] } : []) });
  const { sent } = await renderApp(<WatchDialog farm={farm} onClose={() => undefined} />, { namespaces: ['watch'], api });
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await enter(field, typed);
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: button }));
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toContain(said);
  expect(document.activeElement).toBe(field);
  expect(sent.some(({ path }) => path.endsWith('/save'))).toBe(false);
  await enter(field, 'x');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('a consent that was given in another tab shows when this one is seen again', async () => {
  let state = 'asked';
  void writeStored('watches', [{ token: watch.token }]);
  const api = ({ path }: Sent) =>
    answer({ body: envelope(path.endsWith('/ways') ? { mail: true, ntfy: [] } : [{ ...watch, way: 'mail', state, farms: [farm] }]) });
  await renderApp(<WatchDialog farm={farm} onClose={() => undefined} />, { namespaces: ['watch'], api });
  expect(await screen.findByText(/^An email is on its way/)).toBeTruthy();
  state = 'on';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.waitFor(() => expect(screen.queryByText(/^An email is on its way/)).toBeNull());
});
