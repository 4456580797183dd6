import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/** Someone at the page, whose keys and presses follow each other without a pause. Styles, which could keep a press away, are not loaded. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

// The clipboard that comes with it: what a browser's can do the tests say themselves.
Reflect.deleteProperty(navigator, 'clipboard');
