import { fireEvent } from '@testing-library/react';
import { act, type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CaptchaField } from '#src/parts/captcha/captcha.tsx';
import { CaptchaSlider } from '#src/parts/captcha/captcha-slider.tsx';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { answer, down, envelope, fakeFetch, type Sent } from '#tests/unit/lib/fake-fetch.ts';
import { renderApp } from '#tests/unit/render-app.tsx';
import { press, the } from '#tests/unit/ui/mount.tsx';

const slider = () => the<HTMLInputElement>('input');
const track = () => slider().parentElement!;
const note = () => document.getElementById(slider().getAttribute('aria-describedby') ?? '')!;
const said = () => the('[role=status]').textContent;
const value = () => Number(slider().value);
async function keys(key: string, times = 1) {
  slider().focus();
  for (let time = 0; time < times; time += 1) await press(key);
}
const to = async (position: number) => act(async () => void fireEvent.input(slider(), { target: { value: String(position) } }));
const drag = async (...positions: number[]) => {
  for (const position of positions) await to(position);
};
const letGo = (type: string) => act(async () => slider().dispatchEvent(new Event(type, { bubbles: true })));

const isGet = ({ body }: Sent) => body?.includes('action=get') ?? false;
const good = (sent: Sent) => answer({ body: envelope(isGet(sent) ? { id: 'captcha-1234' } : { ticket: 'ticket-12345678' }) });

const onTicket = vi.fn<(ticket: string) => void>();
const page = (content: ReactNode) => renderApp(content, { namespaces: ['credentials'] });
/** The slider, passed once it has its ticket, until `again`. */
let again: () => void;
function Slider({ error }: { error?: string }) {
  const [ticket, setTicket] = useState('');
  useEffect(() => void (again = () => setTicket('')));
  const take = (next: string) => {
    onTicket(next);
    setTicket(next);
  };
  return <CaptchaSlider isPassed={ticket !== ''} onTicket={take} error={error} controlRef={() => undefined} />;
}

beforeEach(() => onTicket.mockReset());

describe('the slider', () => {
  it('moves by keys in both directions, as the only thing that moves by them, and never beyond its ends', async () => {
    const sent = fakeFetch(good);
    await page(<Slider />);
    expect(the<HTMLLabelElement>('label').control).toBe(slider());
    expect(note().textContent).toBe('By keyboard: hold the right arrow key.');
    await keys('ArrowLeft');
    expect(value()).toBe(0);
    await keys('ArrowUp', 3);
    await keys('PageDown');
    expect([value(), slider().getAttribute('aria-valuetext')]).toEqual([200, '20%']);
    expect(track().style.getPropertyValue('--drawn')).toBe('0.2');
    const [mine, theirs] = ['ArrowRight', 'Tab'].map((key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await act(async () => [mine, theirs].forEach((event) => slider().dispatchEvent(event!)));
    expect([mine?.defaultPrevented, theirs?.defaultPrevented, value()]).toEqual([true, false, 300]);
    // One captcha for the whole drag.
    expect(sent.map(isGet)).toEqual([true]);
    expect(said()).toBe('');
  });

  it.each(['pointerup', 'pointercancel', 'focusout'])('springs back where it is let go by %s, and begins anew', async (end) => {
    const sent = fakeFetch(good);
    await page(<Slider />);
    await drag(300, 600, 900);
    await letGo(end);
    expect(value()).toBe(0);
    await drag(500, 1000);
    await settled();
    // The second drag alone is no whole one.
    expect(sent.map(isGet)).toEqual([true, true]);
  });

  it('is checked at its end, says so, and stays there once it is passed', async () => {
    let respond = () => {};
    const sent = fakeFetch((call) => (isGet(call) ? good(call) : new Promise((done) => (respond = () => done(good(call))))));
    await page(<Slider error="Drag first" />);
    expect([note().textContent, slider().getAttribute('aria-invalid')]).toEqual(['Drag first', 'true']);
    expect([track().hasAttribute('data-invalid'), slider().hasAttribute('aria-disabled')]).toEqual([true, false]);
    await drag(300, 600, 900, 1000);
    await drawn(() => expect([note().textContent, said()]).toEqual(['Checking', 'Checking']));
    expect([slider().getAttribute('aria-disabled'), slider().hasAttribute('aria-invalid')]).toEqual(['true', false]);
    await letGo('pointerup');
    expect(value()).toBe(1000);
    respond();
    await drawn(() => expect(said()).toBe('Verified'));
    expect(onTicket.mock.calls).toEqual([['ticket-12345678']]);
    expect([value(), slider().getAttribute('aria-valuetext'), track().dataset.state]).toEqual([1000, 'Verified', 'passed']);
    expect([slider().getAttribute('aria-disabled'), track().style.getPropertyValue('--drawn')]).toEqual(['true', '1']);
    await keys('ArrowLeft');
    expect([value(), sent.length]).toEqual([1000, 2]);
    // The ticket is used up.
    await act(async () => again());
    expect([value(), said()]).toEqual([0, '']);
    await drag(400);
    expect(value()).toBe(400);
  });

  it.each<[string, (sent: Sent) => Response | Promise<Response>, string]>([
    ['refuses it in words', () => answer({ body: envelope(null, { code: '400', message: 'Once more, please.' }) }), 'Once more, please.'],
    [
      'refuses it without a word',
      () => answer({ body: envelope(null, { code: '400', message: '' }) }),
      'That was not recognised. Please try again.',
    ],
    ['cannot be reached', down, "The site's server does not answer, although you are connected. Try again in a moment."],
    [
      'gives no ticket',
      () => answer({ body: envelope({ id: 'captcha-1234' }) }),
      'The pool sent an answer that this page cannot read. Try again later.',
    ],
  ])(
    'springs back with the reason, in place of the one before, where the pool %s; the next drag takes it away',
    async (_what, reply, words) => {
      fakeFetch((sent) => (isGet(sent) ? good(sent) : reply(sent)));
      await page(<Slider error="Drag first" />);
      await drag(300, 600, 900, 1000);
      await drawn(() => expect(the('[role=alert]').textContent).toBe(words));
      expect([value(), onTicket.mock.calls.length, note().textContent]).toEqual([0, 0, words]);
      await drag(100);
      expect([document.querySelector('[role=alert]'), value(), note().textContent]).toEqual([null, 100, 'Drag first']);
    },
  );

  it('says at its end why there was no captcha, and nothing of it before', async () => {
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    const sent = fakeFetch(() => answer({ body: envelope({ ticket: 'ticket-12345678' }) }));
    await page(<Slider />);
    await drag(300, 600);
    await settled();
    expect(document.querySelector('[role=alert]')).toBeNull();
    await drag(900, 1000);
    await drawn(() => expect(the('[role=alert]').textContent).toContain('cannot read'));
    expect(sent.map(isGet)).toEqual([true]);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('its field in a form', () => {
  let form: ReturnType<typeof useForm<{ ticket: string }>>;
  function Field({ isIdle }: { isIdle?: boolean }) {
    const made = useForm({ defaultValues: { ticket: '' } });
    useEffect(() => void (form = made));
    return (
      <FormProvider {...made}>
        <CaptchaField {...(isIdle && { isIdle })} />
      </FormProvider>
    );
  }

  it('holds the ticket for four and a half minutes, counted from the latest, and its problem goes with it', async () => {
    await page(<Field />);
    await act(async () => form.setError('ticket', { type: 'credentials:problems.captchaMissing' }, { shouldFocus: true }));
    expect(note().textContent).toBe('Please drag the slider to the far right first');
    expect(document.activeElement).toBe(slider());
    fakeFetch(good);
    await drag(300, 600, 900, 1000);
    await drawn(() => expect(form.getValues('ticket')).toBe('ticket-12345678'));
    expect(form.getFieldState('ticket').error).toBeUndefined();
    vi.useFakeTimers();
    await act(async () => form.setValue('ticket', ''));
    await act(async () => form.setValue('ticket', 'first'));
    await act(async () => vi.advanceTimersByTime(200_000));
    await act(async () => form.setValue('ticket', 'second'));
    await act(async () => vi.advanceTimersByTime(4.4 * 60_000));
    expect([form.getValues('ticket'), value()]).toEqual(['second', 1000]);
    await act(async () => vi.advanceTimersByTime(0.2 * 60_000));
    expect([form.getValues('ticket'), value()]).toEqual(['', 0]);
  });

  it('asks for nothing while no ticket is needed', async () => {
    await page(<Field isIdle />);
    expect(slider().getAttribute('aria-valuetext')).toBe('Verified');
  });
});
