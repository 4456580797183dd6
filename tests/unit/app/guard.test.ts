import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { guardDecision, makeGuard } from '#src/app/guard.ts';
import { onRefusedSession, setSender } from '#src/lib/http.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { logOutAtom, type Session, sessionAtom, storedSession } from '#src/state/session.ts';
import { makeStore } from '#src/state/store.ts';
import { answer, down, envelope, fakeFetch, type Sent } from '../lib/fake-fetch.ts';
import { until } from '#tests/until.ts';

const minuteMs = 60_000;
const session: Session = { token: 't', gid: '1', nickname: 'old', avatar: '' };
const atMs = 1_000_000_000;

describe('what the guard decides', () => {
  it.each([
    ['nobody is logged in', '/', null, undefined, 'proceed'],
    ['nobody is logged in, at the log-in page', '/login', null, undefined, 'proceed'],
    ['logged in, at the log-in page', '/login', session, undefined, 'to-home'],
    ['logged in, at the log-in page, asked just now', '/login', session, { token: 't', atMs }, 'to-home'],
    ['nobody is logged in, at the account page', '/Account/', null, undefined, 'to-login'],
    ['logged in, at the account page', '/account', session, { token: 't', atMs }, 'proceed'],
    ['logged in, at the registration', '/register', session, { token: 't', atMs }, 'to-home'],
    ['logged in, never asked', '/', session, undefined, 'request-user-info'],
    ['asked just now', '/', session, { token: 't', atMs }, 'proceed'],
    ['asked a moment less than ten minutes ago', '/', session, { token: 't', atMs: atMs - 10 * minuteMs + 1 }, 'proceed'],
    ['asked ten minutes ago', '/', session, { token: 't', atMs: atMs - 10 * minuteMs }, 'request-user-info'],
    ['asked just now, for another token', '/', session, { token: 'x', atMs }, 'request-user-info'],
    ['logged in, at the log-in page in other words', '/Login/', session, undefined, 'to-home'],
    ['a path that only begins like the log-in page', '/login-help', session, { token: 't', atMs }, 'proceed'],
  ] as const)('%s', (_case, path, who, checked, expected) => {
    expect(guardDecision({ path, session: who, checked, nowMs: atMs })).toBe(expected);
  });
});

const userInfo = envelope({ gid: '1', nickname: 'new', headshotUrl: '/me.png' });
const refused = envelope(null, { code: '401', message: 'Log in again' });

describe('the guard', () => {
  beforeEach(() => {
    setSender(() => ({ language: 'en', deviceId: '', token: storedSession()?.token }));
    onRefusedSession((token) => makeStore().set(logOutAtom, token));
    void writeStored('session', session);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    void removeStored('session');
  });

  async function visit(reply: (sent: Sent) => Response | Promise<Response>, path = '/'): Promise<Sent[]> {
    const sent = fakeFetch(reply);
    makeGuard(makeStore(), () => undefined)(path);
    await until(() => expect(sent.length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve));
    return sent;
  }

  it('sends a logged-in visitor home from the log-in page, already at start, before anything has mounted', () => {
    const sent = fakeFetch(() => answer());
    let thrown: unknown;
    try {
      makeGuard(makeStore(), () => undefined)('/login');
    } catch (error) {
      thrown = error;
    }
    expect(isRedirect(thrown) && thrown.options).toMatchObject({ to: '/', replace: true });
    expect(sent).toHaveLength(0);
  });

  it('requests user info with the token of its session, and keeps what comes', async () => {
    const [asked] = await visit(() => answer({ body: userInfo }));
    expect(asked?.headers.get('Authorization')).toBe('t');
    expect(storedSession()).toEqual({ token: 't', gid: '1', nickname: 'new', avatar: '/me.png' });
  });

  it('requests once for many links', async () => {
    const sent = fakeFetch(() => answer({ body: userInfo }));
    const guard = makeGuard(makeStore(), () => undefined);
    for (const path of ['/', '/about-us', '/daily-paper']) guard(path);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toHaveLength(1);
  });

  it('logs out when the pool refuses the session, and tells the pool with the refused token', async () => {
    const sent = await visit(() => answer({ body: refused }));
    await until(() => expect(storedSession()).toBeNull());
    expect(sent.map(({ path }) => path)).toEqual(['/api/v3/user/user/info/query', '/hash/api/user/logout']);
    expect(sent[1]?.headers.get('Authorization')).toBe('t');
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['the line is down', down],
    ['a portal answers', () => answer({ body: '<h1>Hotel</h1>' })],
    ['the pool has a fault', () => answer({ status: 500, body: envelope(null, { code: '500', message: 'Busy' }) })],
    ['the pool does not do accounts', () => answer({ status: 501, body: envelope(null, { code: '501', message: 'No' }) })],
    ['the answer has another shape', () => answer({ body: envelope({}) })],
  ])('keeps the session when %s: a miner is not thrown out by a lost signal', async (_case, reply) => {
    const sent = await visit(reply);
    expect(storedSession()).toEqual(session);
    expect(sent).toHaveLength(1);
  });

  it('does not bring back a visitor who logged out during the request', async () => {
    await visit(() => {
      makeStore().set(sessionAtom, null);
      return answer({ body: userInfo });
    });
    expect(storedSession()).toBeNull();
  });

  it('does not log out the one who logged in during the request about another', async () => {
    const other = { ...session, token: 'other' };
    await visit(() => {
      makeStore().set(sessionAtom, other);
      return answer({ body: refused });
    });
    expect(storedSession()).toEqual(other);
  });

  it('does not lead away the one who has logged out since the request about the restricted account', async () => {
    const lead = vi.fn<() => void>();
    const sent = fakeFetch(() => {
      makeStore().set(sessionAtom, null);
      return answer({ body: envelope({ gid: '1', nickname: '', headshotUrl: '', forbidden: true }) });
    });
    makeGuard(makeStore(), lead)('/');
    await until(() => expect(sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(lead).not.toHaveBeenCalled();
  });

  it('leads a restricted account to its page, once: from there it may go on', async () => {
    vi.useFakeTimers({ now: atMs });
    onTestFinished(() => void vi.useRealTimers());
    const sent = fakeFetch(() => answer({ body: envelope({ gid: '1', nickname: '', headshotUrl: '', forbidden: true }) }));
    const lead = vi.fn<() => void>();
    const guard = makeGuard(makeStore(), lead);
    guard('/');
    await vi.advanceTimersByTimeAsync(11 * minuteMs);
    guard('/help');
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(sent).toHaveLength(2);
    expect(lead).toHaveBeenCalledTimes(1);
  });
});
