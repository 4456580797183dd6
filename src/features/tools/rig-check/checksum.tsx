import { useTranslation } from 'react-i18next';
import type { DownloadFile } from '#src/contracts/content.ts';
import { useCopy } from '#src/parts/use-copy.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import styles from './rig-check.module.css';

/** The line for Windows' own certutil: it prints the checksum again where the file has it, and nothing where it has not. */
function certutilLine({ name, sha256 }: Pick<DownloadFile, 'name' | 'sha256'>): string {
  return `certutil -hashfile ${name} SHA256 | findstr ${sha256}`;
}

/** The SHA-256 of a file and the one line that compares it, both to copy. */
export function Checksum({ file }: { file: DownloadFile }) {
  const { t } = useTranslation('tools');
  return (
    <div className={styles.checksum}>
      <CopyLine label="SHA-256" text={file.sha256} copyLabel={t('rigCheck.copySum')} />
      <CopyLine label={t('rigCheck.verify')} text={certutilLine(file)} copyLabel={t('rigCheck.copyLine')} />
      <p className={typography.small}>{t('rigCheck.verifyHint')}</p>
    </div>
  );
}

interface CopyLineProps {
  label: string;
  text: string;
  /** Names the button. */
  copyLabel: string;
}

function CopyLine({ label, text, copyLabel }: CopyLineProps) {
  const copy = useCopy();
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <p className={styles.line}>
        <code>{text}</code>
        <Button variant="icon" data-print="no" aria-label={copyLabel} onClick={() => void copy(text)}>
          <Icon name="copy" size={18} />
        </Button>
      </p>
    </div>
  );
}
