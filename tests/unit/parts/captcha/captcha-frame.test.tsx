import { act, type ComponentProps } from 'react';
import type { i18n } from 'i18next';
import { Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { CaptchaFrame } from '#src/parts/captcha/captcha-frame.tsx';
import { languageAtom } from '#src/state/language.ts';
import { makeStore } from '#src/state/store.ts';
import { answer, down, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';

const onTicket = vi.fn<(ticket: string) => void>();

const captcha = (i18n: i18n, props: Partial<ComponentProps<typeof CaptchaFrame>> = {}) => (
  <I18nextProvider i18n={i18n}>
    <CaptchaFrame
      id="12345678"
      script="https://captcha.example/gt4.js"
      isPassed={false}
      onTicket={onTicket}
      error={undefined}
      controlRef={() => {}}
      {...props}
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
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
      action: 'check',
      id: '12345678',
      trail: '{"lot_number":"1"}',
    });
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['refuses it in words', () => answer({ body: envelope(null, { code: '400', message: 'Once more, please.' }) }), 'Once more, please.'],
    ['refuses it without', () => answer({ body: envelope(null, { code: '400' }) }), 'That was not recognised. Please try again.'],
    ['cannot be reached', down, "The site's server does not answer"],
    ['gives no ticket', () => answer({ body: envelope({ id: 'captcha-1234' }) }), 'The pool sent an answer that this page cannot read.'],
  ])('says why where the pool %s, and tries again', async (_what, reply, words) => {
    vi.useRealTimers();
    fakeFetch(reply);
    await tell({ type: 'passed', result: '{"lot_number":"1"}' });
    await drawn(() => expect(alert()).toContain(words));
    expect(onTicket).not.toHaveBeenCalled();
    await click(the('[role=alert] button'));
    expect(document.activeElement).toBe(frame());
  });

  it('is as high as it asks for, within bounds, and takes nothing else that is said', async () => {
    const heightFor = async (height: number) => {
      await tell({ type: 'size', height });
      return frame().style.height;
    };
    expect([await heightFor(20), await heightFor(300), await heightFor(5_000)]).toEqual(['56px', '300px', '420px']);
    const faults = vi.fn<() => void>();
    window.addEventListener('error', faults);
    for (const data of ['hello', { type: 'failed', code: '1' }, { type: 'passed' }, null]) await tell(data);
    window.removeEventListener('error', faults);
    expect([alert(), faults.mock.calls.length, document.activeElement === frame()]).toEqual(['', 0, false]);
  });

  it('has an origin of its own, the key and the script of the captcha and the language of the page, and a name', () => {
    const { searchParams } = new URL(frame().src);
    expect(Object.fromEntries(searchParams)).toEqual({ id: '12345678', script: 'https://captcha.example/gt4.js', language: 'en' });
    expect([frame().getAttribute('sandbox'), frame().title]).toEqual(['allow-scripts', 'Verification']);
  });

  it('hears no other window', async () => {
    await tell({ type: 'failed', code: '60205' }, window);
    expect(alert()).toBe('');
  });
});

it('is told what the form misses, and has its focus; once passed it says so in its place', async () => {
  const focused: (HTMLElement | null)[] = [];
  const controlRef = (element: HTMLElement | null) => void focused.push(element);
  const { container, rerender } = await mount(captcha(sentences, { error: 'Please complete it first', controlRef }));
  expect(container.textContent).toBe('Please complete it first');
  expect([focused[0]?.contains(frame()), focused[0]?.tabIndex]).toEqual([true, -1]);
  await rerender(captcha(sentences, { isPassed: true }));
  expect([container.textContent, container.querySelector('iframe')]).toEqual(['Verified', null]);
});

it('the frame of a page in Chinese speaks Chinese', async () => {
  const store = makeStore();
  store.set(languageAtom, 'zh_hk');
  await mount(<Provider store={store}>{captcha(sentences)}</Provider>);
  expect(new URL(frame().src).searchParams.get('language')).toBe('zh-Hant-HK');
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
