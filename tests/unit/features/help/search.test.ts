import { describe, expect, it } from 'vitest';
import { stem } from '#src/features/help/search/english-stem.ts';
import { foldHan } from '#src/features/help/search/han-variants.ts';
import { makeIndex, searchIndex } from '#src/features/help/search/search-index.ts';

describe('stems', () => {
  it.each([
    ['payments', 'pay'],
    ['paying', 'pay'],
    ['paid', 'pay'],
    ['fees', 'fee'],
    ['wallets', 'wallet'],
    ['dropped', 'drop'],
    ['overclocking', 'overclock'],
    ['forgotten', 'forget'],
    ['status', 'status'],
    ['address', 'address'],
    ['s19', 's19'],
    ['ip', 'ip'],
  ])('of %s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it.each([
    ['rejected', 'rejects'],
    ['mining', 'mine'],
    ['calculators', 'calculator'],
    ['verification', 'verify'],
  ])('%s and %s have one', (one, other) => {
    expect(stem(one).slice(0, 5)).toBe(stem(other).slice(0, 5));
  });
});

it('folds Traditional characters, and leaves the rest', () => {
  expect(foldHan('礦池派發 DAG')).toBe('矿池派发 DAG');
});

describe('an index', () => {
  const index = makeIndex([
    { id: 'a', title: 'Common rare', text: 'common', words: 'where is it kept', weight: 1 },
    { id: 'b', title: 'Common things', text: 'more', words: '', weight: 1 },
    { id: 'c', title: 'Common things', text: 'more', words: '', weight: 0.5 },
  ]);

  it('counts any word, a rare one more, and a weight', () => {
    expect(searchIndex(index, 'common rare')[0]).toBe('a');
    expect(searchIndex(index, 'things')).toEqual(['b', 'c']);
    expect(searchIndex(index, 'kept')).toEqual(['a']);
  });

  it.each(['comon', 'commn', 'commno', 'ocmmon', 'commons', 'commonkept', 'commo'])(
    'forgives a slip, a word not ended, and two words written as one: %s',
    (query) => {
      expect(searchIndex(index, query).length).toBeGreaterThan(0);
    },
  );

  it('is empty without entries', () => {
    expect(searchIndex(makeIndex([]), 'common')).toEqual([]);
  });
});
