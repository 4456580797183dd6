import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { rememberEarlyTaps, repeatEarlyTap } from '#src/lib/early-taps.ts';

rememberEarlyTaps();

describe('a tap on a part that is not taken over yet', () => {
  it('is given again once React answers for the button, and only once', async () => {
    const box = document.body.appendChild(document.createElement('div'));
    const heard = vi.fn<() => void>();
    const sent = document.body.appendChild(document.createElement('button'));
    sent.addEventListener('click', heard);
    sent.click();
    repeatEarlyTap();
    expect(heard).toHaveBeenCalledTimes(1);

    await act(async () => createRoot(box).render(<button type="button">Copy</button>));
    const taken = box.querySelector('button');
    const mark = Object.entries(taken ?? {}).find(([key]) => key.startsWith('__reactProps$'));
    Object.assign(sent, Object.fromEntries(mark ? [mark] : []));
    repeatEarlyTap();
    repeatEarlyTap();
    expect(heard).toHaveBeenCalledTimes(2);
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
