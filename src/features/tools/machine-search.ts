import type { TFunction } from 'i18next';
import { findMachines } from '#src/domain/machines/find-machines.ts';
import { otherThanModel } from '#src/domain/machines/plain-name.ts';
import { splitHashrate } from '#src/domain/units.ts';
import type { ComboOption } from './combo-field.tsx';

/** Between a model and the hashrate, in H/s, that its text named. */
const WITH = '@';

/** The machines or cards that a text names, as options; one whose text names another hashrate than its own carries that in its value. */
export function namedOptions(kind: 'asic' | 'gpu', options: readonly ComboOption[], t: TFunction<'tools'>) {
  return (text: string): readonly ComboOption[] =>
    findMachines(text, kind).flatMap(({ model, hashrate }) => {
      const option = options.find(({ value }) => value === model);
      if (!option || hashrate === undefined) return option ?? [];
      const { value, unit } = splitHashrate(Number(hashrate), 'H/s');
      return { ...option, value: `${model}${WITH}${hashrate}`, detail: t('actions.withHashrate', { hashrate: `${value} ${unit}` }) };
    });
}

/** A model of the list, and the H/s that the text named beside it. */
export interface NamedMachine {
  readonly model: string;
  readonly hashrateHs: string | undefined;
}

/** What an option of `namedOptions` stands for. */
export function modelOf(value: string): NamedMachine {
  const [model = '', hashrateHs] = value.split(WITH);
  return { model, hashrateHs };
}

/** Why nothing is found: a firmware or a chip is no model. */
export function noMachine(t: TFunction<'tools'>) {
  return (text: string): string => {
    const kind = otherThanModel(text);
    return kind ? t(`actions.noModel.${kind}`, { name: text.trim() }) : t('actions.noMatch');
  };
}
