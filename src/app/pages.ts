/** What build and start know of a page beyond its route; each field says who reads it. Modules are named by their path's end. */
export interface PageRow {
  /** 1: installed with the worker, so that the site starts without a network. All others follow (tiers). */
  readonly tier?: 1;
  /** What people open from here, the most wanted first: fetched in this order behind the install, for the network may be gone within seconds (tiers). */
  readonly next?: readonly string[];
  /** Query parameters that change what the page renders at first; its HTML names them, and an address with another value is not hydrated by it (hydration). */
  readonly query?: readonly string[];
  /** Values of the query `type` with HTML of their own: the module that the route's loader imports for it (prerender). */
  readonly types?: Readonly<Record<string, string>>;
  /** Composes the parts that are imported later; the page links their styles, the worker installs their code (prerender, tiers). */
  readonly sections?: string;
  /** Of those, what a visitor who never scrolls gets: one chunk (chunk groups). */
  readonly firstView?: readonly string[];
  /** What it loads when wanted: installed, too, though no static import names it (tiers). */
  readonly wanted?: RegExp;
}

const home: PageRow = {
  tier: 1,
  // The kiosk stands in every page's place (`?kiosk=1`).
  next: ['/offline', '/daily-paper', '/tools', '/overview', '/kiosk'],
  sections: '/src/routes/-home-sections.ts',
  firstView: [
    '/src/routes/-coin-section.tsx',
    '/src/routes/-farm-entry.tsx',
    '/src/features/pool/live-strip.tsx',
    '/src/features/landing/hash-river.tsx',
    '/src/features/landing/video-hero.tsx',
    '/src/features/landing/side-dots.tsx',
    '/src/features/landing/scroll-to-top.tsx',
  ],
  wanted:
    /\/src\/(?:ui\/chart|features\/pool\/(?!kiosk\/|coin-kiosk-pages|coin-tape)|features\/pwa\/(?!kiosk-updates)|i18n\/locales\/\w+\/coin-row)|node_modules\/(?:uplot|workbox-window)\//,
};

/** The pages that are more than a route. A parameter that changes nothing at first, `utm_source` say, stands in no row. */
export const pages: Readonly<Record<string, PageRow>> = {
  '/': home,
  '/home': home,
  '/tools': {
    query: ['type', 'part'],
    types: {
      1: '/src/features/tools/rig-check/rig-check.tsx',
      2: '/src/features/tools/dag/dag-panel.tsx',
      3: '/src/features/tools/asic/asic-panel.tsx',
      4: '/src/features/tools/gpu/gpu-panel.tsx',
    },
  },
  '/okkong-os': { query: ['type'] },
  '/about-us': { query: ['topic', 'about'] },
  '/help': { query: ['topic', 'answer'] },
  '/classroom': { query: ['lesson', 'section'] },
  '/register': { query: ['phone'] },
  '/activate': { query: ['code'] },
  '/toapp': { query: ['path'] },
};
