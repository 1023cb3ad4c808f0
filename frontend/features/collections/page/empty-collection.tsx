import { mutedText } from '#styled/patterns';
import type { Collection } from '#contracts/collections.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ITEMS } from '../collections.words.ts';

/** Shown in place of the works when a collection has none, or none of the chosen type. */
export function EmptyCollection({ collection: { viewer }, filtered }: { collection: Collection; filtered: boolean }) {
  if (filtered) return <p role="status" className={mutedText()}>{ITEMS.noneOfType}</p>;
  const adds = viewer.own || (viewer.permission !== null && viewer.permission !== 'view');
  return (
    <EmptyState size="sm" title={ITEMS.emptyTitle} actions={adds ? <LinkButton to="/marketplace" variant="primary">{ITEMS.browseButton}</LinkButton> : undefined}>
      {adds ? ITEMS.emptyText : ITEMS.emptyVisitorText}
    </EmptyState>
  );
}
