import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { diagnosticsText } from '#src/lib/diagnostics.ts';
import { useConnectionLight } from '#src/parts/connection-light.tsx';
import { useCopy } from '#src/parts/use-copy.ts';
import { languageAtom } from '#src/state/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import styles from './offline-page.module.css';

/** What support asks for, to read and to copy. */
export function Diagnostics() {
  const { t } = useTranslation('offline');
  const { t: common } = useTranslation('common');
  const { state } = useConnectionLight();
  const language = useAtomValue(languageAtom);
  const copy = useCopy();
  const [text, setText] = useState<string>();
  const show = () => void diagnosticsText({ connection: state, language }).then(setText);
  return (
    <>
      <p className={typography.small}>{t('diagnostics.text')}</p>
      <div className={styles.row}>
        <Button variant="line" size="sm" onClick={show}>
          {t(text === undefined ? 'diagnostics.show' : 'diagnostics.again')}
        </Button>
        {text !== undefined && (
          <Button variant="line" size="sm" onClick={() => void copy(text)}>
            <Icon name="copy" size={16} />
            {common('copy')}
          </Button>
        )}
      </div>
      {text !== undefined && <pre className={styles.diagnostics}>{text}</pre>}
    </>
  );
}
