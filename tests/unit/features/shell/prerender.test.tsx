import { act } from 'react';
import { drawn } from '#tests/unit/drawn.ts';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';

import { PageNotices } from '#src/features/pwa/page-notices.tsx';
import { ToasterHost } from '#src/features/shell/page-frame.tsx';
import { ShellLayout } from '#src/features/shell/shell-layout.tsx';
import { removeStored } from '#src/lib/storage.ts';
import { connectionAtom } from '#src/state/online.ts';
import { sessionAtom } from '#src/state/session.ts';
import { textSizeAtom } from '#src/state/text-size.ts';
import { themeAtom } from '#src/state/theme.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { shellApp } from './shell-stage.tsx';

describe('the shell on the server', () => {
  test('has no style attribute, no q and nothing of a session', async () => {
    const { page } = await shellApp(() => <ShellLayout>page</ShellLayout>, ['/', '/tools', '/register', '/help', '/unset']);
    const html = renderToString(page);
    expect(html).toContain('href="/tools?type=1"');
    expect(html).not.toMatch(/ style=|[?&]q=|GID/);
    expect(html).toContain('Register');
  });

  test('is the same at both addresses of the landing page, for the worker has one HTML for them', async () => {
    const at = async (first: string, second: string) => {
      const { page } = await shellApp(() => <ShellLayout>page</ShellLayout>, [first, second, '/tools', '/about-us']);
      return renderToString(page);
    };
    // React writes attributes in the order they are given; what they say counts.
    const tags = (html: string) => html.split(/(?=<)/).map((tag) => tag.split(/[\s>]/).toSorted().join(' '));
    const home = await at('/', '/home');
    expect(home).toContain('data-status="active"');
    expect(tags(await at('/home', '/'))).toEqual(tags(home));
  });

  test('hydrates as it was built, also for somebody who is logged in by then, refused and offline', async () => {
    const Shell = () => (
      <>
        <ShellLayout>page</ShellLayout>
        <PageNotices />
        <ToasterHost />
      </>
    );
    const { page, store } = await shellApp(Shell, ['/', '/tools', '/register']);
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(page);
    store.set(sessionAtom, { token: 't', gid: '40718826', nickname: 'North hall', avatar: '' });
    store.set(showToastAtom, { tone: 'error', text: 'The pool is resting' });
    store.set(connectionAtom, 'offline');
    store.set(themeAtom, 'light');
    store.set(textSizeAtom, '130');
    const complaints: unknown[] = [];
    const root = await act(async () => hydrateRoot(box, page, { onRecoverableError: (error) => complaints.push(error) }));
    onTestFinished(async () => {
      await act(async () => root.unmount());
      for (const key of ['session', 'theme', 'text-size']) await removeStored(key);
    });
    expect(complaints).toEqual([]);
    expect(box.querySelector('header [aria-label="Light mode"]')?.getAttribute('aria-pressed')).toBe('true');
    expect(box.querySelector('footer [aria-checked=true]')?.textContent).toBe('130%');
    // The account's menu is code of its own.
    await drawn(() => expect(box.textContent).toContain('North hall'));
    expect(box.textContent).toContain('The pool is resting');
  });

  test('is the same twice, so that it hydrates', async () => {
    const { page } = await shellApp(() => <ShellLayout>page</ShellLayout>, ['/', '/tools']);
    expect(renderToString(page)).toBe(renderToString(page));
  });
});
