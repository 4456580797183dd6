import { act } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { CaptchaFrame } from '#src/parts/captcha/captcha-frame.tsx';
import { answer, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { settled } from '#tests/unit/drawn.ts';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';

const onTicket = vi.fn<(ticket: string) => void>();

beforeEach(async () => {
  onTicket.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['credentials']);
  await mount(
    <I18nextProvider i18n={i18n}>
      <CaptchaFrame
        id="12345678"
        script="https://captcha.example/gt4.js"
        isPassed={false}
        onTicket={onTicket}
        error={undefined}
        controlRef={() => {}}
      />
    </I18nextProvider>,
  );
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
  it('tells that it could not be reached (60205), and tries again with a new frame', async () => {
    const first = frame();
    await tell({ type: 'failed', code: '60205' });
    expect(alert()).toContain('60205');
    await click(the('[role=alert] button'));
    expect(alert()).toBe('');
    expect(frame()).not.toBe(first);
  });

  it('tells that it gave no sign of life within 15 s (60204), and tries again', async () => {
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
