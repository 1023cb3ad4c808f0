import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css, cx } from '#styled/css';
import { hstack, metaText, visuallyHidden } from '#styled/patterns';
import type { Creation } from '#contracts/creations.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { cardHeight, coverHeight } from '#shared/creations/card-height.ts';
import { creationsQuery } from '#shared/creations/creations.queries.ts';
import { Masonry } from '#shared/creations/masonry.tsx';
import type { MasonryHandle } from '#shared/creations/masonry.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { KeysDialog } from '#ui/keys-dialog.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { CardActs } from './card-acts.ts';
import type { Asked } from './creations-address.ts';
import { CreationsSkeleton } from './creations-skeleton.tsx';
import { BULK, CREATIONS_LIST, CREATIONS_PAGE } from './creations.words.ts';
import { OwnCard } from './own-card.tsx';
import { OwnRow, ROW_PX } from './own-row.tsx';
import { useBulk } from './use-bulk.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useLongPress } from './use-long-press.ts';
import { useOrderFavourites } from './use-order-favourites.ts';
import { useSelection } from './use-selection.ts';

const FolderPicker = lazyPart(() => import('#shared/folders/folder-picker.tsx'), 'FolderPicker');

interface CreationsListProps {
  asked: Asked;
  /** Number of creations in the tab without filters; null while it is unknown. */
  total: number | null;
  filtered: boolean;
  acts: Omit<CardActs, 'toggle' | 'place' | 'move' | 'trash' | 'restore'>;
  /** Shown in place of the list when the viewer has no creation at all. */
  empty: React.ReactNode;
  onClear(): void;
}

const rowHeight = (): number => ROW_PX;
const cell = (creation: Creation, width: number, narrow: boolean): number => cardHeight(creation, width, narrow);

/** The viewer's creations in a tab of My Creations, for opening and selecting. */
export function CreationsList({ asked: { tab, list, view }, total, filtered, acts: given, empty, onClear }: CreationsListProps) {
  const pages = useInfiniteQuery(creationsQuery(view));
  const items = useMemo(() => pages.data?.pages.flatMap((page) => page.items) ?? [], [pages.data]);
  const selection = useSelection(useMemo(() => items.map(({ id }) => id), [items]));
  const box = useRef<HTMLDivElement>(null);
  // When an action removes the focused card, the list gets the focus, so that its keys go on working. So does the text in place of an empty list.
  const bulk = useBulk(selection, view, items, () => requestAnimationFrame(() => document.activeElement === document.body && box.current?.focus({ preventScroll: true })));
  const [keys, setKeys] = useState(false);
  const [moving, setMoving] = useState(false);
  const [moved, setMoved] = useState<Creation | null>(null);
  const masonry = useRef<MasonryHandle>(null);
  const selecting = selection.whole || selection.ids.size > 0;
  const ordered = view.sort === 'favourites';
  const order = useOrderFavourites(items);
  const acts = useSteadyActs({
    ...given,
    place: ordered ? order.place : null,
    toggle: selection.toggle,
    move: setMoved,
    trash: ({ id }) => bulk.actOne(id, 'trash'),
    restore: ({ id }) => bulk.actOne(id, 'restore'),
    // While some creations are selected, pressing a card selects that creation and does not open it.
    open: (creation, range) => (selecting ? selection.toggle(creation.id, range) : given.open(creation, range)),
  });
  const press = useListKeys({ items, masonry, selection, acts, onMove: (creation) => (selecting ? setMoving(true) : creation.trashedAt === null && setMoved(creation)), onTrash: ({ id, trashedAt }) => (selecting ? bulk.begin(tab === 'trash' ? 'delete' : 'trash') : trashedAt === null && bulk.actOne(id, 'trash')), onKeys: () => setKeys(true) });
  const touch = useLongPress(selection.toggle);
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError]);
  const known = filtered ? null : total;
  if (pages.isPending) return <CreationsSkeleton list={list} />;
  if (pages.isError && items.length === 0) return <FetchProblem error={pages.error} onRetry={() => void pages.refetch()} />;
  if (items.length === 0) return <div ref={box} tabIndex={-1} className={css({ outline: 'none' })}><Nothing tab={tab} filtered={filtered} empty={empty} onClear={onClear} /></div>;
  return (
    <section aria-labelledby="creations-heading">
      <div className={hstack({ gap: '2', minHeight: '6', marginBlockEnd: '3.5' })}>
        <h2 id="creations-heading" className={css({ textStyle: 'pane' })}>{CREATIONS_PAGE.headings[tab]}</h2>
        {known !== null && <span className={metaText({ tabular: true })}>{known.toLocaleString('en-US')}</span>}
        {!selecting && (tab === 'trash' && !filtered ? <EmptyTrash onPress={() => { selection.wholeResult(); bulk.ask('delete'); }} /> : <Hints />)}
      </div>
      <LiveRegion>{!selecting && order.said ? order.said : selecting ? CREATIONS_LIST.selectedSaid(selection.whole ? (known ?? items.length) : selection.ids.size) : ''}</LiveRegion>
      <div ref={box} tabIndex={-1} {...touch} onKeyDown={press} data-selecting={selecting || undefined} className={css({ outline: 'none', touchAction: 'manipulation', '&[data-selecting]': { userSelect: 'none' } })}>
        <Masonry
          key={list ? 'list' : 'grid'} ref={masonry} items={items} label={CREATIONS_LIST.label} heightOf={list ? rowHeight : cell} total={known ?? -1} {...(list ? { most: 1, gap: 0 } : {})} onEnd={more}
          render={(creation, { width, narrow }) => (list
            ? <OwnRow creation={creation} selected={selection.has(creation.id)} acts={acts} />
            : <OwnCard creation={creation} height={coverHeight(creation, width, narrow)} selected={selection.has(creation.id)} acts={acts} />)}
        />
      </div>
      {hasNextPage && <div className={css({ marginBlockStart: '6' })}><LoadMore byButton list={pages} what="creations" /></div>}
      {selecting && <BulkBar bulk={bulk} selection={selection} tab={tab} total={known} moving={moving} onMoving={setMoving} />}
      {moved && (
        <Suspense fallback={null}>
          <FolderPicker
            open onOpenChange={() => setMoved(null)} description={moved.title} from={moved.folderId}
            onPick={(folderId) => {
              setMoved(null);
              bulk.moveOne(moved.id, folderId);
            }}
          />
        </Suspense>
      )}
      {keys && <KeysDialog title={CREATIONS_LIST.keysTitle} rows={CREATIONS_LIST.keys} onClose={() => setKeys(false)} />}
    </section>
  );
}

/** Returns an object of functions that stays the same in every render, so that cards do not render again. Its functions call the newest ones. */
function useSteadyActs(now: CardActs): CardActs {
  const latest = useRef(now);
  const ordered = now.place !== null;
  useEffect(() => {
    latest.current = now;
  });
  return useMemo(() => ({
    open: (creation, range) => latest.current.open(creation, range),
    toggle: (id, range) => latest.current.toggle(id, range),
    star: (creation) => latest.current.star(creation),
    remix: (creation) => latest.current.remix(creation),
    animate: (creation) => latest.current.animate(creation),
    collect: (creation) => latest.current.collect(creation),
    download: (creation) => latest.current.download(creation),
    place: ordered ? (creation, by) => latest.current.place?.(creation, by) : null,
    move: (creation) => latest.current.move(creation),
    show: (creation, open) => latest.current.show(creation, open),
    trash: (creation) => latest.current.trash(creation),
    restore: (creation) => latest.current.restore(creation),
  }), [ordered]);
}

const EmptyTrash = ({ onPress }: { onPress(): void }) => <Button size="sm" variant="danger" className={css({ marginInlineStart: 'auto' })} onClick={onPress}>{BULK.emptyButton}</Button>;

/** A line of hints about keys in My Creations. Every action can also be done without keys. */
const Hints = () => (
  <p className={cx(hstack({ gap: '4', marginInlineStart: 'auto', textStyle: 'micro', color: 'fg.subtle', hideBelow: 'lg' }), keysOnly)}>
    <span className={visuallyHidden()}>{CREATIONS_LIST.keysTitle}</span>
    {CREATIONS_LIST.hints.map(([key, what]) => <span key={key} className={hstack({ gap: '1.5' })}><Kbd>{key}</Kbd>{what}</span>)}
  </p>
);

function Nothing({ tab, filtered, empty, onClear }: Pick<CreationsListProps, 'filtered' | 'empty' | 'onClear'> & { tab: Asked['tab'] }) {
  if (filtered) return <EmptyState size="sm" title={CREATIONS_LIST.noMatchTitle} actions={<Button onClick={onClear}>{CREATIONS_LIST.clearButton}</Button>}>{CREATIONS_LIST.noMatchText}</EmptyState>;
  if (tab === 'all') return empty;
  return <EmptyState size="sm" art={<FrameScene />} title={CREATIONS_LIST.emptyTabs[tab]}>{CREATIONS_LIST.emptyTabsText[tab]}</EmptyState>;
}
