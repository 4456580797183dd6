import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { rememberEarlyTaps, repeatEarlyTap } from '#src/lib/early-taps.ts';

// As React does with a tap on what it has not taken over: nobody below or after hears of it.
const stop = (event: Event) => event.target instanceof Element && event.target.matches('[data-stopped]') && event.stopPropagation();
document.body.addEventListener('click', stop, { capture: true });
rememberEarlyTaps(document.body);

describe('a tap on a part that is not taken over yet', () => {
  it('is given again once React answers for the button, and only once', async () => {
    const box = document.body.appendChild(document.createElement('div'));
    const heard = vi.fn<() => void>();
    const sent = document.body.appendChild(document.createElement('button'));
    sent.addEventListener('click', heard);
    sent.dataset.stopped = '';
    sent.click();
    delete sent.dataset.stopped;
    repeatEarlyTap();
    expect(heard).not.toHaveBeenCalled();

    await act(async () => createRoot(box).render(<button type="button">Copy</button>));
    const taken = box.querySelector('button');
    const mark = Object.entries(taken ?? {}).find(([key]) => key.startsWith('__reactProps$'));
    Object.assign(sent, Object.fromEntries(mark ? [mark] : []));
    repeatEarlyTap();
    repeatEarlyTap();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is forgotten for a later tap that was heard', async () => {
    const box = document.body.appendChild(document.createElement('div'));
    const heard = vi.fn<() => void>();
    await act(async () =>
      createRoot(box).render(
        <button type="button" onClick={heard}>
          Copy
        </button>,
      ),
    );
    await act(async () => box.querySelector('button')?.click());
    repeatEarlyTap();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
