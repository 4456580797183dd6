/** Decision B2: theme, language and agreement are mirrored to cookies, so that the server and the first paint know them. */
const yearSeconds = 365 * 24 * 60 * 60;

/** Writes a cookie of a year; where cookies are blocked nothing happens (R17). */
export function writeCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${yearSeconds};samesite=lax`;
  } catch {
    // Blocked cookies are normal.
  }
}

/** The cookie's value, or undefined when it is absent or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
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
