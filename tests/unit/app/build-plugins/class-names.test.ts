import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortClassNames } from '#src/app/build-plugins/class-names.ts';

const root = resolve(import.meta.dirname, '../../../..');
const modules = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));

describe('short class names', () => {
  it('are never the same for two classes', () => {
    const nameOf = shortClassNames(root);
    const names = modules.flatMap((file) => Array.from({ length: 60 }, (_, index) => nameOf(`class${index}`, join(root, 'src', file))));
    expect(new Set(names).size).toBe(modules.length * 60);
    expect(names.filter((name) => !/^[a-z]\d[0-9a-z]{1,2}$/.test(name))).toEqual([]);
  });

  it('are the same in the page, its prerendering and the next build', () => {
    const file = join(root, 'src/features/shell/layouts.module.css');
    const [first, second] = [shortClassNames(root), shortClassNames(root)];
    expect(first('bar', file)).toBe(second('bar', `${file}?used`));
    expect(first('bar', file)).toBe(first('bar', file));
  });

  it('are refused to a file outside', () => {
    expect(() => shortClassNames(root)('bar', '/elsewhere/a.module.css')).toThrow('No class names');
  });
});
