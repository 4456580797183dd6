import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';
import { useAge } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { Freshness } from '#src/ui/freshness.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { PaperExports } from './paper-exports.tsx';
import styles from '#src/ui/paper-toolbar.module.css';
import type { PrintedPaper } from './use-paper-image.ts';

interface PaperToolbarProps {
  madeAtMs: number | undefined;
  /** The language of a stored copy that is not the visitor's (decision D6). */
  copyLanguage: string | undefined;
  isWaiting: boolean;
  /** What can be taken along; undefined while there is nothing. */
  printed: PrintedPaper | undefined;
}

/** Above the sheet: how old the paper is, the currency of its estimates (decision B14), and the ways to take it along. */
export function PaperToolbar({ madeAtMs, copyLanguage, isWaiting, printed }: PaperToolbarProps) {
  const { t } = useTranslation('daily-paper');
  const { t: common } = useTranslation('common');
  const [currency, setCurrency] = useAtom(currencyAtom);
  const freshness = useAge(madeAtMs);
  const language = languageSchema.safeParse(copyLanguage);
  return (
    <div className={styles.toolbar} data-print="no">
      <div className={styles.state}>
        {freshness && <Freshness tone={freshness.tone} text={freshness.text} dateTime={freshness.dateTime} />}
        {isWaiting && <Freshness tone="plain" text={common('stillLoading')} dateTime={undefined} className={styles.slow} />}
        {language.success && <span className={styles.note}>{t('otherLanguage', { language: languageRows[language.data].ownName })}</span>}
      </div>
      <Segment
        label={t('currency')}
        kind="choice"
        value={currency}
        options={[
          { value: 'CNY', label: t('currencies.CNY') },
          { value: 'USD', label: t('currencies.USD') },
        ]}
        onChange={setCurrency}
      />
      <PaperExports printed={printed} />
    </div>
  );
}
