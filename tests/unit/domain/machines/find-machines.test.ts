import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMachines } from '#src/domain/machines/find-machines.ts';
import { otherThanModel } from '#src/domain/machines/plain-name.ts';

/** Lines of a fixture: what is printed, and what may be offered for it. */
const casesOf = (file: string) =>
  readFileSync(new URL(`../../../fixtures/inputs/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t') as [text: string, offered: string]);

const offered = (text: string, kind: 'asic' | 'gpu') =>
  findMachines(text, kind)
    .map(({ model, hashrate }) => (hashrate === undefined ? model : `${model}@${hashrate}`))
    .join(' | ');

describe('a machine is found by what is printed', () => {
  it.each(casesOf('asic-names.txt'))('%s', (text, expected) => {
    expect(offered(text, 'asic')).toBe(expected);
  });

  it('with its hashrate on another line', () => {
    expect(offered('Model: S19k Pro\nHashrate: 118 TH/s', 'asic')).toMatch(/^Antminer S19k Pro 120T@118000000000000/);
  });

  it('one on each line', () => {
    expect(offered('40 x Antminer S19j Pro (100Th)\n12 x WhatsMiner M50S VL30', 'asic')).toBe(
      'Antminer S19j Pro 100T | Whatsminer M50S 126T',
    );
  });
});

const textOf = (file: string) => readFileSync(new URL(`../../../fixtures/inputs/machines/${file}`, import.meta.url), 'utf8');
const best = (text: string) => {
  const [first] = findMachines(text, 'asic');
  return first && `${first.model}${first.hashrate === undefined ? '' : ` at ${Number(first.hashrate) / 1e12}`}`;
};

describe('the hashrate of a machine is never that of one board', () => {
  it.each(['boards-lines.txt', 'boards-one-line.txt'])('%s names the total', (file) => {
    expect(best(textOf(file))).toBe('Antminer S19j Pro 100T at 100.5');
  });

  it('names glued, short, or with several averages', () => {
    expect(textOf('names.txt').trim().split('\n').map(best)).toEqual([
      'Antminer S19j Pro 104T',
      'Gamma 601 1.2T',
      'Antminer S19j Pro 104T',
    ]);
  });

  it.each([
    ['S19j Pro chain1 33.5 TH/s chain2 33.1 TH/s chain3 33.9 TH/s', 'Antminer S19j Pro 100T at 100.5'],
    ['S19j Pro chain1 33.5 TH/s', 'Antminer S19j Pro 104T'],
    ['S19j Pro board 0: 33.5 TH/s', 'Antminer S19j Pro 104T'],
    ['S21\n66.9 TH/s\n66.1 TH/s\n65.9 TH/s', 'Antminer S21 200T at 198.9'],
    ['Antminer S21 200.9 TH/s (66.9 TH/s, 67.1 TH/s, 66.9 TH/s)', 'Antminer S21 200T at 200.9'],
    ['Antminer S21 (66.9 TH/s, 67.1 TH/s, 66.9 TH/s) 200.9 TH/s', 'Antminer S21 200T at 200.9'],
    ['Whatsminer M50 hashboard 1 39.5 TH/s hashboard 2 39.1 TH/s hashboard 3 39.7 TH/s', 'Whatsminer M50 118T at 118.3'],
    ['Antminer L7 chain 1 2.4 GH/s, chain 2 2.35 GH/s, chain 3 2.38 GH/s, chain 4 2.4 GH/s', 'Antminer L7 9.5G at 0.00953'],
    ['蚂蚁S19j Pro 算力板1 33.5T 算力板2 33.1T 算力板3 33.9T 总算力 100.5T', 'Antminer S19j Pro 100T at 100.5'],
    ['蚂蚁S19j Pro 1号板 33.5T 2号板 33.1T 3号板 33.9T 合计 100.5T', 'Antminer S19j Pro 100T at 100.5'],
    ['S19j Pro: 33.5 + 33.1 + 33.9 = 100.5 TH/s', 'Antminer S19j Pro 100T at 100.5'],
    ['S19j Pro 33.5/33.1/33.9 TH/s', 'Antminer S19j Pro 100T at 100.5'],
    ['S19j Pro 3 × 33.5 TH/s', 'Antminer S19j Pro 100T at 100.5'],
    ['33.5 TH/s 33.1 TH/s 33.9 TH/s S19j Pro', 'Antminer S19j Pro 100T at 100.5'],
    ['S19j Pro 33.5 TH/s chain 1, 33.1 TH/s chain 2, 33.9 TH/s chain 3, 100.5 TH/s total', 'Antminer S19j Pro 100T at 100.5'],
    [
      'hashrate=100.5 TH/s model=Antminer S19j Pro boards=[Board(slot=0, hashrate=33.5 TH/s), Board(slot=1, hashrate=33.1 TH/s)]',
      'Antminer S19j Pro 100T at 100.5',
    ],
    [
      'Miner(model=Antminer S19j Pro, hashrate=100.5 TH/s, expected_hashrate=104 TH/s, boards=[Board(slot=0, hashrate=33.5 TH/s), Board(slot=1, hashrate=33.1 TH/s), Board(slot=2, hashrate=33.9 TH/s)])',
      'Antminer S19j Pro 100T at 100.5',
    ],
    ['S19XP\n chain[0] 46.1 TH/s\n chain[1] 46.0 TH/s\n chain[2] 47.2 TH/s\n rate_avg 139.5 TH/s', 'Antminer S19 XP 140T at 139.5'],
    ['Antminer S9 chain 6 4.5 TH/s chain 7 4.4 TH/s chain 8 4.6 TH/s', 'Antminer S9 13.5T'],
    ['Antminer S21 Pro 234T chain 0: 78 TH/s', 'Antminer S21 Pro 234T'],
    ['Whatsminer M30S++ SM0 37.1 TH/s SM1 36.9 TH/s SM2 37.4 TH/s MHS av 111400000.00', 'Whatsminer M30S++ 112T at 111.4'],
  ])('%s', (text, expected) => {
    expect(best(text)).toBe(expected);
  });

  it.each([
    ['S19j Pro 104T Total 96.2 TH/s', 'Antminer S19j Pro 104T at 96.2'],
    ['S19j Pro (104T) rt 99.1 TH/s avg 101.2 TH/s', 'Antminer S19j Pro 104T at 101.2'],
    ['S19k Pro 实时算力 118.2 TH/s 平均算力 119.2 TH/s', 'Antminer S19k Pro 120T at 119.2'],
    ['Antminer S19 Pro\nGHS 5s: 98345.12\nGHS av: 108880.3', 'Antminer S19 Pro 110T at 108.8803'],
    ['Antminer S19 Pro rate_5s 109.3 TH/s rate_30m 110.1 TH/s rate_avg 110.4 TH/s rate_ideal 110 TH/s', 'Antminer S19 Pro 110T at 110.4'],
    ['Avalon A1246 GHSmm 89000 GHSavg 86000.12', 'AvalonMiner 1246 90T at 86.00012'],
    ['Bitaxe Gamma 601 1.17 TH/s', 'Gamma 601 1.2T at 1.17'],
    ['S19jPro100', 'Antminer S19j Pro 100T'],
    ['S19jPro88', undefined],
    ['12 x S19j Pro 104T', 'Antminer S19j Pro 104T'],
  ])('of several figures the average, which is not the name’s: %s', (text, expected) => {
    expect(best(text)).toBe(expected);
  });
});

describe('a card is found by what is printed', () => {
  it.each(casesOf('gpu-names.txt'))('%s', (text, expected) => {
    expect(offered(text, 'gpu')).toBe(expected);
  });

  it('each of a rig once', () => {
    const rig =
      'GPU 0: NVIDIA GeForce RTX 3070 (UUID: GPU-1)\nGPU 1: NVIDIA GeForce RTX 3070 (UUID: GPU-2)\nGPU 2: NVIDIA GeForce RTX 3080 (UUID: GPU-3)';
    expect(offered(rig, 'gpu')).toBe('RTX 3070 | RTX 3080 10GB');
  });

  it('in time, in a text as long as it may be', () => {
    const before = performance.now();
    for (const text of ['RTX 3060/'.repeat(440), 'antminer s19 '.repeat(300), '('.repeat(4000), '9'.repeat(4000)]) {
      findMachines(text, 'gpu');
      findMachines(text, 'asic');
    }
    expect(performance.now() - before).toBeLessThan(2000);
    expect(findMachines('RTX 3070 '.repeat(500), 'gpu')).toEqual([]);
  });
});

describe('what is no model is told', () => {
  it.each([
    ['BOSer', 'firmware'],
    ['VNish 1.2.6', 'firmware'],
    ['Braiins OS+', 'firmware'],
    ['gfx1030', 'chip'],
    ['Navi 21', 'chip'],
    ['S19', undefined],
    ['RTX 3060', undefined],
  ])('%s: %s', (text, kind) => {
    expect(otherThanModel(text)).toBe(kind);
  });
});
