import type { Page } from '@playwright/test';
import { arrives, open } from '../test.ts';
import { savedBy } from './saved-file.ts';

/** The newspaper. */
export function paperPage(page: Page) {
  const sheet = page.getByRole('article');
  const day = sheet.locator('header time');
  return {
    /** Opens today's with its figures. */
    open: async () => {
      await open(page, '/daily-paper');
      await arrives(page.locator('td', { hasText: 'EH/s' }));
    },
    sheet,
    day,
    dayOf: () => day.getAttribute('datetime'),
    turnTo: (edition: 'Previous' | 'Next') => page.getByRole('link', { name: new RegExp(`^${edition} edition`) }).click(),
    save: (button: string) => savedBy(page.getByRole('button', { name: button })),
  };
}

/** The report of the last thirty days. */
export function reportPage(page: Page) {
  return {
    /** Opens it with all its figures: its file can be saved. */
    open: async () => {
      await open(page, '/monthlyreport');
      await arrives(page.locator('button:enabled', { hasText: 'CSV' }), { timeout: 15_000 });
    },
    sheet: page.getByRole('article'),
    rows: page.getByRole('table').getByRole('row'),
    save: (button: string) => savedBy(page.getByRole('button', { name: button })),
  };
}
