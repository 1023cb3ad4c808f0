/** A visit of a page, with what a module needs in order to remember where the visitor came from. */
export interface PageVisit {
  path: string;
  query: URLSearchParams;
  /** Client address after the configured number of trusted proxies. */
  ip: string;
  userAgent: string;
  /** What an earlier visit left in this browser; null without one. */
  note: string | null;
}

/** Looks at visits of pages, and leaves a note in the browser: how its person came here first. */
export interface Arrivals {
  /** Decides what the browser remembers of this visit: a note, and how long it is kept in ms. Null leaves an earlier note as it is. */
  visited(visit: PageVisit): Promise<{ note: string; keepMs: number } | null>;
}

const LONGEST_NOTE = 200;

/** Name of the cookie that holds the note. The note gives no access. */
export const arrivalCookieName = (production: boolean): string => (production ? '__Host-arrival' : 'arrival');

/** A note as a browser sends it; null for one that this server cannot have written. */
export const readNote = (cookie: string | undefined): string | null => (cookie !== undefined && cookie.length <= LONGEST_NOTE && /^[\x21-\x7e]+$/.test(cookie) ? cookie : null);
