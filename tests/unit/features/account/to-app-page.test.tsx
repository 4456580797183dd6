import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NameRulesPage } from '#src/features/account/name-rules-page.tsx';
import { ToAppPage } from '#src/features/account/to-app-page.tsx';
import { qrCode } from '#src/lib/qr-code.ts';
import { the } from '../../ui/mount.tsx';
import { open, title } from './account-stage.tsx';

afterEach(() => vi.useRealTimers());

const links = () => [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('the way to the app', () => {
  it('offers other ways after a second and a half', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140');
    const opened = vi.fn();
    await open(() => <ToAppPage path="/tools?type=2" openApp={opened} />);
    expect(opened.mock.calls).toEqual([['okkong://tools?type=2']]);
    const code = () => document.querySelector('svg[role=img]');
    expect([code(), links()]).toEqual([null, [['Continue in browser', '/tools?type=2']]]);
    await act(() => vi.advanceTimersByTimeAsync(1_400));
    expect(title()).toBe('Opening the app…');
    expect(document.body.textContent).toContain('If it is installed, it opens now.');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(title()).toBe('Did the app not open?');
    expect(document.body.textContent).toContain('scan the code with your phone');
    // No store is set: the site itself is the app.
    expect(links()).toEqual([
      ['Install this site as an app', '/download'],
      ['Open the app again', 'okkong://tools?type=2'],
      ['Continue in browser', '/tools?type=2'],
    ]);
    expect(code()?.getAttribute('aria-label')).toBe('QR code of the download page');
    expect(code()?.querySelector('path')?.getAttribute('d')).toBe(qrCode(`${location.origin}/download`).path);
  });
});

it('a computer, which has no such app, is not asked to open it: the other ways stand there at once', async () => {
  const opened = vi.fn();
  await open(() => <ToAppPage path="/tools" openApp={opened} />);
  await vi.waitFor(() => expect(title()).toBe('The app is for phones'));
  expect(opened).not.toHaveBeenCalled();
  expect(links()).toContainEqual(['Open the app here', 'okkong://tools']);
});

describe('the rules for display names', () => {
  it('are six, each under its own heading', async () => {
    await open(NameRulesPage);
    expect(title()).toBe('Rules for display names');
    expect([...the('dl').querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Up to 40 characters',
      'Change it whenever you like',
      'Empty means GID',
      'It is not for logging in',
      'Be yourself',
      'Nothing private, nothing offensive',
    ]);
    expect([...the('dl').querySelectorAll('dd')].map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Letters',
      'Log',
      'Leave',
      'You',
      'Do',
      'No',
    ]);
  });
});
