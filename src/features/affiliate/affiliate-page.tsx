import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { sessionAtom } from '#src/state/session.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './affiliate-page.module.css';
import { InvitationSection } from './invitation-section.tsx';
import { RewardBand } from './reward-band.tsx';
import { RewardCalculator } from './reward-calculator.tsx';

const rules = ['share', 'onTop', 'account', 'estimate', 'region'] as const;

/** `/affiliate`: the programme, its three steps, what it would bring, and its rules. */
export function AffiliatePage() {
  const { t } = useTranslation('affiliate');
  const percent = brand.affiliatePercent;
  const title = (
    <h1 id="affiliate-title" className={typography.pageTitle}>
      {t('title')}
    </h1>
  );
  const isLoggedIn = useHydratedAtom(sessionAtom) !== null;
  const actions = (
    <>
      {isLoggedIn ? (
        <a className={buttonClass()} href="#invitation">
          {t('invitation')}
        </a>
      ) : (
        <Link className={buttonClass()} to="/register">
          {t('register')}
        </Link>
      )}
      {brand.hasAi && (
        <a className={buttonClass({ variant: 'line' })} href="#reward">
          {t('workOut')}
        </a>
      )}
    </>
  );
  return (
    <>
      <RewardBand
        isPageHead
        headingId="affiliate-title"
        heading={title}
        lede={t('lede', { percent })}
        labels={{ cells: t('cells'), theirs: t('theirs'), yours: t('yours') }}
        actions={actions}
      />
      <div className={classNames(layout.wrap, layout.section)}>
        <RewardSteps />
        <InvitationSection />
        {/* Its sums are of AI(BTC). */}
        {brand.hasAi && <RewardCalculator />}
        <section className={styles.section} aria-labelledby="affiliate-rules">
          <h2 id="affiliate-rules" className={typography.h3}>
            {t('rules.title')}
          </h2>
          <ul className={styles.rules}>
            {rules.map((id) => (
              <li key={id}>{t(`rules.${id}`, { percent })}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

const steps = ['register', 'invite', 'receive'] as const;

/** The way to the reward: numbered hexagons on a hairline, the last one hot. */
function RewardSteps() {
  const { t } = useTranslation('affiliate');
  return (
    <section className={styles.steps} aria-labelledby="affiliate-steps">
      <h2 id="affiliate-steps" className={typography.h3}>
        {t('steps.title')}
      </h2>
      <ol className={styles.list}>
        {steps.map((id, index) => (
          <li key={id}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={typography.h4}>{t(`steps.${id}.title`, { percent: brand.affiliatePercent })}</h3>
            <p className={typography.body}>{t(`steps.${id}.text`, { percent: brand.affiliatePercent })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
