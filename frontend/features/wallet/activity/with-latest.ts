import type { InfiniteData } from '@tanstack/react-query';
import type { WalletTransaction } from '#contracts/wallet.ts';

interface Page {
  items: WalletTransaction[];
  nextCursor: string | null;
}
type Pages = InfiniteData<Page, string | undefined>;

/**
 * Merges a newer first page of wallet lines into the loaded pages: new lines come on top, and changed ones (a run that ended) move. A user
 * who scrolled down stays in place. If the pages share no line, lines between them are missing, so only the newer page is kept.
 */
export function withLatest(known: Pages, latest: Page): Pages {
  const fresh = new Set(latest.items.map(({ id }) => id));
  const meets = latest.nextCursor === null || known.pages.some(({ items }) => items.some(({ id }) => fresh.has(id)));
  const [first, ...rest] = known.pages;
  if (!meets || !first || latest.nextCursor === null) return { pages: [latest], pageParams: [undefined] };
  const older = (page: Page): Page => ({ ...page, items: page.items.filter(({ id }) => !fresh.has(id)) });
  return { pages: [{ items: [...latest.items, ...older(first).items], nextCursor: first.nextCursor }, ...rest.map(older)], pageParams: known.pageParams };
}
