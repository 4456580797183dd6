import type { RefCallback } from 'react';

/** What both kinds of captcha are given. */
export interface CaptchaProps {
  /** Nothing more to do: a ticket is there, or none is needed for now. */
  isPassed: boolean;
  onTicket: (ticket: string) => void;
  /** Why the form cannot go on without it. */
  error: string | undefined;
  controlRef: RefCallback<HTMLElement>;
}
