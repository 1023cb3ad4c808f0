const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Name of the session cookie. In production its prefix makes the browser bind it to this host, the root path and https. */
export const sessionCookieName = (production: boolean): string => (production ? '__Host-sid' : 'sid');

/** Name of the long-lived cookie by which the server knows a browser again. It gives no access. */
export const deviceCookieName = (production: boolean): string => (production ? '__Host-device' : 'device');

/** Whether a cookie has the form of a session token. If not, the server does not look for its session. */
export const isSessionToken = (value: string | undefined): value is string => value !== undefined && TOKEN.test(value);

/** Finds the session token in a Cookie header, e.g. in that of a socket's handshake. */
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
