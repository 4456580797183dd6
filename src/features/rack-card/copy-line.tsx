import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { commandParts } from '#src/domain/miner-programs.ts';
import { useCopy } from '#src/parts/use-copy.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './rack-card.module.css';

interface LineProps {
  line: string;
  /** Parts of the card that stand for what is not known yet. */
  toReplace: readonly string[];
}

/** Copies a line, and says which parts of it have to be replaced before it is of use. */
export function CopyLine({ name, line, toReplace }: LineProps & { name: string }) {
  const { t, i18n } = useTranslation('rack-card');
  const copy = useCopy();
  const missing = toReplace.filter((part) => line.includes(part));
  const list = new Intl.ListFormat(i18n.language.replace('_', '-'), { type: 'conjunction' }).format(missing);
  return (
    <Button
      variant="quiet"
      size="sm"
      data-print="no"
      aria-label={t('copyName', { name })}
      onClick={() => void copy(line, missing.length > 0 ? { copied: t('copiedToReplace', { parts: list }) } : {})}
    >
      {t('copy')}
    </Button>
  );
}

/** A text to be typed in, with what has to be replaced marked; a command line is broken between its options alone. */
export function TypedLine({ line, toReplace }: LineProps) {
  return commandParts(line).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.part}>
        <Marked text={part} toReplace={toReplace} />
      </span>
    </Fragment>
  ));
}

function Marked({ text, toReplace: [wanted, ...others] }: { text: string; toReplace: readonly string[] }) {
  if (wanted === undefined) return text;
  return text.split(wanted).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <mark className={styles.toReplace}>{wanted}</mark>}
      <Marked text={piece} toReplace={others} />
    </Fragment>
  ));
}
