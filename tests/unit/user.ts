import { fireEvent } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { act } from 'react';

/** Someone at the page, whose keys and presses follow each other without a pause. Styles, which could keep a press away, are not loaded. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

// The clipboard that comes with it: what a browser's can do the tests say themselves.
Reflect.deleteProperty(navigator, 'clipboard');

/** Puts a text in the place of what stands in a field, at once, as a paste does; of a list it is the option. A key at a time is `user.type`. */
export async function enter(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): Promise<void> {
  await act(async () => void (field instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input)(field, { target: { value } }));
}
