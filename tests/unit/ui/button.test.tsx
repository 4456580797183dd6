import { describe, expect, test, vi } from 'vitest';

import { Button } from '#src/ui/button.tsx';
import { click, mount, the } from './mount.tsx';

describe('Button', () => {
  test('a busy button keeps its words and the focus, and sends nothing a second time', async () => {
    const onClick = vi.fn<() => void>();
    const button = (isBusy: boolean) => (
      <Button type="submit" isBusy={isBusy} onClick={onClick}>
        Send
      </Button>
    );
    const { rerender } = await mount(button(false));
    the('button').focus();
    expect(the('button').querySelector('i')).toBeNull();
    await click(the('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
    onClick.mockReset();
    await rerender(button(true));
    const event = await click(the('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(true);
    expect(the('button').textContent).toBe('Send');
    expect(document.activeElement).toBe(the('button[aria-busy=true][aria-disabled=true]'));
    expect(the('button').querySelector('i')).not.toBeNull();
  });

  test('sends a form only where it is said to', async () => {
    await mount(<Button>More</Button>);
    expect(the<HTMLButtonElement>('button').type).toBe('button');
  });
});
