import { describe, expect, it } from 'vitest';
import { parseManifest } from '#src/server/site/downloads-manifest.ts';
import { JsonLineError, parseWithLines } from '#src/server/site/json-lines.ts';

describe('JSON with its lines', () => {
  it.each([
    '[]',
    ' {"a": [1, -2.5e3, true, null, "\\u00e9\\n{"], "b": {}} ',
    '"text"',
    '[[[]], {"a": {"b": [{}]}}]',
    '{"__proto__": 1, "a": 2, "a": 3}',
  ])('reads %s as the platform does', (text) => {
    expect(parseWithLines(text).value).toEqual(JSON.parse(text));
  });

  it('knows where each value begins, after the mark of a Windows editor too', () => {
    const { lineOf } = parseWithLines('\uFEFF[\r\n  {\r\n    "a": [\r\n      1]\r\n  },\r\n  2\r\n]');
    expect([[], [0], [0, 'a'], [0, 'a', 0], [1]].map((path) => lineOf(path))).toEqual([1, 2, 3, 4, 6]);
    expect([[0, 'b'], [0, 'a', 7, 'c'], [2]].map((path) => lineOf(path))).toEqual([2, 3, 1]);
  });

  it.each([
    ['', 1],
    ['[\n1,\n]', 3],
    ['[\n1\n2]', 3],
    ['{\n"a" 1}', 2],
    ['{\n"a": 1,\n}', 3],
    ["[\n'a'\n]", 2],
    ['[\n"a\n"]', 2],
    ['[01]', 1],
    ['[]\n\n]', 3],
    ['[\n{\n', 2],
    ['[\n// a remark\n]', 2],
    ['{"a": "\\x"}', 1],
  ])('%j stops being JSON on line %i', (text, line) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(() => parseWithLines(text)).toThrow(new JsonLineError(line));
  });
});

const entry = { file: 'plug-in-1.zip', kind: 'asic-plugin' };
const manifest = (...entries: readonly object[]) => JSON.stringify(entries, null, 1);

describe('the manifest of the downloads', () => {
  it('needs no more than a name and a kind', () => {
    expect([...parseManifest(manifest(entry)).values()]).toEqual([{ ...entry, models: [], line: 3 }]);
  });

  it.each([
    ['{}', 'line 1: '],
    [manifest({ ...entry, file: '../secret.zip' }), 'line 3: file: not a name of a file to download'],
    [manifest({ ...entry, file: 'readme.txt' }), 'line 3: file: '],
    [manifest(entry, { file: 'b.zip' }), 'line 6: kind: '],
    [manifest({ ...entry, released: '20 November' }), 'line 5: released: '],
    [manifest({ ...entry, models: ['S19', ''] }), 'line 7: models: '],
    [manifest({ ...entry, notes: { zh: '无英文' } }), 'line 5: notes: '],
    [manifest({ ...entry, realeased: '2026-11-20' }), 'line 2: Unrecognized key: "realeased"'],
    [manifest(entry, entry), 'line 7: plug-in-1.zip is named twice.'],
    ['[\n{"file": "a.zip",\n"kind": "tool",\n}]', 'line 4: this is not JSON'],
  ])('%s: %s', (text, reason) => {
    expect(() => parseManifest(text)).toThrow(`downloads.json, ${reason}`);
  });
});
