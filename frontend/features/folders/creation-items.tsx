import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublicCreation } from '#contracts/creations.ts';
import type { FolderSort } from '#contracts/folders.ts';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { lazyPart } from '#lib/lazy-part.ts';
import { CreationCover } from '#shared/creations/creation-cover.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Select } from '#ui/select.tsx';
import { ItemMenu } from './item-menu.tsx';
import { idOf } from './item-order.ts';
import { ItemsHeading, ItemsWaiting } from './items-frame.tsx';
import type { ItemsQuery } from './prompt-items.tsx';
import { SortableItem, SortableItems } from './sortable-items.tsx';
import { useItemMoves } from './use-item-moves.tsx';
import { useItemOrder } from './use-item-order.ts';
import type { OpenPage } from './folder-view.tsx';
import { FOLDER_VIEW, SORTS } from './folder-page.words.ts';

const OpenedCreation = lazyPart(() => import('#shared/creations/opened-creation.tsx'), 'OpenedCreation');

const OPTIONS = (['own', 'newest', 'oldest'] as const).map((value) => ({ value, label: SORTS[value] }));

interface CreationItemsProps {
  slug: string;
  page: OpenPage;
  query: ItemsQuery;
  sort: FolderSort;
  onSort(sort: FolderSort): void;
}

/** The creations of a folder as square tiles. The owner can reorder them while they are in the owner's own order. */
export function CreationItems({ slug, page: { folder, own }, query, sort, onSort }: CreationItemsProps) {
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = folder.counts?.creations ?? entries.length;
  const order = useItemOrder({ slug, folderId: folder.id, part: { type: 'creation', sort }, entries, total });
  const moves = useItemMoves(folder.id);
  const [opened, setOpened] = useState<PublicCreation | null>(null);
  const manual = folder.kind === 'manual';
  const ordered = own && manual && sort === 'own';
  if (query.isPending) return <ItemsWaiting />;
  if (query.isError && !query.data) return <FetchProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (entries.length === 0) return null;
  return (
    <section aria-label={FOLDER_VIEW.creationsHeading} className={stack({ gap: '3' })}>
      <ItemsHeading heading={FOLDER_VIEW.creationsHeading} count={folder.counts ? total : null}>
        {manual && <Select label={SORTS.label} options={OPTIONS} value={sort} onValueChange={onSort} className={css({ marginInlineStart: 'auto' })} />}
      </ItemsHeading>
      <SortableItems ids={entries.map(idOf)} listRef={order.list} label={FOLDER_VIEW.creationsHeading} className={squares} onMove={order.move}>
        {entries.map((entry) => entry.itemType === 'creation' && (
          <SortableItem
            key={entry.creation.id} id={entry.creation.id} fixed={!ordered} className={square}
            onKeyDown={(event) => {
              if (ordered) order.onKeyDown(event, entry.creation.id);
              if (own && event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey) moves.ask(entry);
            }}
          >
            <Square creation={entry.creation} own={own} onOpen={setOpened} />
            {own && <span className={corner} data-corner=""><ItemMenu title={entry.creation.title} ordered={ordered} acts={{ step: (by) => order.step(entry.creation.id, by), moveTo: () => moves.ask(entry), takeOut: () => moves.takeOut(entry) }} /></span>}
          </SortableItem>
        ))}
      </SortableItems>
      <LoadMore byButton list={query} what="creations" />
      <LiveRegion>{order.said}</LiveRegion>
      {moves.picker}
      {opened && <Suspense fallback={null}><OpenedCreation creation={opened} onClose={() => setOpened(null)} /></Suspense>}
    </section>
  );
}

/** The tile of a creation in a folder. An own creation opens in My Creations, another person's in a dialog. */
function Square({ creation, own, onOpen }: { creation: PublicCreation; own: boolean; onOpen(creation: PublicCreation): void }) {
  return (
    <article data-type={creation.contentType} className={cover}>
      <CreationCover creation={creation} />
      {own
        ? <Link to={`/my-creations?creation=${creation.id}`} draggable={false} className={link} aria-label={creation.title} />
        : <button type="button" aria-haspopup="dialog" className={link} aria-label={creation.title} onClick={() => onOpen(creation)} />}
    </article>
  );
}

const squares = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' } });
const square = css({ position: 'relative', minWidth: '0', '&:is(:hover, :focus-within) [data-corner]': { opacity: '1' } });
const cover = css({ position: 'relative', aspectRatio: '[1]', overflow: 'hidden', borderRadius: 'lg', backgroundColor: 'raised', borderBottom: '[2px solid {colors.kind.fill}]' });
const corner = css({ position: 'absolute', insetBlockStart: '1.5', insetInlineEnd: '1.5', opacity: '0', '@media (hover: none)': { opacity: '1' } });
const link = css({ cursor: 'pointer', position: 'absolute', inset: '0', _focusVisible: { outline: '[2px solid {colors.brand}]', outlineOffset: '[-2px]', borderRadius: 'lg' } });
