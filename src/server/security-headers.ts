import { secureHeaders } from 'hono/secure-headers';
import { endpointTable } from '#src/contracts/endpoint-table.ts';

/** Names of the Trusted Types policies in the client: the worker's address, sanitised notices, data blocks for search engines. */
const trustedTypesPolicies = ['pool-sw', 'dompurify', 'json-ld'];

const reportPath = endpointTable.cspReport.path;

/**
 * What a page may use itself; every other feature is off, also in frames. Sharing is a page's own anyway, and Chromium on Linux, which does
 * not know the name `web-share`, would complain of it on the console.
 */
const permissionsPolicy = {
  fullscreen: ['self'],
  screenWakeLock: ['self'],
  clipboardWrite: ['self'],
  pictureInPicture: ['self'],
  autoplay: ['self'],
  accelerometer: [],
  browsingTopics: [],
  camera: [],
  clipboardRead: [],
  displayCapture: [],
  encryptedMedia: [],
  geolocation: [],
  gyroscope: [],
  hid: [],
  idleDetection: [],
  localFonts: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  publickeyCredentialsGet: [],
  serial: [],
  usb: [],
  xrSpatialTracking: [],
};

/** What pages and the captcha's frame share. */
const everywhere = {
  reportingEndpoints: [{ name: 'csp', url: reportPath }],
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  // For browsers that cannot run the site: the page arrives in one flight, headers included.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  xDnsPrefetchControl: false,
  // No path of a page goes along, not even within the site.
  referrerPolicy: 'strict-origin',
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  permissionsPolicy,
};

interface PolicyParts {
  /** 'sha256-…' of each inline script of the built pages. */
  readonly scriptHashes: readonly string[];
  /** Where posters and videos may come from besides this site: what the settings name. */
  readonly mediaOrigins: readonly string[];
  /** Where page views go besides this site, if anywhere. */
  readonly analyticsOrigin?: string | undefined;
}

/** The headers of every response: pages, assets, calls and errors alike. */
export function securityHeaders({ scriptHashes, mediaOrigins, analyticsOrigin }: PolicyParts) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...mediaOrigins],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'", ...mediaOrigins],
      connectSrc: ["'self'", ...(analyticsOrigin === undefined ? [] : [analyticsOrigin])],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      frameSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: trustedTypesPolicies,
      reportUri: reportPath,
      reportTo: 'csp',
    },
    ...everywhere,
    xFrameOptions: 'DENY',
  });
}

interface FramePolicy {
  /** 'sha256-…' of the frame's own inline script. */
  readonly scriptHash: string;
  /** Where the third party's files come from and its calls go to: what the settings name. */
  readonly origins: readonly string[];
}

/**
 * The headers of the third-party captcha's frame: a policy and an opaque origin of its own, so that a stranger's script reaches
 * neither the site's pages nor what they store. Only this site may frame it.
 */
export function captchaFrameHeaders({ scriptHash, origins }: FramePolicy) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [`'${scriptHash}'`, ...origins],
      styleSrc: ["'unsafe-inline'", ...origins],
      imgSrc: ['data:', ...origins],
      fontSrc: [...origins],
      mediaSrc: [...origins],
      connectSrc: [...origins],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'self'"],
      sandbox: ['allow-scripts'],
    },
    ...everywhere,
    xFrameOptions: 'SAMEORIGIN',
    // An opaque origin has no agent cluster of its own to ask for.
    originAgentCluster: false,
  });
}
