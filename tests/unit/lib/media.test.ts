import { describe, expect, it } from 'vitest';
import { isIos, storeOf, videoFile } from '#src/lib/media.ts';

const iphone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', maxTouchPoints: 5 };
const ipad = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', maxTouchPoints: 5 };
const mac = { ...ipad, maxTouchPoints: 0 };
const pixel = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
};
const huawei = { userAgent: 'Mozilla/5.0 (Linux; Android 12; HUAWEI ALN-AL00) AppleWebKit/537.36 Mobile', maxTouchPoints: 10 };

describe('devices', () => {
  it('an iPad that calls itself a Macintosh is one all the same', () => {
    expect([iphone, ipad, mac, pixel].map(isIos)).toEqual([true, true, false, false]);
  });

  it('each gets the app from its own place, a computer from none', () => {
    expect([iphone, ipad, mac, pixel, huawei].map(storeOf)).toEqual(['appStore', 'appStore', undefined, 'googlePlay', 'androidPackage']);
  });
});

describe('the file of a video', () => {
  const files = { webm: '/hall.webm', mp4: '/hall.mp4' };

  it('is webm where that plays, but mp4 on iOS in any case', () => {
    expect(videoFile(files, pixel, () => 'probably')).toBe('/hall.webm');
    expect(videoFile(files, iphone, () => 'probably')).toBe('/hall.mp4');
    expect(videoFile(files, mac, () => '')).toBe('/hall.mp4');
  });
});
