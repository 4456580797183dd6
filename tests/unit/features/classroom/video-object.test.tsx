import { expect, it } from 'vitest';
import { videoObject } from '#src/features/classroom/video-object.ts';

it('tells of a film where it is, how long it is and since when it is there', () => {
  const lesson = {
    id: 'asic-1',
    category: 'asic' as const,
    title: '將ASIC礦機接上礦池',
    summary: '填妥三個地址。',
    poster: '/media/asic-1/poster.webp',
    webm: '/media/asic-1/film.webm',
    mp4: 'https://media.example/asic-1.mp4',
    captions: [],
    seconds: 28.6,
    bytes: { webm: 1, mp4: 1 },
    time: Date.UTC(2026, 10, 1) / 1000,
  };
  expect(videoObject(lesson, 'zh_hk')).toMatchObject({
    '@type': 'VideoObject',
    name: '將ASIC礦機接上礦池',
    inLanguage: 'zh-Hant-HK',
    thumbnailUrl: expect.stringMatching(/^https?:.*\/media\/asic-1\/poster\.webp$/),
    contentUrl: 'https://media.example/asic-1.mp4',
    url: expect.stringMatching(/\/classroom\?lesson=asic-1&language=zh_hk$/),
    uploadDate: '2026-11-01T00:00:00.000Z',
    duration: 'PT29S',
  });
});
