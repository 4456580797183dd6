/** Theme, language and agreement are mirrored to cookies, so that the server and the first paint know them. */
const YEAR_DAYS = 365;
const daySeconds = 24 * 60 * 60;

/** Name of what says when a mirror was written. */
const timeOf = (name: string): string => `${name}-at`;

/** Where this tab remembers what a blocked cookie cannot. */
const standInOf = (name: string): string => `cookie-${name}`;

/**
 * Writes a cookie of a year, or of `days` (0 removes it), and another with the time: browsers write cookies every half minute, and a power cut brings the older back. Where
 * cookies are blocked this tab remembers the value if it may: the agreement is asked for once, not on each page.
 */
export function writeCookie(name: string, value: string, days = YEAR_DAYS): void {
  const time = String(Date.now());
  setCookie(name, value, days);
  setCookie(timeOf(name), time, days);
  // Where one is blocked both are; each reading waits for the browser's network process.
  if (cookieOf(name) === value) return;
  writeSession(standInOf(name), value);
  writeSession(standInOf(timeOf(name)), time);
}

function setCookie(name: string, value: string, days: number): void {
  try {
    const end = `;path=/;max-age=${days * daySeconds};samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;
    document.cookie = `${name}=${encodeURIComponent(value)}${end}`;
  } catch {
    // Blocked cookies are normal.
  }
}

/** The cookie's value, or what this tab remembers in its place; undefined when there is neither. */
export function readCookie(name: string): string | undefined {
  return cookieOf(name) ?? readSession(standInOf(name));
}

function cookieOf(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** When a cookie was written, ms; 0 where it does not say. */
export function cookieTime(name: string): number {
  return Number(readCookie(timeOf(name))) || 0;
}

/** Removes every cookie that a page can see, and all of local and session storage. */
export function clearMirrors(): void {
  try {
    for (const pair of document.cookie.split('; ')) setCookie(pair.replace(/=.*/, ''), '', 0);
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Writes to local storage where it is allowed. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked storage is normal.
  }
}

/** Reads from local storage, or undefined. */
export function readLocal(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads from this tab's session storage, or undefined. */
export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes to this tab's session storage; false when it was refused. */
export function writeSession(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
