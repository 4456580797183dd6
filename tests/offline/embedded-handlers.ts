import { classCategories } from '#src/domain/class-categories.ts';
import seed from '#src/server/db/seed/classes.json' with { type: 'json' };
import type { Handlers, Refusal } from '#src/server/routes/handlers.ts';
import { anonymousHandlers } from '#src/server/routes/anonymous.ts';
import { contentHandlers } from '#src/server/routes/content.ts';
import { marketHandlers } from '#src/server/routes/market.ts';
import type { Downloads } from '#src/server/site/downloads.ts';
import type { LocalContent } from '#src/server/db/content.ts';
import { createFarmTokens } from '#src/server/farms/farm-token.ts';
import { createFarms, farmsOfEtc } from '#src/server/farms/farms.ts';
import { DEFAULT_MARKET_SEED, defaultPoolCoins } from '#src/server/market/defaults.ts';
import { createEditions } from '#src/server/market/editions.ts';
import { createMonths, modelDays, type Months } from '#src/server/market/months.ts';
import { createMarket } from '#src/server/market/model.ts';
import { modelPriceYears } from '#src/server/market/price-years.ts';
import { createMarketFeed, type MarketFeed } from '#src/server/market/tick.ts';

const lessons: LocalContent['classes'] = seed.map(({ id, title, summary, ...lesson }) => ({
  ...lesson,
  id,
  category: classCategories.find((each) => each === lesson.category) ?? 'asic',
  title: title.en,
  summary: summary.en,
  poster: `/media/${id}/poster.webp`,
  webm: `/media/${id}/video.webm`,
  mp4: `/media/${id}/video.mp4`,
  captions: [{ language: 'en', url: `/media/${id}/en.vtt` }],
  time: 1_790_906_400,
}));
/** No tip, which would open before everything else, and no announcement. */
const littleToRead: LocalContent = { tips: [], isMigrationOver: false, announcements: [], classes: lessons };
/** Short, so that figures change while a test looks. */
const tickMs = 1_000;

/** Accounts need a database: here every call of theirs is refused. */
const refuse = (): Refusal => ({ refusalCode: '501', messageKey: 'notOffered' });
const accountHandlers = {
  captcha: refuse,
  login: refuse,
  logout: refuse,
  sendSms: refuse,
  registerPhone: refuse,
  sendEmailCode: refuse,
  registerEmail: refuse,
  activate: refuse,
  activateResend: refuse,
  userInfo: refuse,
  forbiddenInfo: refuse,
  forbiddenUpdate: refuse,
  sessionList: refuse,
  sessionRevoke: refuse,
  profileUpdate: refuse,
  accountFarms: refuse,
  accountFarmsUpdate: refuse,
  passwordCode: refuse,
  passwordReset: refuse,
  identity: refuse,
  identityCode: refuse,
  identityUpdate: refuse,
  accountExport: refuse,
  accountDelete: refuse,
  invitation: refuse,
};

/** The pool without its database: the market model answers, nothing is written. `now` in ms. */
export function embeddedHandlers(now: () => number, downloads: Pick<Downloads, 'list'>): Handlers {
  let feed: MarketFeed | undefined;
  const market = createMarket(DEFAULT_MARKET_SEED);
  const farms = farmsOfEtc(createFarms({ market, seed: DEFAULT_MARKET_SEED, settings: defaultPoolCoins }));
  const editions = createEditions({ market: createMarket(DEFAULT_MARKET_SEED), settings: defaultPoolCoins, now });
  const kept = modelDays(createMarket(DEFAULT_MARKET_SEED));
  const current = () => (feed ??= createMarketFeed({ market, settings: defaultPoolCoins, tickMs, now }));
  const months: Months = { of: (month) => createMonths({ feed: current(), kept, settings: defaultPoolCoins }).of(month) };
  return {
    ...marketHandlers(current, { editions: () => editions, months: () => months, priceYears: modelPriceYears(market, now) }),
    ...contentHandlers(() => littleToRead, downloads),
    ...accountHandlers,
    ...anonymousHandlers({
      feed: current,
      farms: () => farms,
      tokens: createFarmTokens('offline tests', now),
      happened: () => Promise.resolve({ sinceMs: undefined, events: [] }),
    }),
    watcherMake: refuse,
    watcherEnd: refuse,
    watcherFarm: refuse,
    vipApply: () => ({ data: null }),
    contact: () => ({ data: null }),
    watchWays: () => ({ data: { mail: false, ntfy: [] } }),
    watchSave: refuse,
    watchList: () => ({ data: [] }),
    watchTry: refuse,
    watchEnd: refuse,
    watchQuiet: refuse,
    watchRenew: refuse,
    accountWatch: refuse,
    accountLinkEnd: refuse,
    pageView: () => ({ data: null }),
    cspReport: () => ({ data: null }),
  };
}
