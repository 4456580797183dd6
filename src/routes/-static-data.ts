import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Where the route's title, description and keywords stand: `namespace:key`. */
    meta?: string;
    /** The path that search engines should keep, when it is not the route's own. */
    canonical?: string;
    /** Search engines are to leave it out. */
    isNotIndexed?: boolean;
    /** False for what has no content of its own to render at build. */
    isPrerendered?: boolean;
    /** The viewport meta tag forbids zoom on the six routes the specification names. */
    hasFixedViewport?: boolean;
    /** The page is followed by feeds, which its head names. */
    hasFeeds?: boolean;
    /** The server writes its figures into its HTML: what they depend on agrees while that is hydrated (`usePresent`, `useTimes`). */
    hasFigures?: boolean;
    /** A plain page that is opened on a device which knows no language of the visitor's yet. */
    hasLanguageMenu?: boolean;
  }
}
