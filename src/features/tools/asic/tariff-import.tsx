import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import {
  LONGEST_TARIFF_TEXT,
  type ReadTariff,
  readTariff,
  readTariffTable,
  type TableColumns,
  type UnknownTable,
  unknownTable,
} from '#src/domain/tariff/read-tariff.ts';
import { now } from '#src/lib/clock.ts';
import { useDraft } from '#src/parts/use-draft.ts';
import type { OpenedFile } from '#src/state/opened-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { bringIntoView } from '../answer-line.tsx';
import type { ChangeTariff } from '../electricity/use-tariff.ts';
import { TariffChoose, TariffRefused } from './tariff-answers.tsx';
import { hoursOfForm, TariffBandsForm } from './tariff-bands-form.tsx';
import { TariffColumnsForm } from './tariff-columns-form.tsx';
import { TariffPreview, type TariffPlace } from './tariff-preview.tsx';
import { TariffText } from './tariff-text.tsx';
import styles from './tariff.module.css';

/** A text that was read, what was chosen of it, and what it says. */
interface Read {
  /** Another one with each reading. */
  readonly turn: number;
  readonly source: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly result: ReadTariff | 'unreadable';
  /** The text is a table of which no rule knows the columns; those that the visitor picked. */
  readonly table?: UnknownTable | undefined;
  readonly columns?: TableColumns | undefined;
}

/** The tariff before and after prices were taken. */
interface Taken {
  readonly before: OwnTariff;
  readonly after: OwnTariff;
}

interface TariffImportProps {
  place: TariffPlace;
  onChange: ChangeTariff;
  /** Opened from the system's file manager: read as if it had been chosen here. */
  opened?: OpenedFile | undefined;
}

/** Prices pasted from a bill or out of a file: read, shown, and taken only then, with a way back until the next change. */
export function TariffImport({ place, onChange, opened }: TariffImportProps) {
  const { t } = useTranslation(['electricity', 'tools']);
  const [text, setText] = useDraft('tariff-text');
  const [read, setRead] = useState<Read>();
  const [taken, setTaken] = useState<Taken>();
  const input = useRef<HTMLTextAreaElement>(null);
  const turn = useRef(0);
  // What was picked stays for the next reading of the same text.
  const [picked, setPicked] = useState<{ readonly source: string; readonly columns: TableColumns }>();
  const show = (next: Omit<Read, 'turn'>) => {
    turn.current += 1;
    setRead({ turn: turn.current, ...next });
  };
  // In the handler of the press, not while the page is drawn: whatever went wrong there would take page and text with it.
  const readSource = (source: string, choices: Read['choices'] = {}) => {
    const result = readTariff(source, now(), choices);
    show({ source, choices, result, table: unknownTable(source, result) });
  };
  const readColumns = ({ source, table }: Read, columns: TableColumns, choices: Read['choices'] = {}) => {
    setPicked({ source, columns });
    show({ source, choices, result: readTariffTable(source, now(), columns, choices), table, columns });
  };
  const choose = (of: string, choice: string) => {
    if (!read) return;
    const choices = { ...read.choices, [of]: choice };
    if (read.columns) readColumns(read, read.columns, choices);
    else readSource(read.source, choices);
  };
  const readFile = async (chosen: File | OpenedFile) => {
    try {
      const file = chosen instanceof File ? chosen : await chosen.getFile();
      // Of a file that is too long, no more than shows that.
      readSource(await file.slice(0, 4 * LONGEST_TARIFF_TEXT).text());
    } catch (error) {
      // The browser's word for a file that was moved or may not be read.
      if (!(error instanceof DOMException)) throw error;
      show({ source: '', choices: {}, result: 'unreadable' });
    }
  };
  const whole = useRef<HTMLDivElement>(null);
  const readOpened = useEffectEvent(async (file: OpenedFile) => {
    await readFile(file);
    bringIntoView(whole);
  });
  useEffect(() => {
    if (opened) void readOpened(opened);
  }, [opened]);
  const leave = () => {
    setRead(undefined);
    input.current?.focus();
  };
  const take = (after: OwnTariff) => {
    setTaken({ before: place.tariff, after });
    onChange(() => after);
    setText('');
    leave();
  };
  const undo = ({ before }: Taken) => {
    onChange(() => before);
    setTaken(undefined);
    input.current?.focus();
  };
  const areColumnsAsked = read?.table !== undefined && read.columns === undefined;
  const result = areColumnsAsked ? undefined : read?.result;
  return (
    <div ref={whole} className={styles.import} data-print="no" tabIndex={-1} role="group" aria-label={t('tools:tariff.title')}>
      <TariffText
        ref={input}
        text={text}
        onText={(next, isPasted) => {
          setText(next);
          if (isPasted) readSource(next);
          else setRead(undefined);
        }}
        onRead={() => readSource(text)}
        onFile={(file) => void readFile(file)}
      />
      {result === 'unreadable' && <TariffRefused reason={result} at={undefined} />}
      {typeof result === 'object' && result.kind === 'refused' && <TariffRefused reason={result.reason} at={result.at} />}
      {typeof result === 'object' && result.kind === 'refused' && read && !read.table && (
        <TariffBandsForm
          key={read.turn}
          source={read.source}
          onHours={(hours) => show({ source: read.source, choices: {}, result: hoursOfForm(hours) })}
        />
      )}
      {read?.table && (
        <>
          {areColumnsAsked && <Notice role="status">{t('columns.unknown')}</Notice>}
          <TariffColumnsForm
            key={read.source}
            table={read.table}
            first={picked?.source === read.source ? picked.columns : read.table.likely}
            onRead={(columns) => readColumns(read, columns)}
          />
        </>
      )}
      {typeof result === 'object' && result.kind === 'choose' && (
        <TariffChoose {...result} onChoose={(choice) => choose(result.of, choice)} />
      )}
      {typeof result === 'object' && result.kind !== 'refused' && result.kind !== 'choose' && read && (
        <TariffPreview
          key={read.turn}
          reading={result}
          place={place}
          zone={read.choices['zone'] ?? ''}
          onZone={(zone) => choose('zone', zone)}
          onTake={take}
          onLeave={leave}
        />
      )}
      {!read && taken?.after === place.tariff && (
        <Notice
          tone="success"
          role="status"
          action={
            <Button variant="line" size="sm" onClick={() => undo(taken)}>
              {t('undo')}
            </Button>
          }
        >
          {t('taken')}
        </Notice>
      )}
    </div>
  );
}
