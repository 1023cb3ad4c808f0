import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, stack } from '#styled/patterns';
import type { Folder } from '#contracts/folders.ts';
import { searchNow } from '#lib/search-now.ts';
import { foldersQuery } from '#shared/folders/folders.queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { KeysDialog } from '#ui/keys-dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { LibraryDrag } from './drag/library-drag.tsx';
import { FolderBar } from './folder-bar.tsx';
import { FavouritesBar } from './favourites-bar.tsx';
import { tellFailure } from './library.mutations.ts';
import { addressOf, countsQuery, favouritesQuery, filtersOf, libraryQuery, matchingIds } from './library.queries.ts';
import { BULK, EMPTY, KEYS, ROWS, VIEW_NAMES } from './library.words.ts';
import { LibraryList } from './library-list.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { LibraryWindows } from './library-windows.tsx';
import { NOTHING } from './selection.ts';
import { LibraryTree } from './tree/library-tree.tsx';
import { TreeSheet } from './tree/tree-sheet.tsx';
import type { LibraryActs } from './use-library-acts.tsx';
import { usePageKeys } from './use-page-keys.ts';

/** The page of the prompts that the viewer may use: folder tree, favourites, list and actions. The address holds view, folder, filters and order. */
export function LibraryView({ acts }: { acts: LibraryActs }) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const address = addressOf(params);
  const filters = filtersOf(address);
  const list = useInfiniteQuery(libraryQuery(filters, address.sort));
  const counts = useQuery(countsQuery).data;
  const favourites = useQuery(favouritesQuery).data ?? [];
  const folders = useQuery(foldersQuery).data ?? [];
  const [selection, setSelection] = useState(NOTHING);
  const [showsKeys, setShowsKeys] = useState(false);
  const [showsTree, setShowsTree] = useState(false);
  const [said, setSaid] = useState('');
  const put = (changes: Record<string, string | undefined>, keepSelection = false): void => {
    const next = searchNow();
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    if (!keepSelection) setSelection(NOTHING);
    setParams(next, { replace: 'q' in changes });
  };
  usePageKeys({
    onFavourite: (place) => {
      const entry = favourites[place - 1];
      if (entry) void navigate(entry.version === null ? `/edit/prompt/${entry.id}` : `/prompt/${entry.slug}`);
    },
    onNewFolder: () => document.querySelector<HTMLElement>('[data-new-folder] button')?.click(),
    onKeys: () => setShowsKeys(true),
  });
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // Number of prompts in this view of the library; undefined until the first page has loaded.
  const total = list.data && (list.data.pages[0]?.total ?? entries.length);
  const folder = folders.find(({ id }) => id === address.folder);
  const name = folder?.name ?? VIEW_NAMES[address.view];
  const narrowed = address.q !== undefined || address.type !== undefined || address.tag !== undefined || address.category !== undefined;
  const tree = {
    address, counts,
    onView: (view: string) => put({ view: view === 'all' ? undefined : view, folder: undefined, sort: undefined, q: undefined, tag: undefined }),
    // A smart folder of creations has no prompts to list here, so its own page opens.
    onFolder: ({ id, slug, query }: Folder) => (query?.of === 'creation' ? void navigate(`/folder/${slug}`) : put({ folder: id, view: undefined, sort: undefined, q: undefined, tag: undefined })),
  };
  const ordered = address.view === 'favourites' && address.sort === 'order';
  const selected = entries.filter(({ id }) => selection.ids.has(id));
  const selectMatching = (): void => void matchingIds(filters).then((ids) => setSelection({ ids: new Set(ids), anchor: null }), tellFailure);
  return (
    <LibraryDrag entries={entries} folders={folders} taken={({ id }) => (selection.ids.has(id) ? [...selection.ids] : [id])} onDrop={(ids, target) => acts.move(ids, target, entries)} onPlace={ordered ? acts.place : undefined}>
      <div className={layout}>
        <aside className={side}><LibraryTree {...tree} /></aside>
        <div className={column({ gap: '5', minWidth: '0' })}>
          <TreeSheet {...tree} name={name} count={total} open={showsTree} onOpenChange={setShowsTree} />
          {favourites.length > 0 && address.folder === undefined && address.view === 'all' && !narrowed && <FavouritesBar entries={favourites} />}
          {folder && <FolderBar folder={folder} />}
          <LibraryToolbar address={address} name={name} onPut={(key, value) => put({ [key]: value, ...(key === 'type' && { category: undefined }) }, key === 'layout')} onKeys={() => setShowsKeys(true)} />
          <LiveRegion>{said || (selection.ids.size === 0 ? '' : BULK.label(selection.ids.size))}</LiveRegion>
          {list.isPending ? <LibrarySkeleton />
            : list.isError && !list.data ? <FetchProblem error={list.error} onRetry={() => void list.refetch()} />
            : entries.length === 0 ? <EmptyView about={narrowed ? 'filtered' : folder ? 'folder' : address.view} />
            : <LibraryList label={ROWS.label(name)} address={address} entries={entries} total={total ?? entries.length} folders={folders} list={list} selection={selection} acts={acts} onSelection={setSelection} onSay={setSaid} />}
        </div>
      </div>
      {selection.ids.size > 0 && (
        <BulkBar
          ids={[...selection.ids]} total={total ?? entries.length} trash={address.view === 'trash'} acts={acts} entries={selected} onAll={selectMatching} onClear={() => setSelection(NOTHING)}
          onRemove={() => { acts.remove(selected); setSelection(NOTHING); }}
        />
      )}
      <LibraryWindows acts={acts} entries={entries} />
      {showsKeys && <KeysDialog title={KEYS.title} rows={KEYS.rows} onClose={() => setShowsKeys(false)} />}
    </LibraryDrag>
  );
}

/** Placeholder rows of the library while its first page loads. They are as high as real rows, so that nothing moves. */
const LibrarySkeleton = () => (
  <div aria-busy="true" className={stack({ gap: '2' })}>{[0, 1, 2, 3, 4, 5, 6, 7].map((row) => <Skeleton key={row} radius="md" className={css({ height: '12' })} />)}</div>
);

/** Text of a library view without prompts: what the view will contain, and a button for getting there. */
function EmptyView({ about }: { about: keyof typeof EMPTY }) {
  const { title, text, action, to } = EMPTY[about];
  return <EmptyState size={about === 'all' ? 'lg' : 'sm'} art={<FrameScene />} title={title} actions={<LinkButton to={to} variant="primary">{action}</LinkButton>}>{text}</EmptyState>;
}

const layout = css({ display: 'grid', gap: '8', alignItems: 'start', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr)', xl: '248px minmax(0, 1fr)' } });
const side = css({ hideBelow: 'lg', position: 'sticky', top: '[calc(64px + 24px)]', maxHeight: '[calc(100dvh - 96px)]', overflowY: 'auto' });
