import { describe, expect, it } from 'vitest';
import { savesData } from '#src/domain/data-cost.ts';

describe('a connection that costs by the byte', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: '2g' }, true],
    [{ saveData: false, effectiveType: 'slow-2g' }, true],
    [{ saveData: false, effectiveType: '3g' }, false],
    [{}, false],
    [null, false],
  ])('%j', (connection, isDear) => {
    expect(savesData({ connection })).toBe(isDear);
  });

  it('is not assumed where the browser does not say', () => {
    expect(savesData({})).toBe(false);
  });
});
