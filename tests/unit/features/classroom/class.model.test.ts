import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClassVideo } from '#src/contracts/content.ts';
import { clock, filmFile, hasExampleFigures, isFilmOf, lessonsOf, writtenLesson } from '#src/features/classroom/class.model.ts';
import fixture from '../../../fixtures/api/classList.json';

const [sample] = fixture.data as ClassVideo[];
const video = (changes: Partial<ClassVideo>): ClassVideo => ({ ...sample!, ...changes });

afterEach(() => vi.unstubAllGlobals());

describe('the lessons of a tab', () => {
  it('are those of its category in the order of the pool', () => {
    const lessons = [video({ id: 'asic-2' }), video({ id: 'gpu-1', category: 'gpu' }), video({ id: 'asic-1' })];
    expect(lessonsOf(lessons, 'asic').map(({ id }) => id)).toEqual(['asic-2', 'asic-1']);
    expect(lessonsOf(lessons, 'install')).toEqual([]);
  });

  it('say where the figures in the picture are examples', () => {
    expect(['asic-2', 'gpu-1', 'gpu-2', 'overclocking-1', 'overclocking-2'].every(hasExampleFigures)).toBe(true);
    expect(['asic-1', 'install-1', 'gpu-3', 'overclocking-3'].some(hasExampleFigures)).toBe(false);
  });

  it('are written down where they are ours', () => {
    expect([writtenLesson('gpu-2'), writtenLesson('another-pools')]).toEqual(['gpu-2', undefined]);
  });
});

it.each([
  [0, '0:00'],
  [29.5, '0:29'],
  [75, '1:15'],
  [600, '10:00'],
])('%d seconds of a film are %s', (seconds, text) => expect(clock(seconds)).toBe(text));

describe('the file of a film', () => {
  const browser = (plays: string) => {
    vi.stubGlobal('location', new URL('https://pool.example/classroom'));
    vi.stubGlobal('navigator', { userAgent: 'Chrome', maxTouchPoints: 0 });
    vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => plays }) });
  };

  it('is the one that the browser plays, with its size', () => {
    browser('probably');
    expect(filmFile(sample!)).toEqual({ url: 'https://pool.example/media/asic-1/video.webm', bytes: 386617 });
    browser('');
    expect(filmFile(sample!)).toEqual({ url: 'https://pool.example/media/asic-1/video.mp4', bytes: 496423 });
  });

  it("is known as the lesson's, of either kind", () => {
    browser('');
    expect(isFilmOf('https://pool.example/media/asic-1/video.webm', sample!)).toBe(true);
    expect(isFilmOf('https://pool.example/media/asic-1/video.mp4', sample!)).toBe(true);
    expect(isFilmOf('https://pool.example/media/gpu-1/video.mp4', sample!)).toBe(false);
  });
});
