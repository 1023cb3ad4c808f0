import { shownAnnouncement } from '#contracts/shown-announcement.ts';
import type { ShownAnnouncement } from '#contracts/shown-announcement.ts';

/** Time in ms between inserting an empty announcement line and its text, because a screen reader announces text only in a region that it already knows. */
const SAID_AFTER_MS = 100;

const lineOf = (page: Document): HTMLElement | null => page.querySelector('body > .announcement');

/** Reads the announcement that the page shows now, which the server wrote into its HTML (docs/rules/pages.md#announcement). */
export function readLine(page: Document): ShownAnnouncement {
  const line = lineOf(page);
  return shownAnnouncement.safeParse({ announcement: line && { text: line.textContent, kind: line.dataset['kind'] } }).data ?? { announcement: null };
}

/** Shows an announcement above the page as plain text, or removes it. A line with the same text stays untouched. */
export function writeLine(page: Document, { announcement }: ShownAnnouncement): void {
  const before = readLine(page).announcement;
  if (announcement?.text === before?.text && announcement?.kind === before?.kind) return;
  lineOf(page)?.remove();
  if (announcement === null) return;
  const line = page.createElement('aside');
  const words = page.createElement('p');
  line.className = 'announcement';
  line.dataset['kind'] = announcement.kind;
  line.setAttribute('aria-label', 'Announcement');
  line.setAttribute('aria-live', 'polite');
  line.append(words);
  page.getElementById('root')?.before(line);
  setTimeout(() => {
    words.textContent = announcement.text;
  }, SAID_AFTER_MS);
}
