import { act } from 'react';
import type { i18n } from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { CaptchaFrame } from '#src/parts/captcha/captcha-frame.tsx';
import { answer, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { settled } from '#tests/unit/drawn.ts';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';

const onTicket = vi.fn<(ticket: string) => void>();

const captcha = (i18n: i18n) => (
  <I18nextProvider i18n={i18n}>
    <CaptchaFrame
      id="12345678"
      script="https://captcha.example/gt4.js"
      isPassed={false}
      onTicket={onTicket}
      error={undefined}
      controlRef={() => {}}
    />
  </I18nextProvider>
);
let sentences: i18n;

beforeEach(async () => {
  onTicket.mockReset();
  sentences = await createI18n('en');
  await loadNamespaces(sentences, ['credentials']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const frame = () => the<HTMLIFrameElement>('iframe');
const tell = (data: unknown, source: MessageEventSource | null = frame().contentWindow) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, source })));
const alert = () => document.querySelector('[role=alert]')?.textContent ?? '';

describe('the frame of a third-party captcha', () => {
  beforeEach(async () => void (await mount(captcha(sentences))));

  it('tells that it could not be reached (60205), and tries again with a new frame', async () => {
    const first = frame();
    await tell({ type: 'failed', code: '60205' });
    expect(alert()).toContain('60205');
    await click(the('[role=alert] button'));
    expect(alert()).toBe('');
    expect(frame()).not.toBe(first);
    expect(document.activeElement).toBe(frame());
  });

  it('tells that it gave no sign of life within 15 s (60204), and tries again', async () => {
    // A frame has a size before its script has run.
    await tell({ type: 'size', height: 60 });
    await act(async () => void vi.advanceTimersByTime(14_900));
    expect(alert()).toBe('');
    await act(async () => void vi.advanceTimersByTime(200));
    expect(alert()).toContain('60204');
    await click(the('[role=alert] button'));
    await tell({ type: 'ready' });
    await act(async () => void vi.advanceTimersByTime(20_000));
    expect(alert()).toBe('');
  });

  it('hands its result to the pool, and the ticket to the form', async () => {
    vi.useRealTimers();
    const sent = fakeFetch(() => answer({ body: envelope({ ticket: 'ticket-12345678' }) }));
    await tell({ type: 'passed', result: '{"lot_number":"1"}' });
    await settled();
    expect(onTicket.mock.calls).toEqual([['ticket-12345678']]);
    expect(new URLSearchParams(sent[0]?.body).get('trail')).toBe('{"lot_number":"1"}');
  });

  it('hears no other window', async () => {
    await tell({ type: 'failed', code: '60205' }, window);
    expect(alert()).toBe('');
  });
});

it('a prerendered page has no frame, which would tell its outcome before the page listens; a hydrated one has, and hears it', async () => {
  vi.useRealTimers();
  fakeFetch(() => answer({ body: envelope({ ticket: 'ticket-12345678' }) }));
  const page = document.createElement('div');
  page.innerHTML = renderToString(captcha(sentences));
  document.body.append(page);
  expect(document.querySelector('iframe')).toBeNull();
  const root = await act(async () => hydrateRoot(page, captcha(sentences)));
  await tell({ type: 'passed', result: '{"lot_number":"1"}' });
  await settled();
  expect(onTicket.mock.calls).toEqual([['ticket-12345678']]);
  await act(async () => root.unmount());
  page.remove();
});
