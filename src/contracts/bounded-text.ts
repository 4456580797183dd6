import * as z from 'zod/mini';

// A file of its own: `values.ts` knows every coin, which the worker's farm links do not need.

/** Text no longer than `longest` characters. What is longer is not looked at: each check after this one is left out (ReDoS). */
export const textUpTo = (longest: number) => z.string().check(z.maxLength(longest, { abort: true }));

/** Text that a pattern fits. Its length is looked at first, for a pattern may take quadratic time, and a body may be long. */
export const matching = (pattern: RegExp, longest: number) => textUpTo(longest).check(z.regex(pattern));
