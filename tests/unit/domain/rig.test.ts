import { describe, expect, it } from 'vitest';
import { byOrder, cardsPowerW, rigHashrateHs, rigOrder, wallPowerW } from '#src/domain/rig.ts';

const six = [{ hashrateHs: 46e6, powerW: 279, count: 6 }];
const parts = { boardW: 60, fansW: 30, psuEfficiency: 0.92 };

describe('a rig', () => {
  it('adds up its cards, of one kind and of several', () => {
    expect(rigHashrateHs(six)).toBe(276e6);
    expect(cardsPowerW(six)).toBe(1674);
    const mixed = [...six, { hashrateHs: 30e6, powerW: 150, count: 2 }];
    expect([rigHashrateHs(mixed), cardsPowerW(mixed)]).toEqual([336e6, 1974]);
  });

  it('knows no total that lacks a part, nor one of no cards', () => {
    expect(cardsPowerW([...six, { hashrateHs: 1, powerW: undefined, count: 1 }])).toBeUndefined();
    expect([rigHashrateHs([]), cardsPowerW([])]).toEqual([undefined, undefined]);
  });

  it('draws at the wall what cards, board and fans take through the power supply', () => {
    expect(wallPowerW(1674, parts)).toBeCloseTo(1764 / 0.92, 9);
    expect(wallPowerW(1674, { boardW: 0, fansW: 0, psuEfficiency: 1 })).toBe(1674);
    for (const psuEfficiency of [0, 1.01, Number.NaN]) expect(wallPowerW(1674, { ...parts, psuEfficiency })).toBeUndefined();
    expect(wallPowerW(undefined, parts)).toBeUndefined();
  });
});

describe('coins of a rig', () => {
  it('ranks most net first and what is not known last', () => {
    const days = [undefined, -1, 3, undefined, 0].map((net) => ({ net, breakEven: undefined }));
    expect(rigOrder(days)).toBe('net');
    expect(days.toSorted(byOrder('net')).map(({ net }) => net)).toEqual([3, 0, -1, undefined, undefined]);
  });

  it('ranks by the bearable price of electricity where nothing pays, and by net where nothing is known', () => {
    const days = [
      { net: -1, breakEven: 0.01 },
      { net: undefined, breakEven: undefined },
      { net: -3, breakEven: 0.02 },
    ];
    expect(rigOrder(days)).toBe('breakEven');
    expect(days.toSorted(byOrder(rigOrder(days))).map(({ breakEven }) => breakEven)).toEqual([0.02, 0.01, undefined]);
    expect(rigOrder([{ net: undefined, breakEven: undefined }])).toBe('net');
    expect(
      rigOrder([
        { net: -1, breakEven: 0.01 },
        { net: 0, breakEven: 0.1 },
      ]),
    ).toBe('net');
  });

  it('are in the order of the bearable price where a rig stands still', () => {
    expect(rigOrder([{ net: 0, breakEven: 0.1, runningHours: 0 }])).toBe('breakEven');
  });
});
