import { Link } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { languageRows, languages, legalPath } from '#src/contracts/languages.ts';
import { brand } from '#src/lib/brand.ts';
import { changeLanguage, languageAtom } from '#src/state/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import typography from '#src/ui/type.module.css';
import styles from './agreement-dialog.module.css';
import { agreementAtom } from './agreement.atoms.ts';
import { AGREEMENT_ID, focusPage } from './standing-agreement.ts';

/**
 * The region declaration of a first visit: no way out but the ticked box and its button.
 * Short lines on purpose: none may be a larger paint than the page's h1.
 */
export function AgreementDialog() {
  const { t } = useTranslation('notices');
  const language = useAtomValue(languageAtom);
  const setIsAccepted = useSetAtom(agreementAtom);
  const [isTicked, setIsTicked] = useState(false);
  const accept = () => {
    flushSync(() => setIsAccepted(true));
    focusPage();
  };
  return (
    <Dialog
      id={AGREEMENT_ID}
      isOpen
      onClose={() => undefined}
      isDismissible={false}
      isUnbidden
      size="sm"
      top={<LanguageRow />}
      title={t('agreement.title')}
      actions={
        <div className={styles.foot}>
          <Checkbox isChecked={isTicked} onChange={setIsTicked} isRequired>
            {t('agreement.confirmAll')}
          </Checkbox>
          <Button disabled={!isTicked} onClick={accept}>
            {t('agreement.accept')}
          </Button>
        </div>
      }
    >
      <div className={styles.text}>
        <p>{t('agreement.lede')}</p>
        <ul className={styles.points}>
          <li>{t('agreement.residence')}</li>
          <li>{t('agreement.lawful')}</li>
        </ul>
        <p>{t('agreement.leave')}</p>
        <ul className={styles.documents} aria-label={t('agreement.read')}>
          <li>
            <Link to={legalPath('terms', language)} className={typography.link}>
              {t('agreement.terms')}
            </Link>
          </li>
          <li>
            <Link to={legalPath('privacy', language)} className={typography.link}>
              {t('agreement.privacy')}
            </Link>
          </li>
        </ul>
        {!brand.isOperated && <p>{t('agreement.demonstration')}</p>}
      </div>
    </Dialog>
  );
}

/** Header and menu are behind the dialog: what is to be accepted must be readable. */
function LanguageRow() {
  const { t } = useTranslation('notices');
  const current = useAtomValue(languageAtom);
  return (
    <div className={styles.languages} role="group" aria-label={t('agreement.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={languageRows[language].tag}
          aria-pressed={language === current}
          onClick={() => void (language !== current && changeLanguage(language))}
        >
          {languageRows[language].ownName}
        </button>
      ))}
    </div>
  );
}
