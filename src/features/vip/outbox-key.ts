/** Where the outbox lies; apart from its code, which loads only when something is in it. */
export const OUTBOX_KEY = 'vip-outbox';
