import { act, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '#src/i18n/setup.ts';
import { removeStored } from '#src/lib/storage.ts';
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts';
import { makeDraft } from '#src/parts/form/draft.ts';
import { useHydratedDraft } from '#src/parts/form/drafted-form.ts';
import { SendProblem, useOnce } from '#src/parts/form/form-kit.tsx';
import type { SendFailure } from '#src/parts/outbox/outbox-kinds.ts';
import { mount, the } from '../../ui/mount.tsx';
import * as z from 'zod/mini';

describe('work that runs once at a time', () => {
  const ends: { done: () => void; failed: (error: Error) => void }[] = [];
  let hasFailed = 0;
  function Send() {
    const { isBusy, once } = useOnce();
    const work = () => new Promise<void>((done, failed) => ends.push({ done, failed }));
    const press = () => void once(work).catch(() => (hasFailed += 1));
    return (
      <button type="button" onClick={press}>
        {isBusy ? 'Busy' : 'Send'}
      </button>
    );
  }
  const press = (times: number) =>
    act(async () => {
      for (let time = 0; time < times; time += 1) the('button').click();
    });
  const shown = () => the('button').textContent;

  beforeEach(() => {
    ends.length = 0;
    hasFailed = 0;
  });

  it('is busy until it has ended, however often it is asked for, and can be asked for again', async () => {
    await mount(<Send />);
    await press(3);
    await press(1);
    expect([ends.length, shown()]).toEqual([1, 'Busy']);
    await act(async () => ends[0]?.done());
    expect(shown()).toBe('Send');
    await press(1);
    expect([ends.length, shown()]).toEqual([2, 'Busy']);
  });

  it('can be asked for again after it failed', async () => {
    await mount(<Send />);
    await press(1);
    await act(async () => ends[0]?.failed(new Error('broken')));
    expect([shown(), hasFailed]).toEqual(['Send', 1]);
    await press(1);
    expect(ends).toHaveLength(2);
  });
});

describe('what was not sent', () => {
  async function problem(failure: SendFailure) {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { container } = await mount(
      <I18nextProvider i18n={await createI18n('en')}>
        <SendProblem failure={failure} notSent="Not sent." later={<button type="button">Later</button>} />
      </I18nextProvider>,
    );
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
    expect(the('[role=alert]')).toBeDefined();
    return container.textContent;
  }

  it.each<[string, SendFailure, string]>([
    ['a refusal with a sentence', { kind: 'refused', message: 'One a day.' }, 'Not sent. One a day.'],
    ['a refusal without one', { kind: 'refused', message: '' }, 'Not sent. The pool refused the request.'],
    ['a pool that is busy and says so', { kind: 'no-response', error: 'api', message: 'In 5 min.' }, 'Not sent. In 5 min.'],
    [
      'a session that has ended',
      { kind: 'no-response', error: 'auth', message: '' },
      'Not sent. You have been logged out. Log in again to continue.',
    ],
    [
      'a network that is down, whose message is no sentence for visitors',
      { kind: 'no-response', error: 'offline', message: 'Failed to fetch' },
      'Not sent. There is no connection right now. Check the network, then try again.Later',
    ],
    [
      'a pool that did not answer',
      { kind: 'no-response', error: 'timeout', message: '' },
      'Not sent. The pool did not answer within 20 seconds. The connection may be slow: try again in a moment.Later',
    ],
  ])('says why after %s, and offers to keep it only where nobody answered', async (_what, failure, words) => {
    expect(await problem(failure)).toBe(words);
  });
});

describe('a form with a draft', () => {
  const empty = { name: '', phone: '', region: 'CN' };
  const typed = z._default(z.string(), '');
  const draft = makeDraft('contact-draft', z.object({ name: typed, phone: typed, region: z._default(z.string(), 'CN') }));
  let form: ReturnType<typeof useForm<typeof empty & { password: string }>>;

  function Form({ linked }: { linked?: Partial<typeof empty> }) {
    const made = useForm({ defaultValues: { ...empty, password: '' } });
    useHydratedDraft(made, draft, linked);
    useEffect(() => void (form = made));
    return null;
  }

  beforeEach(() => removeStored('contact-draft'));

  it('is filled in from it, and keeps in it what is typed, while the page may not reload', async () => {
    draft.keep({ ...empty, name: 'Lin' });
    const { rerender } = await mount(<Form />);
    expect(form.getValues()).toEqual({ name: 'Lin', phone: '', region: 'CN', password: '' });
    expect(hasUnsavedWork()).toBe(true);
    await act(async () => form.setValue('phone', '138'));
    expect(draft.read()).toEqual({ name: 'Lin', phone: '138', region: 'CN' });
    await act(async () => form.setValue('name', ''));
    await act(async () => form.setValue('phone', ''));
    expect([draft.read(), hasUnsavedWork()]).toEqual([empty, false]);
    // What it is compared with is still the empty form.
    expect(form.formState.defaultValues).toEqual({ ...empty, password: '' });
    await rerender(null);
  });

  it('holds the page no more once it is gone', async () => {
    const { rerender } = await mount(<Form />);
    await act(async () => form.setValue('name', 'Lin'));
    expect(hasUnsavedWork()).toBe(true);
    await rerender(null);
    expect(hasUnsavedWork()).toBe(false);
  });

  it('takes what the address brought for newer than the draft', async () => {
    draft.keep({ name: 'Lin', phone: '138', region: 'CN' });
    await mount(<Form linked={{ phone: '9123', region: 'HK' }} />);
    expect(form.getValues()).toMatchObject({ name: 'Lin', phone: '9123', region: 'HK' });
  });
});
