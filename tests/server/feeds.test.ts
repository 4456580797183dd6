import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import { atomText, type Feed, jsonFeedText } from '#src/server/site/feed-text.ts';
import { testPool, type TestPool } from './support/pool.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await testPool();
});
afterAll(() => pool.opened.close());

const get = (path: string, headers: Record<string, string> = {}) => pool.app.request(path, { headers });
const yesterday = () => beijingDate(Date.now() - DAY_MS);

describe('the feeds', () => {
  it('hold the last thirty editions and the announcements, each under its stable address, in the language of the query', async () => {
    const response = await get('/feed.json?language=zh_hk');
    expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const feed = await response.json();
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'zh-Hant-HK', title: 'OKKONG日報' });
    const ids: string[] = feed.items.map(({ id }: { id: string }) => id);
    const editions = ids.filter((id) => id.includes('/daily-paper'));
    expect(editions).toHaveLength(30);
    expect(editions[0]).toBe(`https://okkong.example/daily-paper?date=${yesterday()}&language=zh_hk`);
    expect(ids.some((id) => id.startsWith('https://okkong.example/historyInfo?id='))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    const dates: string[] = feed.items.map((item: { date_published: string }) => item.date_published);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const newest = feed.items.find(({ id }: { id: string }) => id === editions[0]);
    expect(newest.title).toBe(pool.state.editions().of(yesterday())?.news('zh_hk').news[0]?.title);
    expect(newest.content_text).toContain('全部數據來自市場模型');
  });

  it('say the same as Atom, which a reader need not load twice', async () => {
    const response = await get('/feed.xml');
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('xml:lang="en"');
    expect(text).toContain(`<id>https://okkong.example/daily-paper?date=${yesterday()}&amp;language=en</id>`);
    expect(text.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(30);
    const again = await get('/feed.xml', { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('are not there where a real pool prints the newspaper', async () => {
    const passed = await testPool({ settings: { poolApi: 'https://pool.example' }, opened: pool.opened });
    expect((await passed.app.request('/feed.xml')).status).not.toBe(200);
  });
});

describe('an earlier edition', () => {
  const paper = async (date: string) => (await get(`${endpointTable.dailyNews.path}?date=${date}`, { language: 'zh' })).json();

  it('comes with the moment of its figures as its age', async () => {
    const response = await get(`${endpointTable.dailyNews.path}?date=${yesterday()}`);
    expect((await response.json()).data.date).toBe(yesterday());
    expect(Date.parse(response.headers.get('last-modified') ?? '')).toBe(Date.parse(`${yesterday()}T23:59:59+08:00`));
  });

  it('is today’s running paper for today, and refused in words where there is none', async () => {
    expect((await paper(beijingDate(Date.now()))).data.date).toBe(beijingDate(Date.now()));
    expect(await paper('2019-01-01')).toMatchObject({ code: '404', message: '没有这一天的日报。' });
  });
});

describe('the text of a feed', () => {
  const feed: Feed = {
    title: 'A & B',
    author: 'Berg & Co',
    subtitle: '<b>',
    languageTag: 'en',
    pageAddress: 'https://pool.example/daily-paper?language=en',
    atomAddress: 'https://pool.example/feed.xml?language=en',
    jsonAddress: 'https://pool.example/feed.json?language=en',
    iconAddress: 'https://pool.example/icon.png',
    entries: [
      { address: 'https://pool.example/?a=1&b="2"', title: `]]> <script> 'x'\u0000\u0008\uD800`, summary: '5 < 6', atMs: 0 },
      { address: 'https://pool.example/2', title: 'b', summary: '', html: '<p title="&quot;">ÄÖ 難 🐷</p>', atMs: 0 },
    ],
  };

  it('escapes what XML would read as its own, and leaves out what it cannot hold', () => {
    const text = atomText(feed);
    expect(text).toContain('<title>A &amp; B</title>');
    expect(text).toContain('<title>]]&gt; &lt;script&gt; &apos;x&apos;</title>');
    expect(text).toContain('href="https://pool.example/?a=1&amp;b=&quot;2&quot;"');
    expect(text).toContain('<content type="html">&lt;p title=&quot;&amp;quot;&quot;&gt;ÄÖ 難 🐷&lt;/p&gt;</content>');
    expect(text).toContain('<summary>5 &lt; 6</summary>');
    expect([...text].some((sign) => sign < '\t')).toBe(false);
    expect(text).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });

  it('has plain text and HTML in their own fields of JSON', () => {
    const { items } = JSON.parse(jsonFeedText(feed));
    expect(items[0]).toMatchObject({ content_text: '5 < 6' });
    expect(items[1]).toMatchObject({ content_html: '<p title="&quot;">ÄÖ 難 🐷</p>' });
  });
});
