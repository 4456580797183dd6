import { WHOLE_LIMITS } from '#src/domain/number-limits.ts';
import { dayField, numberField } from '#src/lib/link-codec.ts';
import { toolTypes } from '#src/parts/tools.ts';
import { anyText, toolFields } from '../tool-inputs.ts';

/** What stands in the fields, what it starts with, and what it may be. Empty day, epoch and height mean now. */
export const dagForm = {
  coin: anyText('ETC'),
  by: anyText('date'),
  date: dayField(),
  epoch: numberField(WHOLE_LIMITS),
  height: numberField(WHOLE_LIMITS),
  system: anyText('windows'),
  card: anyText(),
};

/** What stands in the fields, as typed. */
export type DagField = keyof typeof dagForm;

/** The fields of the DAG calculator; its link has the same names. */
export const dagFields = toolFields<DagField>({ type: toolTypes.dag, key: 'tools.dag', fields: dagForm });
