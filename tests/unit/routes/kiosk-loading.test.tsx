import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import common from '#src/i18n/locales/en/common.json';
import pwa from '#src/i18n/locales/en/pwa.json';
import * as http from '#src/lib/http.ts';
import { KioskLoading } from '#src/routes/-kiosk-loading.tsx';
import { renderApp } from '#tests/unit/render-app.tsx';

const show = (load: () => Promise<unknown>) => renderApp(<KioskLoading load={load} />, { namespaces: ['pwa', 'shell'] });
const fails = () => Promise.reject(new TypeError('Importing a module script failed.'));
let isThere: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  isThere = vi.spyOn(http, 'isSiteThere').mockResolvedValue(false);
});

it('says nothing while the kiosk is on its way out of the store, though there is no network', async () => {
  const { container } = await show(() => new Promise(() => undefined));
  expect(container.textContent).toBe('');
  expect(isThere).not.toHaveBeenCalled();
});

it('says that the kiosk is not stored, and what is, once it could not come without a network', async () => {
  await show(fails);
  expect(await screen.findByRole('heading', { name: common.errors.notStoredTitle })).toBeTruthy();
  expect(await screen.findByRole('list', { name: pwa.stored.label })).toBeTruthy();
});

it('says nothing of a network that is there: a file that is late comes by itself', async () => {
  isThere.mockResolvedValue(true);
  const { container } = await show(fails);
  await vi.waitFor(() => expect(isThere).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
