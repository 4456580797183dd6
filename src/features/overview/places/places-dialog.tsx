import { type SubmitEvent, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isPattern,
  PATTERN_LENGTH,
  type Place,
  placeFinder,
  type PlaceRules,
  readTypedPlaces,
  typedPlacesText,
} from '#src/domain/farm-places.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { DataTable } from '#src/ui/data-table.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field, TextAreaField } from '#src/ui/field.tsx';
import layout from '#src/ui/layout.module.css';
import tables from '#src/ui/data-table.module.css';
import typography from '#src/ui/type.module.css';
import type { WorkerRow } from '../workers/workers.model.ts';

interface PlacesDialogProps {
  isOpen: boolean;
  rules: PlaceRules;
  workers: readonly WorkerRow[];
  onKeep: (rules: PlaceRules) => void;
  onClose: () => void;
}

/** How the places of machines are found: by the numbers of their names, by a pattern, and for single ones by hand; with what comes of it. */
export function PlacesDialog({ isOpen, onClose, ...form }: PlacesDialogProps) {
  const { t } = useTranslation(['overview', 'common']);
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={t('overview:places.form.title')}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('overview:places.form.save')}
          </Button>
        </>
      }
    >
      <PlacesForm {...form} formId={formId} onDone={onClose} />
    </Dialog>
  );
}

interface PlacesFormProps extends Pick<PlacesDialogProps, 'rules' | 'workers' | 'onKeep'> {
  formId: string;
  onDone: () => void;
}

function PlacesForm({ formId, rules, workers, onKeep, onDone }: PlacesFormProps) {
  const { t } = useTranslation('overview');
  const [pattern, setPattern] = useState(rules.pattern);
  const [typed, setTyped] = useState(() => typedPlacesText(rules.typed));
  const { places, wrongLines } = readTypedPlaces(typed);
  const isGood = isPattern(pattern.trim()) && wrongLines.length === 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isGood) return;
    onKeep({ pattern: pattern.trim(), typed: places });
    onDone();
  };
  return (
    <form id={formId} className={layout.stack} onSubmit={submit}>
      <p className={typography.small}>{t('places.form.lede')}</p>
      <Field
        label={t('places.form.pattern')}
        hint={t('places.form.hint')}
        error={isPattern(pattern.trim()) ? undefined : t('places.form.wrong')}
        value={pattern}
        maxLength={PATTERN_LENGTH}
        placeholder="{hall}{row}-{shelf}"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onText={setPattern}
      />
      <TextAreaField
        label={t('places.form.typed')}
        hint={t('places.form.typedHint')}
        error={wrongLines.length > 0 ? t('places.form.wrongLines', { lines: wrongLines.join(', ') }) : undefined}
        value={typed}
        rows={3}
        spellCheck={false}
        placeholder="spare-1, B, 3, 12"
        onText={setTyped}
      />
      <Preview rules={{ pattern: pattern.trim(), typed: places }} workers={workers} />
    </form>
  );
}

const SHOWN = 6;
/** Names without a place are what a pattern is mended by. */
const SHOWN_UNPLACED = 3;

/** What becomes of some of the names. */
function Preview({ rules, workers }: Pick<PlacesDialogProps, 'rules' | 'workers'>) {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const placeOf = placeFinder(useDeferredValue(rules));
  const found = workers.map(({ name }) => ({ name, place: placeOf(name) }));
  const unplaced = found.filter(({ place }) => !place);
  const placed = found.filter(({ place }) => place);
  const rows = [...unplaced.slice(0, SHOWN_UNPLACED), ...spread(placed, SHOWN - Math.min(unplaced.length, SHOWN_UNPLACED))];
  const nameOf = ({ name }: { name: string }) => name || t('workers.noName');
  const column = (part: keyof Place) => ({
    id: part,
    label: t(`places.form.${part}`),
    cell: ({ place }: { place: Place | undefined }) => place?.[part] || '--',
  });
  return (
    <div className={layout.stack}>
      <p role="status">{t('places.form.found', { placed: number(placed.length), total: number(workers.length) })}</p>
      <DataTable
        className={tables.ruled}
        columns={[{ id: 'name', label: t('workers.columns.name'), cell: nameOf }, column('hall'), column('row'), column('shelf')]}
        rows={rows}
        rowKey={(_row, index) => index}
      />
    </div>
  );
}

/** Some of many, from the first to the last. */
const spread = <T,>(items: readonly T[], count: number): readonly T[] =>
  items.filter((_item, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length));
