import type { Page } from '@playwright/test';
import { arrives } from '../test.ts';

interface KioskOptions {
  /** How long a page of it stands, s. */
  interval: number;
  /** '0': never dimmed. */
  dim?: string;
}

/** The kiosk, by the keys of whoever stands before it. */
export function kioskPage(page: Page) {
  const screen = page.getByRole('main', { name: 'Kiosk' });
  const head = page.locator('main header');
  const key = (name: string) => () => page.keyboard.press(name);
  return {
    path: ({ interval, dim }: KioskOptions) => `/?kiosk=1&interval=${interval}${dim === undefined ? '' : `&dim=${dim}`}`,
    screen,
    head,
    age: () => screen.getAttribute('data-age').catch(() => null),
    amounts: screen.getByText(/\$\d/),
    arrived: () => arrives(screen),
    title: page.getByRole('heading', { level: 1 }),
    /** Which page is shown, and of how many. */
    place: async () => {
      const [, shown = '', count = ''] = /(\d+) \/ (\d+)/.exec(await head.innerText()) ?? [];
      return { shown: Number(shown), count: Number(count) };
    },
    pause: key(' '),
    next: key('ArrowRight'),
    /** Hides the amounts, or shows them again. */
    toggleAmounts: key('d'),
    leave: key('Escape'),
  };
}
