import { describe, expect, it } from 'vitest';
import { fleetText, readFleetText, withFleet } from '#src/features/tools/fleet/fleet-link.ts';
import { MOST_ROWS, noRules } from '#src/state/fleet.ts';
import { cards, fleetOf, m50s, s19j } from './fleet-rows.ts';

const read = (text: string) => readFleetText(new URLSearchParams(text).get('fleet'));

describe('a fleet in a link', () => {
  it('is short, and comes back as it was', () => {
    const fleet = fleetOf([s19j, m50s, cards], {
      by: 'price',
      mostHours: '8',
      mostPrice: '0.5',
      mostPriceIn: 'USD',
      leastRun: '4',
      mostStarts: '2',
    });
    expect(fleetText(fleet)).toBe(
      'p*8*0.5*4*2*USD_a*40*1*100*3050**Antminer S19j Pro 100T_a*12*1*126*3276**Whatsminer M50S 126T_g*6*17*60*130*92*RTX 3070',
    );
    const link = withFleet('https://pool.example/tools?type=3', fleet);
    expect(link.length).toBeLessThan(200);
    expect(read(new URL(link).search)).toEqual(fleet);
  });

  it('of an older build says no currency of its highest price, which is then asked for', () => {
    const older = readFleetText('p*8*0.5*4*2_a*40*1*100*3050**S19');
    expect(older?.rules).toEqual({ by: 'price', mostHours: '8', mostPrice: '0.5', mostPriceIn: null, leastRun: '4', mostStarts: '2' });
    expect(fleetText(fleetOf([s19j], older?.rules))).toMatch(/^p\*8\*0\.5\*4\*2_a/);
    expect(readFleetText('p*8*0.5*4*2*EUR_a*40*1*100*3050**S19')?.rules.mostPriceIn).toBeNull();
  });

  it('is not in the link of who has none', () => {
    expect(withFleet('https://pool.example/tools?type=3', fleetOf([]))).toBe('https://pool.example/tools?type=3');
  });

  it('holds as many rows as can be kept, below 4,000 characters', () => {
    const rows = Array.from({ length: MOST_ROWS }, (_, index) => ({
      ...s19j,
      id: index + 1,
      model: 'Antminer S21 XP Hyd 473T'.padEnd(40, '!'),
    }));
    const link = withFleet('https://pool.example/tools?type=3', fleetOf(rows));
    expect(link.length).toBeLessThan(4000);
    expect(read(new URL(link).search)).toEqual(fleetOf(rows));
  });

  it('keeps a name that has the signs between fields readable', () => {
    const fleet = fleetOf([{ ...s19j, model: 'my_own*machine' }]);
    expect(readFleetText(fleetText(fleet))?.rows[0]?.model).toBe('my own machine');
  });

  it.each([
    ['nothing', ''],
    ['no rows', 'i****'],
    ['a row of no kind', 'i****_x*1*1*100*3050**S19'],
    ['a row without a coin', 'i****_a*1**100*3050**S19'],
    ['a count that is no number', 'i****_a*many*1*100*3050**S19'],
    ['one good row and one bad: half a fleet is another one', 'i****_a*1*1*100*3050**S19_a*1*1*x*3050**S19'],
    ['too many rows', `i****${'_a*1*1*100*3050**S19'.repeat(MOST_ROWS + 1)}`],
    ['a name that is too long', `i****_a*1*1*100*3050**${'S'.repeat(80)}`],
    ['no text', 5],
  ])('says none of: %s', (_name, text) => {
    expect(readFleetText(text)).toBeUndefined();
  });

  it('without rules runs while it pays', () => {
    expect(readFleetText('_a*1*1*100*3050**S19')?.rules).toEqual(noRules);
  });
});
