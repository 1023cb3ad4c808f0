import { recordVisit } from '#contracts/selling.ts';
import { call } from '#lib/call.ts';

/** Visits that this page has counted: each prompt's form and each linking site counts once until the page is loaded again. */
const told = new Set<string>();

/** Whether the reader's browser asks not to be counted as a visit, by Do Not Track or Global Privacy Control. */
export const wantsNoCount = (): boolean => navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Returns the site that linked to the page that was loaded first; null for our own pages, and when there is none. */
export function referrerHost(referrer: string, ownHost: string): string | null {
  try {
    const { hostname } = new URL(referrer);
    return hostname !== ownHost && hostname.includes('.') ? hostname : null;
  } catch {
    return null;
  }
}

// When a visit could not be counted, the error is ignored, so that the reader is not disturbed.
const send = (promptId: string, body: { formOpened?: true; referrer?: string }): void => void call(recordVisit, { params: { id: promptId }, body }).catch(() => undefined);

/** Counts that a prompt's form was opened, once until the page is loaded again (docs/rules/selling.md#visits). */
export function noteFormOpened(promptId: string): void {
  if (wantsNoCount() || told.has(promptId)) return;
  told.add(promptId);
  send(promptId, { formOpened: true });
}

/** Counts the site that linked to a prompt's page, when that page was loaded first. */
export function noteReferrer(promptId: string): void {
  const [landing] = performance.getEntriesByType('navigation');
  const host = referrerHost(document.referrer, window.location.hostname);
  if (wantsNoCount() || told.has('referrer') || host === null || !landing || new URL(landing.name).pathname !== window.location.pathname) return;
  told.add('referrer');
  send(promptId, { referrer: host });
}
