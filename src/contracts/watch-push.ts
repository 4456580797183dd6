import * as z from 'zod/mini';
import { matching } from './bounded-text.ts';

// All that the service worker needs of watching, apart from what pages send.

/** Opens one thing of one watch: its id and what proves that the server gave it. */
export const watchToken = matching(/^[\w-]{8,40}(\.[\w-]{1,40})?\.[\w-]{20,50}$/, 120);

/** A push message: all that the notification says, for the line may be bad by then. */
export const pushMessage = z.object({
  /** The same in a repeat. */
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** A newer message of this tag takes the place of the elder. */
  tag: z.string(),
  /** Path of the page that a press opens. */
  path: matching(/^\/(?!\/)/, 2000),
  /** When it happened, ms. */
  atMs: z.number(),
  /** HTML `lang`. */
  lang: z.string(),
  open: z.string(),
  /** What a press on "quiet until it is back" is called, and proves itself by; absent: nothing is off. */
  quiet: z.optional(z.object({ label: z.string(), token: watchToken })),
});
export type PushMessage = z.output<typeof pushMessage>;
