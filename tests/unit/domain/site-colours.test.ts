import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, luminance, siteColourFault, siteColours } from '#src/domain/site-colours.ts';
import { root } from '#tests/architecture/source-files.ts';

const contrast = (one: string, other: string) => contrastOf(luminance(one), luminance(other));
const hexColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the colour of a site', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each([
    ['#2456d4', undefined],
    ['#8A1F5C', undefined],
    ['2456D4', undefined],
    ['red', 'a colour is written like 2456d4'],
    ['#abc', 'a colour is written like 2456d4'],
  ])('%s: %s', (colour, fault) => {
    expect(siteColourFault(colour)).toBe(fault);
  });

  it('is refused where nobody could read it, with the nearest darker one that would do', () => {
    const fault = siteColourFault('#ffcc00') ?? '';
    expect(fault).toMatch(/^its contrast with the light pages .* is 1\.\d, and 4\.5 is the least; [0-9a-f]{6} would do$/);
    expect(siteColourFault(/[0-9a-f]{6}(?= would)/.exec(fault)?.[0] ?? '')).toBeUndefined();
  });

  it('is readable in each token that carries it, whichever colour is let in', () => {
    fc.assert(
      fc.property(
        hexColour.filter((colour) => siteColourFault(colour) === undefined),
        (colour) => {
          const { light, dark } = siteColours(colour);
          const ratios = [
            ...['#ffffff', '#f3f6fa', '#e9edf3', '#f8fafd'].map((ground) => contrast(light['accent-text'] ?? '', ground)),
            ...['#090c12', '#05060b', '#11151d', '#191e29'].map((ground) => contrast(dark['accent-text'] ?? '', ground)),
            ...[light, dark].flatMap((theme) => [
              contrast(theme.accent ?? '', '#ffffff'),
              contrast(theme['accent-hover'] ?? '', '#ffffff'),
              contrast(theme['menu-active'] ?? '', theme['menu-chip'] ?? ''),
            ]),
          ];
          expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(dark.accent ?? '', '#090c12')).toBeGreaterThanOrEqual(3);
        },
      ),
    );
  });

  it('knows the grounds that the design tokens name', () => {
    const tokens = readFileSync(join(root, 'src/ui/tokens.css'), 'utf8');
    for (const ground of ['--sunken: #e9edf3', '--raised-2: #191e29', '--surface: #090c12', '--surface: #f3f6fa'])
      expect(tokens).toContain(ground);
  });
});
