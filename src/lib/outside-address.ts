import * as z from 'zod/mini';

/** An address of an external place as set by the operator: http(s), mailto or tel; anything else counts as not set. */
export const outsideAddress = z.catch(z.optional(z.string().check(z.regex(/^(https?:|mailto:|tel:)/))), undefined);
