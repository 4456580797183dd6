import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import styles from './help-page.module.css';
import { type HelpPlace, placeOfQuestion, type QuestionId } from './help.model.ts';

/** Questions, each over its answer. */
export function AnswerList({ ids }: { ids: readonly QuestionId[] }) {
  return (
    <div>
      {ids.map((id) => (
        <AnswerItem key={id} id={id} />
      ))}
    </div>
  );
}

/** A question that opens in place: the browser's own element, which works before scripts and is found by "find in page". */
function AnswerItem({ id }: { id: QuestionId }) {
  const { t } = useTranslation('help');
  const place = placeOfQuestion[id];
  return (
    <details className={styles.item}>
      <summary>
        <h2 className={styles.question}>{t(`answers.${id}.question`)}</h2>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.answer}>
        <p>{t(`answers.${id}.answer`)}</p>
        {place && <AnswerPlace place={place} />}
      </div>
    </details>
  );
}

const targets = {
  classroom: { to: '/classroom' },
  os: { to: '/okkong-os' },
  rigCheck: { to: '/tools', search: { type: 1 } },
  register: { to: '/register' },
} as const satisfies Record<HelpPlace, LinkProps>;

/** The link below an answer. */
function AnswerPlace({ place }: { place: HelpPlace }) {
  const { t } = useTranslation('help');
  return (
    <Link className={classNames(typography.link, styles.more)} {...targets[place]}>
      {t(`places.${place}`)}
    </Link>
  );
}
