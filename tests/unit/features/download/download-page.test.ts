import { describe, expect, it } from 'vitest';
import { appRows, platformOf } from '#src/features/download/download-page.tsx';
import { heatBins } from '#src/features/download/phone-drawing.tsx';

const device = (userAgent: string, maxTouchPoints = 0) => platformOf({ userAgent, maxTouchPoints });

describe('the platform of a device', () => {
  it('is told by its user agent, and an iPad by its touch screen', () => {
    expect(device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('ios');
    expect(device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toBe('ios');
    expect(device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('other');
    expect(device('Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe('android');
    expect(device('Mozilla/5.0 (linux; android 4.4)')).toBe('android');
    expect(device('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('other');
  });
});

describe('the ways to get the app', () => {
  const ids = (platform: 'ios' | 'android' | 'other') => appRows(platform).map(({ id }) => id);

  it('begin with the one for this device', () => {
    expect(ids('other')).toEqual(['appStore', 'googlePlay', 'androidPackage']);
    expect(ids('ios')).toEqual(['appStore', 'googlePlay', 'androidPackage']);
    expect(ids('android')).toEqual(['googlePlay', 'androidPackage', 'appStore']);
  });

  it('mark that one and no other', () => {
    const marked = (platform: 'ios' | 'other') => appRows(platform).filter(({ isForThisDevice }) => isForThisDevice);
    expect(marked('ios').map(({ id }) => id)).toEqual(['appStore']);
    expect(marked('other')).toEqual([]);
  });
});

it('draws the same hall every time, all of its cells once', () => {
  const bins = heatBins();
  expect(bins).toEqual(heatBins());
  expect(bins.map(({ d }) => d.split('M').length - 1).reduce((sum, count) => sum + count)).toBe(14 * 26);
  // Few stand still, and the ramp has eight colours.
  expect(bins.find(({ bin }) => bin === 'offline')?.d.split('M')).toHaveLength(1 + 5);
  expect(bins.map(({ bin }) => String(bin)).toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', 'offline']);
  const places = bins.flatMap(({ d }) => [...d.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
  expect(new Set(places).size).toBe(14 * 26);
  expect(places).toContain(`${13 * 13} ${25 * 13}`);
});
