import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Announcement } from '#src/contracts/content.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { AnnouncementsPage } from '#src/features/announcements/announcements-page.tsx';
import { AppError } from '#src/lib/app-error.ts';
import * as http from '#src/lib/http.ts';
import { readStored, removeStored } from '#src/lib/storage.ts';
import { announcementSearch } from '#src/parts/announcements.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp, renderApp } from '#tests/unit/render-app.tsx';
import { user } from '#tests/unit/user.ts';

const daysAgo = (days: number) => Math.floor((Date.now() - days * DAY_MS) / 1000);
/** So many announcements, newest first, a day apart. */
const made = (count: number): Announcement[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(count - index),
    title: `Title ${count - index}`,
    content: `<p>Text ${count - index}</p>`,
    time: daysAgo(index),
  }));

/** The pool's answers out of a list of announcements. */
function fakePool(all: readonly Announcement[]) {
  return vi.spyOn(http, 'call').mockImplementation((async (_name: string, { page }: { page: string }) => {
    const from = (Number(page) - 1) * 10;
    const data = { total: all.length, list: all.slice(from, from + 10) };
    return { data, madeAt: Date.now(), isCached: false, isSimulated: false };
  }) as never);
}

const page = (linked?: string) => <AnnouncementsPage linked={linked} />;
const options = { namespaces: ['announcements'], paths: ['/historyInfo'] } as const;
const open = async (linked?: string) => (await renderApp(page(linked), options)).container;
const titles = (host: ParentNode) => [...host.querySelectorAll('h2')].map(({ textContent }) => textContent);

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await removeStored('notices-seen');
});

describe('past announcements', () => {
  it('stand without an answer: what they are, no row', async () => {
    const html = renderToString((await makeApp(page(), options)).page);
    expect(html).toContain('Past announcements');
    expect(html).not.toContain('<details');
  });

  it('come in pages of ten, newest first, each dated', async () => {
    const call = fakePool(made(12));
    const host = await open();
    await drawn(() => expect(titles(host)).toHaveLength(10));
    expect(titles(host)[0]).toBe('Title 12');
    expect(host.querySelectorAll('details time[datetime]')).toHaveLength(10);
    expect(call.mock.calls[0]?.slice(0, 2)).toEqual(['announcements', { page: '1', pageSize: '10' }]);
    const more = [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Show more'));
    expect(more?.textContent).toBe('Show more (2 left)');
    await user.click(more!);
    await drawn(() => expect(titles(host)).toHaveLength(12));
    expect(host.textContent).not.toContain('Show more');
  });

  it('name the language of one that is not in the language of the page', async () => {
    const [first, second] = made(2);
    fakePool([{ ...first!, language: 'zh_hk' }, second!]);
    const host = await open();
    await drawn(() => expect(titles(host)).toHaveLength(2));
    expect([...host.querySelectorAll('h2')].map(({ lang }) => lang)).toEqual(['zh-Hant-HK', '']);
    expect(host.querySelector('details div div')?.getAttribute('lang')).toBe('zh-Hant-HK');
  });

  it('are opened by a link to one of them, wherever it stands', async () => {
    fakePool(made(25));
    const host = await open('3');
    await drawn(() => expect(host.querySelector('details[open] h2')?.textContent).toBe('Title 3'));
    expect(host.querySelectorAll('details[open]')).toHaveLength(1);
    expect(host.querySelector('details[open] a[href]')?.getAttribute('href')).toBe('/historyInfo?id=3');
    expect(host.querySelector('details[open]')?.textContent).toContain('Text 3');
  });

  it('say that a link names none of them, after all have been looked through', async () => {
    fakePool(made(12));
    const host = await open('99');
    await drawn(() =>
      expect([...host.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join()).toContain(
        'no announcement under this link',
      ),
    );
    expect(titles(host)).toHaveLength(12);
  });

  it('mark what is news until it is opened', async () => {
    fakePool([...made(1), { id: '0', title: 'Long ago', content: '<p>Old</p>', time: daysAgo(900) }]);
    const host = await open();
    await drawn(() => expect(host.querySelectorAll('details')).toHaveLength(2));
    const isNew = () => [...host.querySelectorAll('summary')].map(({ textContent }) => textContent?.includes('New'));
    expect(isNew()).toEqual([true, false]);
    await act(async () => {
      host.querySelector('details')!.open = true;
      host.querySelector('details')!.dispatchEvent(new Event('toggle'));
    });
    expect(isNew()).toEqual([false, false]);
    expect(readStored('notices-seen', z.array(z.string()))).toEqual(['announcement-1']);
  });

  it('show their HTML harmless', async () => {
    fakePool([{ id: '1', title: 'T', content: '<p onclick="x()">Read <script>x()</script><b>this</b></p>', time: daysAgo(1) }]);
    const host = await open();
    await drawn(() => expect(host.querySelector('details b')?.textContent).toBe('this'));
    expect(host.querySelector('details script, details [onclick]')).toBeNull();
  });

  it('say that there are none', async () => {
    fakePool([]);
    const host = await open();
    await drawn(() => expect(host.textContent).toContain('No announcements yet'));
  });

  it('say why there is no list, and request it again when told to', async () => {
    const call = vi.spyOn(http, 'call').mockRejectedValue(new AppError('offline'));
    const host = await open();
    await drawn(() => expect(host.querySelector('[role="alert"]')?.textContent).toContain('No connection and no saved copy yet'));
    await user.click(host.querySelector<HTMLButtonElement>('[role="alert"] button')!);
    expect(call).toHaveBeenCalledTimes(2);
  });
});

it.each([
  ['3', 3],
  ['007', '007'],
  ['summer-2026', 'summer-2026'],
])('the link of announcement %s names it as %j', (id, named) => {
  expect(announcementSearch(id)).toEqual({ id: named });
});
