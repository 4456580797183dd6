import { describe, expect, it } from 'vitest';
import { exampleLabel, fileNameStart, siteNameFault, siteNameOf, withSiteName } from '#src/domain/site-name.ts';

describe('the name of a site', () => {
  it.each(['Berg Pool', 'Berg & Söhne', '高山矿池', "O'Brien’s 24/7"])('may be %s', (name) => {
    expect(siteNameFault(name)).toBeUndefined();
    expect(siteNameOf(` ${name} `)).toBe(name);
  });

  it.each(['a<b', 'a>b', '{{x}}', 'say "hi"', 'back\\slash', '$t(x)', 'two\nlines', 'x'.repeat(41)])(
    'is no %j: the default stays',
    (name) => {
      expect(siteNameFault(name)).toBeDefined();
      expect(siteNameOf(name)).toBe('OKKONG');
    },
  );

  it.each([undefined, '', '  '])('is the default for %j', (setting) => {
    expect(siteNameOf(setting)).toBe('OKKONG');
  });

  it('stands in place of each blank for it, whatever it holds', () => {
    expect(withSiteName('{{site}} OS of {{site}}, {{coin}}', 'A & $& B')).toBe('A & $& B OS of A & $& B, {{coin}}');
  });

  it.each([
    ['OKKONG', 'okkong', 'okkong'],
    ['Berg & Söhne!', 'berg-söhne', 'berg-s-hne'],
    ['高山矿池', '高山矿池', 'pool'],
    ['!!!', '', 'pool'],
  ])('%s begins files with %j and stands in examples as %s', (name, file, label) => {
    expect([fileNameStart(name), exampleLabel(name)]).toEqual([file, label]);
  });
});
