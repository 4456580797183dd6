import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AffiliatePage } from '#src/features/affiliate/affiliate-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { AppError } from '#src/lib/app-error.ts';
import { pageStage } from '#tests/unit/page-stage.tsx';
import { mount, the } from '#tests/unit/ui/mount.tsx';
import { drawn } from '#tests/unit/drawn.ts';

async function stage() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['affiliate']);
  return pageStage({ Content: AffiliatePage, i18n, paths: ['/', '/register'] });
}

async function type(text: string): Promise<void> {
  const input = the<HTMLInputElement>('#reward input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('is prerendered with its words and no figure of the pool', async () => {
  const { page } = await stage();
  const html = renderToString(page);
  expect(html).toContain('Invite a miner, earn 0.5%');
  expect(html).not.toMatch(/ style=|\d\.\d{8}|Simulated/);
});

it('works out the reward on the pool’s figure, and says that it is simulated', async () => {
  const { page, client } = await stage();
  const answer = { data: { pps: 0.000_000_45 }, madeAt: Date.now(), isCached: false, isSimulated: true };
  client.setQueryData(apiQueryKey('aiRevenueInfo', {}), answer);
  await mount(page);
  expect(the('tbody tr:first-child').textContent).toBe('1 day0.000450000.00000225');
  expect(the('#reward [role="status"]').textContent).toContain('Simulated data');
  await type('2000.50');
  expect(the('tbody tr:first-child').textContent).toContain('0.00000450');
  await type('2000.505');
  expect(the<HTMLInputElement>('#reward input').value).toBe('2000.50');
});

it('says so when there is no figure', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new AppError('offline'))),
  );
  const { page } = await stage();
  await mount(page);
  await drawn(() => expect(the('#reward [role="status"]').textContent).toContain('No connection and no saved copy yet'));
  expect(the('tbody tr:first-child').textContent).toContain('--');
});
