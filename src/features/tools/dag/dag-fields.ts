import { WHOLE_LIMITS } from '#src/domain/number-limits.ts';
import { toolFields } from '../tool-inputs.ts';
import type { DagField } from './dag.model.ts';

/** The fields of the DAG calculator; its link has the same names. Empty day, epoch and height mean now. */
export const dagFields = toolFields<DagField>({
  type: 2,
  key: 'tools.dag',
  initial: { coin: 'ETC', by: 'date', date: '', epoch: '', height: '', system: 'windows', card: '' },
  kinds: { date: 'day', epoch: WHOLE_LIMITS, height: WHOLE_LIMITS },
});
