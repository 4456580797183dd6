import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '#src/features/notices/notices.tsx';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { noticesStage } from './notices-page.tsx';

// Whom it may not disturb has tests of its own (session-notices.test.tsx).
vi.mock('#src/features/notices/visitor-acts.ts', () => ({ mayCutIn: () => true, noteAct: () => undefined, watchVisitor: () => undefined }));

/** A notice that says its name; what makes it different stands beside. */
const made = (id: string, parts: Partial<Notice> = {}): Notice => ({
  id,
  isDue: () => true,
  load: async () =>
    function Made({ onClose }) {
      return (
        <dialog open>
          <button onClick={onClose}>{id}</button>
        </dialog>
      );
    },
  ...parts,
});
const shown = () => [...document.querySelectorAll('dialog[open] button')].map(({ textContent }) => textContent);
const shows = (...names: string[]) => drawn(() => expect(shown()).toEqual(names));

/** Something that is on its way until a test lets it arrive. */
function onItsWay<T>() {
  let arrive = (_value: T): void => undefined;
  let fail = (): void => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new TypeError('cut'));
  });
  return { promise, arrive: (value: T) => act(async () => arrive(value)), fail: () => act(async () => fail()) };
}

describe('one notice after the other', () => {
  it('each is closed once and for all on this page, and nothing shows while the next is on its way', async () => {
    const second = onItsWay<void>();
    const load = made('second').load!;
    const queue = [made('first'), made('second', { load: (client) => second.promise.then(() => load(client)) }), made('third')];
    const { page } = await noticesStage('/', 'en', queue);
    await mount(page);
    await shows('first');
    await click(the('dialog button'));
    await settled();
    expect(shown()).toEqual([]);
    await second.arrive();
    await shows('second');
    await click(the('dialog button'));
    await shows('third');
    await click(the('dialog button'));
    await settled();
    expect(shown()).toEqual([]);
  });

  it('one that has nothing to tell gives its turn on', async () => {
    const { page } = await noticesStage('/', 'en', [made('empty', { load: async () => undefined }), made('next')]);
    await mount(page);
    await shows('next');
    expect(shown()).toEqual(['next']);
  });

  it('a patient one that does not come gives its turn on; any other stays due', async () => {
    const load = () => Promise.reject(new TypeError('cut'));
    const patient = await noticesStage('/', 'en', [made('cut', { load, isPatient: true }), made('next')]);
    const { rerender } = await mount(patient.page);
    await shows('next');
    await rerender(null);
    const strict = await noticesStage('/', 'en', [made('cut', { load }), made('next')]);
    await mount(strict.page);
    await settled(50);
    expect(shown()).toEqual([]);
  });

  it('what comes too late for its page takes nothing from the one that stands there', async () => {
    const late = onItsWay<undefined>();
    const home = made('home', { isDue: ({ pathname }) => pathname === '/', load: () => late.promise });
    const { page, router } = await noticesStage('/', 'en', [home, made('tools')]);
    await mount(page);
    await act(async () => router.navigate({ to: '/tools' } as never));
    await shows('tools');
    await late.arrive(undefined);
    await settled();
    expect(shown()).toEqual(['tools']);
  });

  it('nor does one that fails too late', async () => {
    const late = onItsWay<undefined>();
    const home = made('home', { isDue: ({ pathname }) => pathname === '/', load: () => late.promise, isPatient: true });
    const { page, router } = await noticesStage('/', 'en', [home, made('tools')]);
    await mount(page);
    await settled();
    await act(async () => router.navigate({ to: '/tools' } as never));
    await shows('tools');
    await late.fail();
    await settled();
    expect(shown()).toEqual(['tools']);
  });
});

it('a patient one is fetched when the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const { page } = await noticesStage('/', 'en', [made('patient', { isPatient: true })]);
  await mount(page);
  await settled(50);
  expect(shown()).toEqual([]);
  await act(async () => {
    for (const work of idle) work();
  });
  await shows('patient');
});

it('its sentences come with it', async () => {
  const { page, i18n } = await noticesStage('/', 'en', [made('told')]);
  await mount(page);
  await shows('told');
  expect(i18n.t('tips.title', { ns: 'notices' })).toBe('Notices from the pool');
});

it('the agreement of a first visit comes although the browser is never idle', async () => {
  document.cookie = 'agreement=;max-age=0;path=/';
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', () => 0);
  const { noticesPage } = await import('./notices-page.tsx');
  await mount(await noticesPage());
  await drawn(() => the('dialog[open]'));
  expect(the('dialog[open] h2').textContent).toBe('Before you continue');
});

describe('the code of the agreement', () => {
  const fetched = vi.fn();
  beforeEach(() => {
    document.cookie = 'agreement=;max-age=0;path=/';
    fetched.mockClear();
    vi.resetModules();
    vi.doMock('#src/features/notices/agreement-dialog.tsx', () => {
      fetched();
      return { AgreementDialog: () => null };
    });
    return () => {
      vi.doUnmock('#src/features/notices/agreement-dialog.tsx');
      document.cookie = 'agreement=;max-age=0;path=/';
      history.replaceState(null, '', '/');
    };
  });
  const prepare = async () => {
    (await import('#src/features/notices/notices.tsx')).prepareNotices();
    await settled();
  };

  it('is fetched while the page of a first visit still hydrates', async () => {
    await prepare();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    ['by who has given it', () => (document.cookie = 'agreement=1;path=/')],
    ['on the kiosk', () => history.replaceState(null, '', '/?kiosk=1')],
    ['on a page where it does not come', () => history.replaceState(null, '', '/terms_en')],
  ])('is not fetched %s', async (_name, begin) => {
    begin();
    await prepare();
    expect(fetched).not.toHaveBeenCalled();
  });
});
