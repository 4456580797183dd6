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
