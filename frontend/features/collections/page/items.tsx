import { Suspense, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { css } from '#styled/css';
import type { Collection, CollectionItem } from '#contracts/collections.ts';
import { AddToCollection } from '#shared/collections/add-to-collection.tsx';
import type { CollectionView } from '#shared/collections/collections.queries.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ITEMS } from '../collections.words.ts';
import { EmptyCollection } from './empty-collection.tsx';
import { ItemTile } from './item-tile.tsx';
import { ItemTools } from './item-tools.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { SortableItem, SortableItems } from './sortable-items.tsx';
import { useItems } from './use-items.ts';
import { titleOf } from './work-of-item.ts';

const OpenedCreation = lazyPart(() => import('#shared/creations/opened-creation.tsx'), 'OpenedCreation');

interface ItemsProps {
  collection: Collection;
  address: string;
  view: CollectionView;
}

/** The works of a collection. Owners and managers reorder them with a handle, with Alt and arrow keys, or by menu. The key E edits a note. */
export function Items({ collection, address, view }: ItemsProps) {
  const { user } = useAuth();
  const viewerId = user?.id ?? null;
  const { list, items, said, move, note, remove } = useItems(collection, address, view);
  const [noted, setNoted] = useState<CollectionItem | null>(null);
  const [saved, setSaved] = useState<CollectionItem | null>(null);
  const [opened, setOpened] = useState<CollectionItem | null>(null);
  const moved = useRef<string | null>(null);
  const manages = collection.viewer.own || collection.viewer.permission === 'manage';
  // Focuses the moved work again, because an element that moves in the document loses focus.
  useEffect(() => {
    if (moved.current === null) return;
    document.querySelector<HTMLElement>(`[data-item="${CSS.escape(moved.current)}"] :is(h2 a, h2 button, button)`)?.focus();
    moved.current = null;
  }, [items]);
  if (list.isPending) return <div className={grid} aria-busy="true">{[0, 1, 2, 3].map((place) => <Skeleton key={place} radius="lg" className={css({ aspectRatio: '[1]' })} />)}</div>;
  if (list.isError && !list.data) return <FetchProblem error={list.error} onRetry={() => void list.refetch()} />;
  if (items.length === 0 && !list.hasNextPage) return <EmptyCollection collection={collection} filtered={view.type !== undefined} />;
  const go = (item: CollectionItem, to: number): void => {
    moved.current = item.itemId;
    move(item.itemId, to);
  };
  const mayChange = (item: CollectionItem): boolean => manages || (viewerId !== null && item.addedBy?.id === viewerId);
  const press = (event: KeyboardEvent<HTMLLIElement>, item: CollectionItem, place: number): void => {
    // Ignores keys pressed in a work's menu. React passes them on to this tile, although the menu is elsewhere in the document.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    const step = manages ? stepOf(event) : 0;
    if (step !== 0) {
      event.preventDefault();
      go(item, place + step);
    } else if (event.key.toLowerCase() === 'e' && !event.altKey && !event.ctrlKey && !event.metaKey && mayChange(item)) setNoted(item);
  };
  return (
    <>
      <SortableItems items={items} onMove={move}>
        <ul aria-label={ITEMS.label} className={grid}>
          {items.map((item, place) => {
            const writes = mayChange(item) ? () => setNoted(item) : undefined;
            return (
              <SortableItem key={item.itemId} item={item} onKeyDown={(event) => press(event, item, place)}>
                {(grip) => (
                  <ItemTile
                    item={item} viewerId={viewerId} number={place + 1} onOpen={() => setOpened(item)} onNote={writes}
                    tools={user && (
                      <ItemTools
                        item={item} grip={manages && grip} onNote={writes} onSave={() => setSaved(item)}
                        onEarlier={manages && place > 0 ? () => go(item, place - 1) : undefined} onLater={manages && place < items.length - 1 ? () => go(item, place + 1) : undefined}
                        onRemove={mayChange(item) ? () => remove(item, manages ? (back) => <Button size="sm" onClick={back}>{ITEMS.undoButton}</Button> : null) : undefined}
                      />
                    )}
                  />
                )}
              </SortableItem>
            );
          })}
        </ul>
      </SortableItems>
      <LoadMore list={list} what="items" />
      {noted && <NoteDialog title={titleOf(noted)} note={noted.note} onSave={(words) => note.mutateAsync({ itemId: noted.itemId, words })} onClose={() => setNoted(null)} />}
      {saved && <AddToCollection works={[{ itemType: saved.itemType, itemId: saved.itemId }]} about={titleOf(saved)} onClose={() => setSaved(null)} />}
      {opened && <Suspense fallback={null}><OpenedCreation creation={{ id: opened.itemId, title: titleOf(opened) }} onClose={() => setOpened(null)} /></Suspense>}
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

/** Returns by how many positions a key press moves a work in its collection. Alt with an arrow key gives 1 or -1, any other key 0. */
function stepOf({ key, altKey }: KeyboardEvent): -1 | 0 | 1 {
  if (!altKey) return 0;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return -1;
  return key === 'ArrowRight' || key === 'ArrowDown' ? 1 : 0;
}

const grid = css({ display: 'grid', gap: { base: '0', md: '5' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }, alignItems: 'start' });
