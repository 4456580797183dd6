import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WatchDialog } from '#src/features/watch/watch-dialog.tsx';
import { removeStored } from '#src/lib/storage.ts';
import { answer, envelope, type Sent } from '#tests/unit/lib/fake-fetch.ts';
import { renderApp } from '#tests/unit/render-app.tsx';
import { enter, user } from '#tests/unit/user.ts';

const farm = { coin: 'ETC', address: `0x${'3'.repeat(40)}`, name: '' } as const;

beforeEach(() => void removeStored('watches'));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Email address', 'a@b', 'Send me emails', 'Address of an ntfy topic'],
  ['Address of an ntfy topic', 'https://ntfy.sh/', 'Use ntfy', 'Email address'],
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
