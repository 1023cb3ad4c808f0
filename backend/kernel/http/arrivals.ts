/** A visit of a page, with the facts by which a module can remember where the visitor came from. */
export interface PageVisit {
  path: string;
  query: URLSearchParams;
  /** The address of the client, read behind the configured number of trusted proxies. */
  ip: string;
  userAgent: string;
  /** The note that an earlier visit stored in this browser's cookie; null without one. */
  note: string | null;
}

/** Sees each visit of a page, and may store a note in the visitor's browser that says how the person first came here. */
export interface Arrivals {
  /** Decides which note the browser stores after this visit, and for how many ms. Null leaves an earlier note as it is. */
  visited(visit: PageVisit): Promise<{ note: string; keepMs: number } | null>;
}

const LONGEST_NOTE = 200;

/** Name of the cookie that holds the note about a visitor's first visit. The note gives no access. */
export const arrivalCookieName = (production: boolean): string => (production ? '__Host-arrival' : 'arrival');

/** Reads the note about a first visit from its cookie; null for a text that this server cannot have written. */
export const readNote = (cookie: string | undefined): string | null => (cookie !== undefined && cookie.length <= LONGEST_NOTE && /^[\x21-\x7e]+$/.test(cookie) ? cookie : null);
