const HOME = '/';
const MAX_LENGTH = 2048;
const MAX_DECODINGS = 3;

/** Control, format (bidi, zero-width) and line-separating characters: a browser or a server may drop them and read another address. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The text with its percent signs decoded until nothing changes; undefined when it cannot be decoded, or hides more layers than honest links do. */
function decodeFully(text: string): string | undefined {
  let current = text;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(current);
    } catch {
      // A lone '%' that the first decoding brought out is text, not an escape.
      return round === 0 ? undefined : current;
    }
    if (decoded === current) return current;
    current = decoded;
  }
  return undefined;
}

/** A path of plain segments: no '//', no backslash, no '.' or '..' that would lead elsewhere, and not the log-in page itself. */
function isPathInside(path: string): boolean {
  if (path.includes('//') || path.includes('\\')) return false;
  const segments = path.toLowerCase().split('/').slice(1);
  return segments[0] !== 'login' && !segments.some((segment) => segment === '.' || segment === '..');
}

function isSafe(value: string): boolean {
  if (value.length > MAX_LENGTH || !value.startsWith('/') || value.includes('//') || value.includes('\\')) return false;
  const [path = ''] = value.split(/[?#]/);
  const plainPath = decodeFully(path);
  const plainValue = decodeFully(value);
  return plainPath !== undefined && plainValue !== undefined && !HIDDEN.test(plainValue) && isPathInside(plainPath);
}

/**
 * Where a `redirect` parameter may lead: the value itself when it is a path inside the site and not the log-in page, else '/'.
 * Purely syntactic; the router sends unknown paths home.
 */
export function safeRedirect(value: unknown): string {
  return typeof value === 'string' && isSafe(value) ? value : HOME;
}
