import { expect, it } from 'vitest';
import { newsArticle } from '#src/features/daily-paper/news-article.ts';

const news = { date: '2026-11-26', firstDate: undefined, coins: [], news: [] };
const parts = { news, language: 'zh' as const, madeAtMs: Date.UTC(2026, 10, 26, 4), title: 'OKKONG日报', description: '下一次调整。' };

it('tells of an edition by its lead, in its language and under its own address', () => {
  const lead = { title: '难度上升', summary: '下一次调整。' };
  expect(newsArticle({ ...parts, news: { ...news, news: [lead] } })).toMatchObject({
    '@type': 'NewsArticle',
    headline: '难度上升',
    description: '下一次调整。',
    inLanguage: 'zh-Hans',
    url: expect.stringMatching(/\/daily-paper\?date=2026-11-26&language=zh$/),
    datePublished: '2026-11-26',
    dateModified: '2026-11-26T04:00:00.000Z',
    publisher: { name: 'OKKONG' },
  });
});

it('has the name of the newspaper where it has no headlines', () => {
  expect(newsArticle(parts)).toMatchObject({ headline: 'OKKONG日报' });
});
