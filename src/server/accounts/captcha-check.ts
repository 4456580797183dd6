import { createHmac } from 'node:crypto';
import * as z from 'zod';

/** So long the third party has to respond, in ms; later is a refusal. */
const TIMEOUT_MS = 5_000;

/** Where a third party checks the results of its captcha, and the secret that both know. */
export interface CaptchaCheck {
  readonly url: string;
  readonly key: string;
}

/** What the third party's script gives once it is passed (GeeTest 4). */
const passedResult = z.object({
  lot_number: z.string().min(1),
  captcha_output: z.string(),
  pass_token: z.string(),
  gen_time: z.string(),
});
const verdict = z.object({ result: z.string() });

/**
 * Whether the third party confirms a result, JSON text, of the captcha `id`: by form POST, signed with the key (GeeTest 4). A refusal, a
 * fault, another response or none within 5 s is no; never throws.
 */
export async function isConfirmed({ url, key }: CaptchaCheck, id: string, result: string): Promise<boolean> {
  try {
    const passed = passedResult.parse(JSON.parse(result));
    const signature = createHmac('sha256', key).update(passed.lot_number).digest('hex');
    const body = new URLSearchParams({ ...passed, captcha_id: id, sign_token: signature });
    const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok && verdict.parse(await response.json()).result === 'success';
  } catch {
    return false;
  }
}
