const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Name of the session cookie: bound to host, path and https in production. */
export const sessionCookieName = (production: boolean): string => (production ? '__Host-sid' : 'sid');

/** Name of the long-lived cookie by which a browser is known again; it opens nothing. */
export const deviceCookieName = (production: boolean): string => (production ? '__Host-device' : 'device');

/** Whether a cookie has the form of a session token. If not, the look-up is spared. */
export const isSessionToken = (value: string | undefined): value is string => value !== undefined && TOKEN.test(value);

/** The session token in a Cookie header, e.g. of a socket handshake. */
export function tokenFromCookies(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) {
      const value = pair.slice(at + 1).trim();
      return isSessionToken(value) ? value : null;
    }
  }
  return null;
}
