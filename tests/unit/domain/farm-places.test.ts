import { describe, expect, it } from 'vitest';
import { farmPlan, isPattern, namesOnly, placeFinder, type PlaceState, readTypedPlaces, typedPlacesText } from '#src/domain/farm-places.ts';

const placeOf = (name: string, pattern = '') => {
  const place = placeFinder({ pattern, typed: [] })(name);
  return place && [place.hall, place.row, place.shelf].join('|');
};

describe('a place out of the numbers of a name', () => {
  it.each([
    ['A03-07', 'A|03|07'],
    ['hall2_r4_12', 'hall2|4|12'],
    ['shed-05', 'shed||05'],
    ['hall-b-02', 'hall-b||02'],
    ['hall2-07', 'hall2||07'],
    ['row4-12', '|4|12'],
    ['hall-2-r3-s04', 'hall-2|3|04'],
    ['B 2 11', 'B|2|11'],
    ['3-07', '|3|07'],
    ['12', '||12'],
    ['192x168x1x15', '192x168|1|15'],
    ['A03-07 (2)', 'A|03|07'],
    ['三号厂房-2-08', '三号厂房|2|08'],
    ['spare', undefined],
    ['', undefined],
    ['rig (2)', undefined],
  ])('%s', (name, place) => expect(placeOf(name)).toBe(place));
});

describe('a place by a pattern', () => {
  it.each([
    ['{hall}{row}-{shelf}', 'A03-07', 'A|03|07'],
    ['{hall}{row:2}{shelf:2}', 'A0307', 'A|03|07'],
    ['{hall}_r{row}_{shelf}', 'HALL2_R4_12', 'HALL2|4|12'],
    ['*.{row}-{shelf}', 's19.4-7', '|4|7'],
    ['{shelf}.{row}.{hall}', '7.4.north', 'north|4|7'],
    ['{hall}/{row}/{shelf}', 'x/c/9', 'x|c|9'],
    ['{hall}{row}-{shelf}', 'shed', undefined],
    ['{row', 'r1', undefined],
  ])('%s of %s', (pattern, name, place) => expect(placeOf(name, pattern)).toBe(place));

  it.each(['{hall}', '{row}-{shelf}', '', '*{shelf}'])('%j is one', (pattern) => expect(isPattern(pattern)).toBe(true));
  it.each(['hall', '*', '{row}{row}', '*{row}*', `{row}${'x'.repeat(60)}`, '{row:0}'])('%j is none', (pattern) =>
    expect(isPattern(pattern)).toBe(false),
  );

  it('takes no long time for a name that does not fit', () => {
    const find = placeFinder({ pattern: '*{hall}{row}{shelf}!', typed: [] });
    const startedMs = performance.now();
    for (let index = 0; index < 20; index += 1) find('1'.repeat(64));
    expect(performance.now() - startedMs).toBeLessThan(1000);
  });
});

describe('places by hand', () => {
  const text = 'spare, B, 3, 12\n\nA03-07，C，，1';

  it('count before the names', () => {
    const { places, wrongLines } = readTypedPlaces(text);
    expect(wrongLines).toEqual([]);
    const find = placeFinder({ pattern: '', typed: places });
    expect(find('SPARE')).toEqual({ hall: 'B', row: '3', shelf: '12' });
    expect(find('A03-07')).toEqual({ hall: 'C', row: '', shelf: '1' });
    expect(readTypedPlaces(typedPlacesText(places)).places).toEqual(places);
  });

  it('names the lines that are none', () => expect(readTypedPlaces('a\nb, B\nc, 1, 2, 3, 4\n, B, 1, 1').wrongLines).toEqual([1, 3, 4]));
});

describe('the plan of a farm', () => {
  const machine = (name: string, state: PlaceState = 'on') => ({ name, state });

  it('has its halls, rows and shelves in the order of their numbers, with how many are on', () => {
    const names = ['B10-2', 'B2-10', 'B2-9', 'a1-1', 'A01-2', 'spare'];
    const { halls, unplaced } = farmPlan(
      names.map((name) => machine(name, name.startsWith('B') ? 'off' : name === 'A01-2' ? 'slow' : 'on')),
      namesOnly,
    );
    expect(halls.map(({ hall, rows }) => [hall, rows.map(({ row, machines }) => [row, machines.map(({ name }) => name)])])).toEqual([
      ['a', [['1', ['a1-1', 'A01-2']]]],
      [
        'B',
        [
          ['2', ['B2-9', 'B2-10']],
          ['10', ['B10-2']],
        ],
      ],
    ]);
    expect(halls.map(({ counts }) => counts)).toEqual([
      { total: 2, on: 2, slow: 1, off: 0 },
      { total: 3, on: 0, slow: 0, off: 3 },
    ]);
    expect(unplaced.map(({ name }) => name)).toEqual(['spare']);
  });

  it('is one of 1 and one of 20,000 machines, each in it once', () => {
    expect(farmPlan([machine('rig')], namesOnly)).toEqual({ halls: [], unplaced: [machine('rig')] });
    const many = Array.from({ length: 20_000 }, (_, index) => machine(`H${index % 7}-${index % 41}-${index}`));
    const { halls } = farmPlan(many, namesOnly);
    expect(new Set(halls.flatMap(({ rows }) => rows.flatMap(({ machines }) => machines.map(({ name }) => name)))).size).toBe(20_000);
    expect(halls).toHaveLength(7);
  });
});
