import { Link } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { legalPath } from '#src/contracts/languages.ts';
import { languageAtom } from '#src/state/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import typography from '#src/ui/type.module.css';
import styles from './agreement-dialog.module.css';
import { agreementAtom } from './agreement.atoms.ts';

/**
 * The region declaration of a first visit (spec 5): no way out but the ticked box and its button (spec 2).
 * Short lines on purpose: none may be a larger paint than the page's h1.
 */
export function AgreementDialog() {
  const { t } = useTranslation('notices');
  const language = useAtomValue(languageAtom);
  const setIsAccepted = useSetAtom(agreementAtom);
  const [isTicked, setIsTicked] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={() => undefined}
      isDismissible={false}
      size="sm"
      title={t('agreement.title')}
      actions={
        <Button disabled={!isTicked} onClick={() => setIsAccepted(true)}>
          {t('agreement.accept')}
        </Button>
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
            {/* It has the focus as the dialog opens, which is no wish to read it: nothing is fetched ahead. */}
            <Link to={legalPath('terms', language)} preload={false} className={typography.link}>
              {t('agreement.terms')}
            </Link>
          </li>
          <li>
            <Link to={legalPath('privacy', language)} className={typography.link}>
              {t('agreement.privacy')}
            </Link>
          </li>
        </ul>
        <Checkbox isChecked={isTicked} onChange={setIsTicked} isRequired>
          {t('agreement.confirmAll')}
        </Checkbox>
      </div>
    </Dialog>
  );
}
