import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '#src/ui/button.tsx';
import styles from './tariff.module.css';

interface TariffTextProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  /** What is pasted is whole, and is read at once. */
  onText: (text: string, isPasted: boolean) => void;
  onRead: () => void;
  onFile: (file: File) => void;
}

const isPaste = ({ nativeEvent }: { nativeEvent: Event }) =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';

/** The field for a bill or a price list, and a button for a file of one. */
export function TariffText({ ref, text, onText, onRead, onFile }: TariffTextProps) {
  const { t } = useTranslation(['tools', 'electricity']);
  const id = useId();
  const isEmpty = text.trim() === '';
  return (
    <>
      <label htmlFor={`${id}-text`}>{t('tools:tariff.paste')}</label>
      <textarea
        id={`${id}-text`}
        ref={ref}
        className={styles.text}
        rows={4}
        spellCheck={false}
        placeholder={'08:00-22:00 0.95\n22:00-08:00 0.35'}
        value={text}
        onChange={(event) => onText(event.target.value, isPaste(event))}
      />
      <div className={styles.importActions}>
        <Button variant="line" size="sm" aria-disabled={isEmpty || undefined} onClick={() => isEmpty || onRead()}>
          {t('electricity:read')}
        </Button>
        <label className={buttonClass({ variant: 'line', size: 'sm', className: styles.file })}>
          {t('tools:tariff.file')}
          <input
            type="file"
            className="vh"
            aria-describedby={`${id}-file`}
            accept=".csv,.json,.txt,.xml,text/csv,application/json,text/plain,text/xml,application/xml"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) onFile(file);
              event.target.value = '';
            }}
          />
        </label>
      </div>
      <p id={`${id}-file`} className={styles.note}>
        {t('tools:tariff.fileHint')}
      </p>
    </>
  );
}
