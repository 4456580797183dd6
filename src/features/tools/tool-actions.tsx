import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { CsvCell } from '#src/domain/csv.ts';
import { beijingDate } from '#src/domain/days.ts';
import { brand } from '#src/lib/brand.ts';
import { saveCsv } from '#src/parts/files.ts';
import { useCopy } from '#src/parts/use-copy.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './tool-panel.module.css';

interface ToolActionsProps {
  /** The tool's address with its inputs. */
  link: string;
  /** Undefined while there is nothing to save. */
  csv: ToolCsv | undefined;
  onReset: () => void;
}

/** A tool's table as a file. */
export interface ToolCsv {
  readonly name: string;
  /** Made when they are wanted. */
  readonly rows: () => readonly (readonly CsvCell[])[];
  /** The label of simulated figures travels with them. */
  readonly isSimulated: boolean;
}

/** The name of a tool's table, with the Beijing day of its figures: 'okkong-asic-2026-11-24.csv'. */
export function toolFileName(tool: string, madeAtMs: number): string {
  return `${brand.fileNameStart}-${tool}-${beijingDate(madeAtMs)}.csv`;
}

/** What every tool offers of its inputs and results: a link, a table, paper, and back to the start. */
export function ToolActions({ link, csv, onReset }: ToolActionsProps) {
  const { t } = useTranslation(['tools', 'common']);
  const showToast = useSetAtom(showToastAtom);
  const copy = useCopy();
  const copyLink = () => copy(link, { copied: t('tools:actions.linkCopied'), failed: t('tools:actions.linkFailed', { address: link }) });
  const saveTable = () => {
    if (!csv) return;
    const origin = csv.isSimulated ? [[t('tools:actions.origin'), t('common:simulated')]] : [];
    saveCsv(csv.name, [...origin, ...csv.rows()]);
    showToast({ tone: 'success', text: t('tools:actions.saved', { name: csv.name }) });
  };
  const reset = () => {
    onReset();
    showToast({ tone: 'success', text: t('tools:actions.wasReset') });
  };
  return (
    <div className={styles.actions} data-print="no">
      <Button variant="line" size="sm" onClick={() => void copyLink()}>
        {t('tools:actions.link')}
      </Button>
      <Button variant="line" size="sm" disabled={!csv} onClick={saveTable}>
        CSV
      </Button>
      <Button variant="line" size="sm" onClick={() => window.print()}>
        {t('common:print')}
      </Button>
      <Button variant="line" size="sm" onClick={reset}>
        {t('tools:actions.reset')}
      </Button>
    </div>
  );
}
