/** Features a page may use itself (R25); every other one is off, also in frames. */
const ownFeatures = ['fullscreen', 'screen-wake-lock', 'clipboard-write', 'picture-in-picture', 'autoplay'];
const offFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Path of the browser's reports; also a row of the contract. */
export const CSP_REPORT_PATH = '/csp-report';

/** Names of the Trusted Types policies in the client: the worker's address (H5) and sanitised notices (R26). */
const trustedTypesPolicies = ['pool-sw', 'dompurify'];

/** The policy of every answer (R24, decision H5). `scriptHashes`: 'sha256-…' of each inline script of the built pages. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
    `report-uri ${CSP_REPORT_PATH}`,
    'report-to csp',
  ].join('; ');
}

/** The headers of every response: pages, assets, API answers and errors alike (R25). */
export function securityHeaders(scriptHashes: readonly string[]): ReadonlyMap<string, string> {
  return new Map([
    ['content-security-policy', contentSecurityPolicy(scriptHashes)],
    ['reporting-endpoints', `csp="${CSP_REPORT_PATH}"`],
    ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', [...ownFeatures.map((name) => `${name}=(self)`), ...offFeatures.map((name) => `${name}=()`)].join(', ')],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
  ]);
}
