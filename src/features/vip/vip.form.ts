import * as z from 'zod/mini';
import type { vipApplyRequest } from '#src/contracts/vip.ts';

/** The fields in the order of the form (spec 3). */
export const vipFields = ['name', 'phone', 'accName', 'minerType', 'hashrate', 'remark'] as const;
export type VipField = (typeof vipFields)[number];
export type VipValues = z.input<typeof vipApplyRequest>;

export const emptyValues: VipValues = { name: '', phone: '', accName: '', minerType: '', hashrate: '', remark: '' };

/** What can be wrong; each is a sentence of `vip:problems`, in Chinese word for word the specification's (spec 5). */
const problemIds = [
  'nameRequired',
  'nameTooLong',
  'phoneRequired',
  'phoneCleared',
  'phoneFormat',
  'accNameTooLong',
  'minerTypeTooLong',
  'hashrateRequired',
  'hashrateTooLong',
  'remarkTooLong',
] as const;
export type ProblemId = (typeof problemIds)[number];
const problemId = z.enum(problemIds);

/** The problem of a value its schema refused. An empty phone has two sentences: never filled in, or cleared (decision B15). */
export function problemOf(field: VipField, value: string, wasFilled: boolean): ProblemId {
  const isEmpty = value.trim() === '';
  if (field === 'phone') {
    if (!isEmpty) return 'phoneFormat';
    return wasFilled ? 'phoneCleared' : 'phoneRequired';
  }
  if (isEmpty && (field === 'name' || field === 'hashrate')) return `${field}Required`;
  return `${field}TooLong`;
}

/** The problem a field's error stands for. */
export function problemIn(error: { type?: unknown } | undefined): ProblemId | undefined {
  const parsed = problemId.safeParse(error?.type);
  return parsed.success ? parsed.data : undefined;
}

/** People write a number in groups; the pool takes eleven digits. */
export const bareDigits = (phone: string): string => phone.replaceAll(/[\s-]/g, '');
