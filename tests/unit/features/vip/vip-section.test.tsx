import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { vipDraft } from '#src/features/vip/vip.draft.ts';
import { AppError } from '#src/lib/app-error.ts';
import * as http from '#src/lib/http.ts';
import { observePoolIdempotency } from '#src/lib/pool-idempotency.ts';
import { onStored, storedTime } from '#src/lib/storage.ts';
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts';
import { readOutbox } from '#src/parts/outbox/outbox.ts';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { answer, down, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';
import { settled } from '#tests/unit/drawn.ts';
import {
  dialogs,
  fill,
  filled,
  forget,
  input,
  type Language,
  leave,
  openForm,
  pressOpen,
  section,
  send,
  shown,
  type,
} from './vip-stage.tsx';
import { user } from '#tests/unit/user.ts';

// Loaded beforehand: a press then shows it within an act.
beforeAll(() => import('#src/features/vip/vip-dialogs.tsx'));
beforeEach(forget);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the card', () => {
  it.each<[Language, string, string]>([
    ['en', 'Example', 'Contacted within 1 working day'],
    ['zh', '示例', '1个工作日内与您联系'],
    ['zh_hk', '示例', '1個工作天內與你聯絡'],
  ])('is in the HTML in %s, with its sample marked and without a style attribute', async (language, example, within) => {
    const html = renderToString(await section(language));
    expect(html).toContain('id="vip"');
    expect(html).toContain(example);
    expect(html).toContain(within);
    expect(html).not.toContain(' style=');
  });
});

describe('the form', () => {
  it('checks a field when it is left, and tells an empty phone from a cleared one', async () => {
    await openForm();
    await leave('phone');
    expect(shown()).toContain('请输入您的手机号');
    await type('phone', '138');
    await leave('phone');
    expect(shown()).toContain('手机号格式错误');
    await type('phone', '');
    await leave('phone');
    expect(shown()).toContain('手机号不能为空');
    await type('phone', filled.phone);
    await leave('phone');
    expect(input('phone').getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['offline', '您当前离线'],
    ['pool', '矿池暂时出现问题'],
    ['portal', '请先登录该网络'],
    ['server', '本站服务器没有响应。申请会先保存在本设备上'],
  ] as const)('says why nothing can be sent now: %s', async (connection, sentence) => {
    const store = makeStore();
    await mount(await section('zh', store));
    await pressOpen();
    await act(async () => store.set(connectionAtom, connection));
    expect(shown()).toContain(sentence);
  });

  it('sends once however often the button is clicked, then is empty and closed, and success is said', async () => {
    const sent = fakeFetch(() => answer({ body: envelope(null), headers: { 'x-pool-idempotent': '1' } }));
    await openForm();
    await fill(filled);
    expect(hasUnsavedWork()).toBe(true);
    await send(3);
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toMatchObject({ ...filled, phone: '13800138000' });
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-z]{32}$/);
    expect(shown()).toContain('申请已提交');
    expect(dialogs()).toBe(1);
    expect(hasUnsavedWork()).toBe(false);
    expect(vipDraft.read().name).toBe('');
  });

  it.each([
    ['refuses with a sentence', () => answer({ body: envelope(null, { code: '400', message: '请重新提交。' }) }), '请重新提交。'],
    ['has no more today', () => answer({ body: envelope(null, { code: '429', message: '请明天再试。' }), status: 429 }), '请明天再试。'],
    ['is a portal with a page and status 200', () => answer({ body: '<html>login</html>' }), '申请未发送'],
  ])('keeps every word and says why when the pool %s', async (_what, reply, sentence) => {
    const all = fakeFetch(reply);
    const key = (index: number) => all.filter(({ path }) => path.endsWith('/vip/apply'))[index]?.headers.get('idempotency-key');
    await openForm();
    await fill(filled);
    await send();
    expect(the('dialog[open] [role="alert"]').textContent).toContain(sentence);
    expect(input('name').value).toBe(filled.name);
    // Changed and changed back, it says the same.
    await type('hashrate', '20');
    await type('hashrate', filled.hashrate);
    await send();
    expect(key(0)).toBeTruthy();
    expect(key(1)).toBe(key(0));
    await type('hashrate', '1 EH/s');
    await send();
    expect(key(2)).not.toBe(key(0));
    expect(readOutbox()).toEqual([]);
  });

  it('puts it into the outbox without a network, says that it is not sent, and can be taken back', async () => {
    fakeFetch(down);
    await openForm();
    await fill(filled);
    // The draft goes only once the outbox holds it.
    const heldWhenForgotten: number[] = [];
    const stop = onStored('vip-draft', () => vipDraft.read().name === '' && heldWhenForgotten.push(readOutbox().length));
    await send();
    stop();
    expect([...new Set(heldWhenForgotten)]).toEqual([1]);
    expect(shown()).toContain('尚未发送');
    expect(shown()).not.toContain('申请已提交');
    expect(readOutbox()).toMatchObject([{ state: 'waiting', content: { name: filled.name, phone: '13800138000' } }]);
    const panel = the('#vip [role="group"]');
    expect(panel.textContent).toContain('等待矿池响应');
    const edit = [...panel.querySelectorAll('button')].find(({ textContent }) => textContent === '修改');
    await click(the('dialog[open] [class*=actions] button'));
    await click(edit!);
    await settled();
    expect(input('name').value).toBe(filled.name);
    expect(readOutbox()).toEqual([]);
  });

  it('puts it into the outbox when the pool does not answer in time', async () => {
    vi.spyOn(http, 'call').mockRejectedValueOnce(new AppError('timeout'));
    await openForm();
    await fill(filled);
    await send();
    expect(shown()).toContain('尚未发送');
    expect(readOutbox()).toMatchObject([{ state: 'waiting', content: { name: filled.name } }]);
  });

  it('keeps the draft and waits for nothing where a pool may keep it twice', async () => {
    observePoolIdempotency(null);
    fakeFetch(down);
    await openForm();
    await fill(filled);
    await send();
    expect(the('dialog[open] [role="alert"]').textContent).toContain('申请未发送');
    expect(readOutbox()).toEqual([]);
    expect(vipDraft.read()).toMatchObject({ name: filled.name });
  });

  it('keeps nothing of an application whose fields were emptied again', async () => {
    await openForm();
    await fill({ name: 'Half' });
    expect(storedTime('vip-draft')).toBeGreaterThan(0);
    await fill({ name: '' });
    expect(storedTime('vip-draft')).toBe(0);
  });

  it('shows after closing, or on another page, what was typed before; clearing forgets it', async () => {
    await openForm();
    await fill({ name: 'Half', phone: '138' });
    await user.click([...document.querySelectorAll<HTMLButtonElement>('dialog[open] [class*=actions] button')][1]!);
    expect(dialogs()).toBe(0);
    await pressOpen();
    expect(input('name').value).toBe('Half');
    await user.click([...document.querySelectorAll<HTMLButtonElement>('dialog[open] [class*=actions] button')].at(-1)!);
    await settled();
    expect(input('name').value).toBe('');
    expect(document.activeElement).toBe(input('name'));
    await leave('phone');
    expect(shown()).toContain('请输入您的手机号');
    expect(vipDraft.read().name).toBe('');
  });
});
