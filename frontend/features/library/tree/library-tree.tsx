import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import type { Folder } from '#contracts/folders.ts';
import type { LibraryCounts, LibraryView } from '#contracts/library.ts';
import { FolderTree } from '#shared/folders/folder-tree.tsx';
import { foldersQuery } from '#shared/folders/folders.queries.ts';
import { NewFolder } from '#shared/folders/new-folder.tsx';
import { Kbd } from '#ui/kbd.tsx';
import type { LibraryAddress } from '../library.queries.ts';
import { LIBRARY_TREE } from '../library.words.ts';
import { RenameFolder } from './rename-folder.tsx';
import { ViewRow } from './view-row.tsx';
import { VIEWS } from './views.ts';

export interface LibraryTreeProps {
  address: LibraryAddress;
  counts: LibraryCounts | undefined;
  onView(view: LibraryView): void;
  onFolder(folder: Folder): void;
}

/** The views of the library, smart folders, own folders and the trash. */
export function LibraryTree({ address, counts, onView, onFolder }: LibraryTreeProps) {
  const folders = useQuery(foldersQuery);
  const [renamed, setRenamed] = useState<Folder | null>(null);
  const manual = folders.data?.filter(({ kind }) => kind === 'manual') ?? [];
  const smart = folders.data?.filter(({ kind, query }) => kind === 'smart' && query?.of === 'prompt') ?? [];
  const row = (view: LibraryView) => <ViewRow key={view} view={view} count={counts?.[view]} current={address.folder === undefined && address.view === view} onChoose={() => onView(view)} />;
  const onKey = (key: string, folder: Folder): void => {
    if (key === 'F2') setRenamed(folder);
  };
  return (
    <nav aria-label={LIBRARY_TREE.label} className={tree}>
      <ul className={css({ display: 'grid', gap: '0.5' })}>{VIEWS.map(row)}</ul>
      {smart.length > 0 && (
        <>
          <h3 className={heading}>{LIBRARY_TREE.smartTitle}</h3>
          <FolderTree label={LIBRARY_TREE.smartTitle} folders={smart} current={address.folder ?? null} count={({ counts: found }) => found.prompts} onChoose={onFolder} onKey={onKey} />
        </>
      )}
      <h3 className={heading}>{LIBRARY_TREE.foldersTitle}</h3>
      {manual.length > 0 && <FolderTree label={LIBRARY_TREE.foldersTitle} folders={manual} current={address.folder ?? null} count={({ counts: own }) => own.prompts} onChoose={onFolder} onKey={onKey} />}
      {folders.data && <div data-new-folder className={css({ paddingInlineStart: '1' })}><NewFolder parentId={null} onMade={onFolder} /></div>}
      <ul className={css({ marginBlockStart: '2' })}>{row('trash')}</ul>
      <p className={keys} aria-hidden="true">
        <span><Kbd>M</Kbd> {LIBRARY_TREE.move}</span><span><Kbd>F2</Kbd> {LIBRARY_TREE.rename}</span><span><Kbd>N</Kbd> {LIBRARY_TREE.newFolder}</span>
      </p>
      {renamed && <RenameFolder folder={renamed} onClose={() => setRenamed(null)} />}
    </nav>
  );
}

const tree = css({ display: 'grid', gap: '0.5', textStyle: 'small' });
const heading = css({ display: 'flex', alignItems: 'center', minHeight: '8', marginBlockStart: '3', paddingInlineStart: '2', textStyle: 'meta', fontWeight: 'semibold', color: 'fg.subtle' });
const keys = wrap({ gap: '3', marginBlockStart: '3', paddingBlockStart: '3', borderTop: 'soft', textStyle: 'meta', color: 'fg.subtle', hideBelow: 'lg' });
