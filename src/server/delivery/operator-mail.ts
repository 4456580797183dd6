import { type AccountTools, OPERATOR_MAILS_PER_DAY } from '../accounts/account-tools.ts';
import type { Settings } from '../settings.ts';

/** What the operator is notified of by mail, as it is sent. */
export type TellOperator = (kind: 'vip' | 'contact', fields: object) => void;

/** In place of the rest of a day: an inbox cannot be flooded, from many networks either. */
const fullText = `More than ${OPERATOR_MAILS_PER_DAY} came within a day. The others are in the database alone: npm run pool -- vip list, contact list.`;

/** Mails each VIP application and each message to its inbox, where a mail server is set. */
export function operatorMail(
  { vipInbox, contactInbox, smtpUrl }: Pick<Settings, 'vipInbox' | 'contactInbox' | 'smtpUrl'>,
  { delivery, later, limits }: Pick<AccountTools, 'delivery' | 'later' | 'limits'>,
): TellOperator {
  const inboxes = { vip: { to: vipInbox, subject: 'VIP application' }, contact: { to: contactInbox, subject: 'Message from the site' } };
  return (kind, fields) => {
    const { to, subject } = inboxes[kind];
    if (to === undefined || smtpUrl === undefined) return;
    const text = Object.entries(fields)
      .map(([field, value]) => `${field}: ${value}`)
      .join('\n');
    later.run(async () => {
      if ((await limits.operatorMails.take(kind)) === undefined) return delivery.send({ channel: 'email', to, subject, text });
      if ((await limits.operatorToldFull.take(kind)) !== undefined) return;
      await delivery.send({ channel: 'email', to, subject: `${subject}: more of them today`, text: fullText });
    });
  };
}
