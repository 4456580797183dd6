import * as z from 'zod';

const blankAsAbsent = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional());

/** Settings of the ways to owners of farms, and to the operator. */
export const watchVariables = {
  TELEGRAM_BOT_TOKEN: optional(z.string().regex(/^\d{3,20}:[\w-]{20,80}$/, 'must be a token as BotFather gives it')),
  NTFY_HOSTS: z
    .preprocess(blankAsAbsent, z.string().default('ntfy.sh'))
    .transform((value) => value.split(/[\s,]+/).filter((host) => host !== '' && host !== 'none'))
    .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'must be host names such as ntfy.sh'))),
  ALERT_TO: z
    .preprocess(blankAsAbsent, z.string().default(''))
    .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^(mailto:[^\s@]+@[^\s@]+|telegram:-?\d+|https?:\/\/\S+)$/, 'must list mailto:…, telegram:CHAT or addresses of ntfy'),
      ),
    ),
  HEARTBEAT_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://hc.example.com/ping/…' })),
};
