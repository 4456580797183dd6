import { coins } from '#src/domain/coins.ts';
import { describe, expect, it } from 'vitest';
import { findParameters } from '#src/features/classroom/clocks/card-parameters.model.ts';

const names = (search: string) => findParameters(search, 'medium').map(({ model, algorithm }) => `${model} ${algorithm}`);

describe('overclocking parameters', () => {
  it('are found by card, algorithm and coin, in any order of words', () => {
    expect(names('rtx3070 etc')).toEqual(['RTX 3070 Etchash', 'RTX 3070 Ti Etchash']);
    expect(names('KawPow 6700')).toEqual(['RX 6700 XT KawPow']);
    expect(names('rvn').every((name) => name.endsWith('KawPow'))).toBe(true);
    expect(names('no such card')).toEqual([]);
    expect(names('').length).toBeGreaterThan(100);
  });

  it('hold the settings of the level beside the figures of the tuned card', () => {
    const [row] = findParameters('RTX 3070 Etchash', 'medium');
    expect(row).toMatchObject({ coins: ['ETC'], hashrate: 60, powerW: 130, isApproximate: false });
    expect(row?.settings).toMatchObject({ lockCoreMHz: 1065, memOffsetMHz: 1170, powerLimitW: undefined });
  });

  it('have no row of a level of which nothing is known', () => {
    expect(findParameters('RX 480', 'low')).toHaveLength(1);
    expect(findParameters('RX 480', 'high')).toEqual([]);
  });

  it('name the coins of the pool alone', () => {
    const ofPool = coins.filter(({ symbol }) => symbol === 'ETC');
    expect(findParameters('RTX 3070 Etchash', 'medium', ofPool)[0]?.coins).toEqual(['ETC']);
    expect(findParameters('RTX 3070 KawPow', 'medium', ofPool)[0]?.coins).toEqual([]);
  });
});
