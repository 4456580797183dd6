import { useTranslation } from 'react-i18next';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Freshness } from '#src/ui/freshness.tsx';
import { PaperExports } from './paper-exports.tsx';
import styles from '#src/parts/sheet/sheet.module.css';
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
  const language = languageSchema.safeParse(copyLanguage);
  return (
    <div className={styles.toolbar} data-print="no">
      <div className={styles.state}>
        <FigureAge of={{ madeAt: madeAtMs }} />
        {isWaiting && <Freshness tone="plain" text={common('stillLoading')} dateTime={undefined} className={styles.slow} />}
        {language.success && <span className={styles.note}>{t('otherLanguage', { language: languageRows[language.data].ownName })}</span>}
      </div>
      <CurrencySwitch of="estimates" />
      <PaperExports printed={printed} />
    </div>
  );
}
