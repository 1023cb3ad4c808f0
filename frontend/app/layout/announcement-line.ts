import { shownAnnouncement } from '#contracts/shown-announcement.ts';
import type { ShownAnnouncement } from '#contracts/shown-announcement.ts';

/** ms between an empty line and its words: a screen reader says only words that arrive in a region that it knows. */
const SAID_AFTER_MS = 100;

const lineOf = (page: Document): HTMLElement | null => page.querySelector('body > .announcement');

/** What the line above the page says now. The server wrote it into the HTML (docs/rules/pages.md#announcement). */
export function readLine(page: Document): ShownAnnouncement {
  const line = lineOf(page);
  return shownAnnouncement.safeParse({ announcement: line && { text: line.textContent, kind: line.dataset['kind'] } }).data ?? { announcement: null };
}

/** Writes the line above the page as text, or takes it away. A line that says the same already stays untouched. */
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
