import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText, Package, Sparkles } from 'lucide-react';
import { css, cx } from '#styled/css';
import { column, hstack, wrap } from '#styled/patterns';
import type { Collection, CollectionItem, CollectionItemType } from '#contracts/collections.ts';
import { collectionQuery } from '#shared/collections/collections.queries.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { COLLECTION_VIEW, ITEMS } from '../collections.words.ts';
import { CollectionHeader } from './collection-header.tsx';
import { Items } from './items.tsx';
import { ReviewQueue } from './review-queue.tsx';

const TYPES = [
  { value: 'all', label: ITEMS.allLabel },
  { value: 'prompt', label: ITEMS.promptsLabel, icon: <MessageSquareText size={16} aria-hidden /> },
  { value: 'creation', label: ITEMS.creationsLabel, icon: <Sparkles size={16} aria-hidden /> },
  { value: 'pack', label: ITEMS.packsLabel, icon: <Package size={16} aria-hidden /> },
] as const;

interface CollectionViewProps {
  collection: Collection;
  /** The collection's slug or id in the page's address. */
  address: string;
  tab: 'items' | 'review';
  type: CollectionItemType | undefined;
  onType(type: CollectionItemType | undefined): void;
  /** The loaded works of a collection shown without a filter, and whether these are all. */
  items: readonly CollectionItem[];
  complete: boolean;
}

/** The page of a collection: header, works, and for reviewers the works that wait for a review. */
export function CollectionView({ collection, address, tab, type, onType, items, complete }: CollectionViewProps) {
  const { viewer, itemCount, slug, kind, add } = collection;
  const manages = viewer.own || viewer.permission === 'manage';
  const path = `/collection/${slug}`;
  const reviewed = add === 'review' || viewer.permission === 'add_review' || viewer.toReview > 0 || tab === 'review';
  const tabs = [
    { to: path, label: COLLECTION_VIEW.itemsTab, count: itemCount, current: tab === 'items' },
    ...(manages || reviewed ? [{ to: `${path}?tab=review`, label: manages ? COLLECTION_VIEW.reviewTab : COLLECTION_VIEW.waitingTab, current: tab === 'review', ...(manages && { count: viewer.toReview }) }] : []),
  ];
  return (
    <div className={column({ gap: '6' })}>
      <div><CollectionHeader collection={collection} items={items} complete={complete} /></div>
      {tabs.length > 1 && <LinkTabs label={COLLECTION_VIEW.tabsLabel} tabs={tabs} />}
      {tab === 'review' ? <Waiting collection={collection} address={address} decides={manages} /> : (
        <section aria-label={ITEMS.label} className={column({ gap: '5' })}>
          <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
            {kind === 'mixed' && itemCount > 0 ? <SegmentedControl label={ITEMS.filterLabel} className={types} options={TYPES} value={type ?? 'all'} onValueChange={(value) => onType(value === 'all' ? undefined : value)} /> : <span />}
            {manages && itemCount > 1 && <p className={cx(hints, keysOnly)}><Kbd>Alt</Kbd><Kbd>←</Kbd><Kbd>→</Kbd>{ITEMS.moveHint}<Kbd>E</Kbd>{ITEMS.noteHint}</p>}
          </div>
          <Items collection={collection} address={address} view={{ status: 'accepted', type }} />
        </section>
      )}
    </div>
  );
}

function Waiting({ collection, address, decides }: { collection: Collection; address: string; decides: boolean }) {
  const list = useInfiniteQuery(collectionQuery(address, { status: 'review' }));
  if (list.isPending) return <Skeleton radius="xl" className={css({ height: '[132px]' })} />;
  if (list.isError) return <FetchProblem error={list.error} onRetry={() => void list.refetch()} />;
  return <ReviewQueue collection={collection} items={list.data.pages.flatMap(({ items }) => items)} decides={decides} />;
}

/** Hides the icons of the type filter on phones, where its labels need all the room. */
const types = css({ '& svg': { display: { base: 'none', sm: 'block' } } });
const hints = hstack({ gap: '1.5', mdDown: { display: 'none' }, textStyle: 'meta', color: 'fg.subtle' });
