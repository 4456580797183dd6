import { act, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#src/ui/dialog.tsx';
import { settleDialogEntry } from '#src/ui/use-back-closes.ts';
import { drawn, settled } from '../drawn.ts';
import { click, mount, the } from './mount.tsx';

const isOpen = () => document.querySelector('dialog[open]') !== null;
const isMarked = () => JSON.stringify(history.state).includes('isDialog');

function narrow(matches: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(new EventTarget(), { media, matches }) as MediaQueryList);
}

/** A page with a dialog, and a second one that may take its place. */
function Page({ isDismissible = true }: { isDismissible?: boolean }) {
  const [shown, setShown] = useState<'first' | 'second' | undefined>('first');
  return (
    <>
      <button type="button" id="again" onClick={() => setShown('first')}>
        Again
      </button>
      <Dialog isOpen={shown === 'first'} isDismissible={isDismissible} onClose={() => setShown(undefined)} title="First" closeLabel="Close">
        <button type="button" id="on" onClick={() => setShown('second')}>
          On
        </button>
        <button
          type="button"
          id="away"
          onClick={() => {
            history.pushState({ page: 'next' }, '', '/next');
            setShown(undefined);
          }}
        >
          Away
        </button>
      </Dialog>
      <Dialog isOpen={shown === 'second'} onClose={() => setShown(undefined)} title="Second">
        text
      </Dialog>
    </>
  );
}

/** What a router would learn of steps through the history. */
const steps: string[] = [];
window.addEventListener('popstate', () => steps.push(location.pathname));

beforeEach(() => {
  narrow(true);
  history.pushState({ page: 'this' }, '', '/this');
  steps.length = 0;
});

describe('on a phone', () => {
  it('a step back closes the dialog, stays on the page, and no router hears of it', async () => {
    await mount(<Page />);
    await drawn(() => expect(isMarked()).toBe(true));
    // What the router keeps there stays.
    expect(history.state).toMatchObject({ page: 'this' });
    history.back();
    await drawn(() => expect(isOpen()).toBe(false));
    expect([location.pathname, isMarked(), steps]).toEqual(['/this', false, []]);
    expect(history.state).toEqual({ page: 'this' });
  });

  it('of two dialogs the one on top is closed', async () => {
    const closed: string[] = [];
    const { rerender } = await mount(
      ['Below', 'On top'].map((title) => (
        <Dialog key={title} isOpen onClose={() => closed.push(title)} title={title}>
          text
        </Dialog>
      )),
    );
    await drawn(() => expect(isMarked()).toBe(true));
    history.back();
    await drawn(() => expect(closed).toEqual(['On top']));
    await rerender(null);
    await drawn(() => expect(isMarked()).toBe(false));
  });

  it('two dialogs that close together leave one entry', async () => {
    history.pushState({ page: 'own' }, '', '/own');
    const back = vi.spyOn(history, 'back');
    const { rerender } = await mount(
      ['Below', 'On top'].map((title) => (
        <Dialog key={title} isOpen onClose={() => undefined} title={title}>
          text
        </Dialog>
      )),
    );
    await drawn(() => expect(isMarked()).toBe(true));
    await rerender(null);
    await drawn(() => expect(isMarked()).toBe(false));
    await settled();
    expect([location.pathname, history.state, back.mock.calls.length]).toEqual(['/own', { page: 'own' }, 1]);
  });

  it('of two dialogs the one below is closed once the other is gone', async () => {
    const closed: string[] = [];
    const of = (...open: string[]) =>
      ['Below', 'On top'].map((title) => (
        <Dialog key={title} isOpen={open.includes(title)} onClose={() => closed.push(title)} title={title}>
          text
        </Dialog>
      ));
    const { rerender } = await mount(of('Below', 'On top'));
    await drawn(() => expect(isMarked()).toBe(true));
    await rerender(of('Below'));
    await settled();
    expect(isMarked()).toBe(true);
    history.back();
    await drawn(() => expect(closed).toEqual(['Below']));
    await rerender(null);
    await drawn(() => expect(isMarked()).toBe(false));
  });

  it('closed in another way it takes its entry with it, and opens anew with another', async () => {
    await mount(<Page />);
    await drawn(() => expect(isMarked()).toBe(true));
    await click(the('dialog button[aria-label]'));
    await drawn(() => expect(isMarked()).toBe(false));
    await click(the('#again'));
    await drawn(() => expect(isMarked()).toBe(true));
    history.back();
    await drawn(() => expect(isOpen()).toBe(false));
    expect([isMarked(), steps]).toEqual([false, []]);
  });

  it('one that opens while the entry of another is being left stays open', async () => {
    await mount(<Page />);
    await drawn(() => expect(isMarked()).toBe(true));
    await act(async () => {
      the('dialog button[aria-label]').click();
    });
    act(() => {
      settleDialogEntry();
      the('#again').click();
    });
    await settled();
    await drawn(() => expect(isMarked()).toBe(true));
    expect(isOpen()).toBe(true);
  });

  it('a dialog that takes the place of another takes its entry over', async () => {
    await mount(<Page />);
    await drawn(() => expect(isMarked()).toBe(true));
    const { length } = history;
    await click(the('#on'));
    await settled();
    expect([history.length, isMarked()]).toEqual([length, true]);
    history.back();
    await drawn(() => expect(isOpen()).toBe(false));
    expect(isMarked()).toBe(false);
  });

  it('back from a page that the dialog led to is one step', async () => {
    await mount(<Page />);
    await drawn(() => expect(isMarked()).toBe(true));
    await click(the('#away'));
    await settled();
    expect(location.pathname).toBe('/next');
    history.back();
    await drawn(() => expect(history.state).toEqual({ page: 'this' }));
    expect(steps).toEqual(['/this']);
  });

  it('a page that a dialog once stood on is come back to like any other', async () => {
    await mount(<Page />);
    await drawn(() => expect(isMarked()).toBe(true));
    await click(the('#away'));
    await settled();
    history.pushState({ page: 'this' }, '', '/this');
    history.pushState({ page: 'other' }, '', '/other');
    history.back();
    await drawn(() => expect(steps).toEqual(['/this']));
  });

  it('a step back from page to page is the router’s, also with a dialog open on the one that is left', async () => {
    settleDialogEntry();
    history.pushState({ page: 'next' }, '', '/next');
    history.back();
    await drawn(() => expect(steps).toEqual(['/this']));
    history.pushState({ page: 'next' }, '', '/next');
    await mount(<Page />);
    await drawn(() => expect(isMarked()).toBe(true));
    history.go(-2);
    await drawn(() => expect(steps).toEqual(['/this', '/this']));
  });

  it('forward to an entry whose dialog is gone leads nowhere', async () => {
    await mount(<Page />);
    await drawn(() => expect(isMarked()).toBe(true));
    history.back();
    await drawn(() => expect(isOpen()).toBe(false));
    history.forward();
    await drawn(() => expect(steps).toHaveLength(1));
    await drawn(() => expect(history.state).toEqual({ page: 'this' }));
  });

  it('a page reloaded under a dialog leaves its entry', async () => {
    history.pushState({ page: 'this', isDialog: true }, '');
    settleDialogEntry();
    await drawn(() => expect(history.state).toEqual({ page: 'this' }));
  });

  it('an entry is left also where a navigation cut short the step out of another', async () => {
    history.pushState({ page: 'this', isDialog: 'cut short' }, '');
    settleDialogEntry();
    history.pushState({ page: 'next' }, '', '/next');
    history.pushState({ page: 'next', isDialog: 'other' }, '');
    settleDialogEntry();
    await drawn(() => expect(history.state).toEqual({ page: 'next' }));
  });

  it('a dialog that opens where a navigation cut such a step short closes by a step back', async () => {
    history.pushState({ page: 'this', isDialog: 'cut short' }, '');
    settleDialogEntry();
    history.pushState({ page: 'next' }, '', '/next');
    await mount(<Page />);
    await drawn(() => expect(isMarked()).toBe(true));
    history.back();
    await drawn(() => expect(isOpen()).toBe(false));
    expect(history.state).toEqual({ page: 'next' });
  });

  it('one that may not be closed makes no entry', async () => {
    await mount(<Page isDismissible={false} />);
    await settled();
    expect(isMarked()).toBe(false);
  });
});

it('on a wider screen there is no entry: Escape and the button are at hand', async () => {
  narrow(false);
  await mount(<Page />);
  await settled();
  expect(isMarked()).toBe(false);
});
