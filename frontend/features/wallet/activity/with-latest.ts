import type { InfiniteData } from '@tanstack/react-query';
import type { WalletTransaction } from '#contracts/wallet.ts';

interface Page {
  items: WalletTransaction[];
  nextCursor: string | null;
}
type Pages = InfiniteData<Page, string | undefined>;

/**
 * Pages that are shown, with a newer first page: new lines come on top, changed ones (a run that ended) move, and nobody who
 * reads further down loses their place. Without a line in common something lies between: then only the newer page is kept.
 */
export function withLatest(known: Pages, latest: Page): Pages {
  const fresh = new Set(latest.items.map(({ id }) => id));
  const meets = latest.nextCursor === null || known.pages.some(({ items }) => items.some(({ id }) => fresh.has(id)));
  const [first, ...rest] = known.pages;
  if (!meets || !first || latest.nextCursor === null) return { pages: [latest], pageParams: [undefined] };
  const older = (page: Page): Page => ({ ...page, items: page.items.filter(({ id }) => !fresh.has(id)) });
  return { pages: [{ items: [...latest.items, ...older(first).items], nextCursor: first.nextCursor }, ...rest.map(older)], pageParams: known.pageParams };
}
