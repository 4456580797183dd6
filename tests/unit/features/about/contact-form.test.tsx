import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactDraft, contactKind } from '#src/features/about/contact.draft.ts';
import type { LinkedMessage } from '#src/features/about/use-contact-form.ts';
import { ContactForm } from '#src/features/about/contact-form.tsx';
import { observePoolIdempotency } from '#src/lib/pool-idempotency.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts';
import { OUTBOX_KEY } from '#src/parts/outbox/outbox-kinds.ts';
import { readOutbox } from '#src/parts/outbox/outbox.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { answer, down, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { makeApp, renderApp } from '#tests/unit/render-app.tsx';
import { the } from '#tests/unit/ui/mount.tsx';
import { button, click, shown } from '../account-forms.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

beforeEach(async () => {
  observePoolIdempotency(null);
  await writeStored(OUTBOX_KEY, []);
  await removeStored('contact-draft');
});

const open = (link: LinkedMessage = {}) => renderApp(<ContactForm link={link} />, { namespaces: ['contact'] });

const control = (label: string) => screen.getByLabelText<Control>(label);
const type = (label: string, value: string) => act(async () => void fireEvent.change(control(label), { target: { value } }));
async function fill(): Promise<void> {
  await type('Topic', 'payout');
  await type('How we reach you', ' @miner ');
  await type('Your message', 'Where is the payout of Monday?');
}
const noteOf = (label: string) => document.getElementById(control(label).getAttribute('aria-describedby') ?? '')?.textContent;
const taken = () => answer({ body: envelope(null) });

describe('a message to the operator', () => {
  it('is sent once, with its key, and the page says how it is answered', async () => {
    const sent = fakeFetch(taken);
    await open();
    await fill();
    expect(hasUnsavedWork()).toBe(true);
    await act(async () => {
      button('Send message').click();
      button('Send message').click();
    });
    await settled();
    await drawn(() => the('[data-outcome=sent]'));
    expect(sent.map(({ path, body }) => [path, JSON.parse(body ?? '')])).toEqual([
      ['/api/v5/site/contact', { topic: 'payout', name: '', reach: '@miner', text: 'Where is the payout of Monday?' }],
    ]);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-z]{32}$/);
    expect(shown()).toContain('will answer you at @miner');
    expect(document.activeElement?.textContent).toBe('Message sent');
    expect([contactDraft.read().text, readOutbox(), hasUnsavedWork()]).toEqual(['', [], false]);
    await click('Write another message');
    expect(control('Your message').value).toBe('');
  });

  it('is refused with a sentence a field, and loses nothing', async () => {
    fakeFetch(down);
    await open();
    await click('Send message');
    expect([noteOf('How we reach you'), noteOf('Your message')]).toEqual([
      'Please tell us how we can reach you',
      'Please write your message',
    ]);
    await type('Your message', 'x'.repeat(2001));
    await type('Your name (optional)', 'y'.repeat(41));
    await settled();
    expect([noteOf('Your name (optional)'), noteOf('Your message')]).toEqual([
      'Please enter a name of at most 40 characters',
      'Please shorten your message to 2,000 characters',
    ]);
    expect(contactDraft.read().text).toHaveLength(2001);
    await type('Your message', 'Short');
    await settled();
    expect(noteOf('Your message')).toBe('5 of 2,000 characters');
    await type('How we reach you', 'z'.repeat(121));
    await settled();
    expect(noteOf('How we reach you')).toBe('Please enter at most 120 characters');
  });

  it('waits for a server that does not answer, also where the pool keeps nothing once, and can be taken back', async () => {
    fakeFetch(down);
    await open();
    await fill();
    await click('Send message');
    await drawn(() => the('[data-outcome]'));
    expect(shown()).toContain('Not sent yet');
    expect(readOutbox()).toMatchObject([{ kind: 'contact', state: 'waiting', content: { topic: 'payout', reach: '@miner' } }]);
    expect(the('[role=group]').textContent).toContain('@miner: “Where is the payout of Monday?”');
    await click('Change');
    expect(readOutbox()).toEqual([]);
    await drawn(() => expect(control('Your message').value).toBe('Where is the payout of Monday?'));
    expect(control('Topic').value).toBe('payout');
  });

  it("shows the server's own sentence, which nobody waits out", async () => {
    fakeFetch(() => answer({ body: envelope(null, { code: '429', message: 'Too many messages. Try again tomorrow.' }) }));
    await open();
    await fill();
    await click('Send message');
    expect(the('form [role=alert]').textContent).toBe('Not sent. Too many messages. Try again tomorrow.');
    expect(control('Your message').value).toContain('Monday');
    expect(readOutbox()).toEqual([]);
  });

  it('names who does not take it: the server of this site, not a pool', async () => {
    fakeFetch(() => answer({ body: '{}' }));
    await open();
    await fill();
    await click('Send message');
    await drawn(() => the('form [role=alert]'));
    expect(the('form [role=alert]').textContent).toContain("The site's server is having trouble just now.");
    expect(the('form [role=alert]').textContent).not.toContain('pool');
  });
});

describe('what it begins with', () => {
  it('is the topic and the words of the link, but never in place of what was typed', async () => {
    const { container } = await open({ topic: 'release', text: 'Please tell me: OKKONG OS' });
    expect([control('Topic').value, control('Your message').value]).toEqual(['release', 'Please tell me: OKKONG OS']);
    container.remove();
    contactDraft.keep({ ...contactDraft.read(), text: 'Half a message' });
    await open({ topic: 'release', text: 'Please tell me: OKKONG OS' });
    expect([control('Topic').value, control('Your message').value]).toEqual(['release', 'Half a message']);
  });

  it('is empty as built, so that hydration adds the draft', async () => {
    contactDraft.keep({ topic: 'other', name: '', reach: 'me', text: 'Half a message' });
    const html = renderToString((await makeApp(<ContactForm link={{}} />, { language: 'zh_hk', namespaces: ['contact'] })).page);
    expect(html).not.toContain('Half a message');
    expect(html).toContain('給我們留言');
    expect(html).not.toMatch(/ style=/);
  });
});

describe('in the outbox', () => {
  it('a message of another shape is refused, and known by its first words', async () => {
    expect(await contactKind.send({ text: 1 }, 'key')).toEqual({ kind: 'refused', message: '' });
    expect(contactKind.who({ reach: 'me', text: `a\n${'b'.repeat(80)}` })).toEqual({ name: 'me', detail: `a ${'b'.repeat(58)}…` });
    expect(contactKind.who('nothing')).toEqual({ name: '', detail: '' });
  });
});
