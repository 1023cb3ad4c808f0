import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { flex, stack, wrap } from '#styled/patterns';
import type { Folder } from '#contracts/folders.ts';
import type { LibraryCounts, LibraryView } from '#contracts/library.ts';
import { FolderTree } from '#shared/folders/folder-tree.tsx';
import { foldersQuery } from '#shared/folders/folders.queries.ts';
import { FOLDER_PICKER } from '#shared/folders/folders.words.ts';
import { NewFolderForm } from '#shared/folders/new-folder.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
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

/** The tree beside the library: its views, smart folders, own folders and the trash. */
export function LibraryTree({ address, counts, onView, onFolder }: LibraryTreeProps) {
  const navigate = useNavigate();
  const folders = useQuery(foldersQuery);
  const [renamed, setRenamed] = useState<Folder | null>(null);
  const manual = folders.data?.filter(({ kind }) => kind === 'manual') ?? [];
  const smart = folders.data?.filter(({ kind }) => kind === 'smart') ?? [];
  const [adding, setAdding] = useState<'manual' | 'smart' | null>(null);
  const row = (view: LibraryView) => <ViewRow key={view} view={view} count={counts?.[view]} current={address.folder === undefined && address.view === view} onChoose={() => onView(view)} />;
  const onKey = (key: string, folder: Folder): void => {
    if (key === 'F2') setRenamed(folder);
  };
  return (
    <nav aria-label={LIBRARY_TREE.label} className={tree}>
      <ul className={stack({ gap: '0.5' })}>{VIEWS.map(row)}</ul>
      <div className={heading}><h3>{LIBRARY_TREE.smartTitle}</h3><IconButton size="sm" label={LIBRARY_TREE.newSmartFolder} onClick={() => setAdding('smart')}><Plus aria-hidden /></IconButton></div>
      {adding === 'smart' && <Adding onClose={() => setAdding(null)}><NewFolderForm smart parentId={null} onMade={({ slug }) => { setAdding(null); void navigate(`/folder/${slug}`); }} /></Adding>}
      {smart.length > 0 && <FolderTree label={LIBRARY_TREE.smartTitle} folders={smart} current={address.folder ?? null} count={({ counts: found }) => found.prompts + found.creations} onChoose={onFolder} onKey={onKey} />}
      <div className={heading} data-new-folder><h3>{LIBRARY_TREE.foldersTitle}</h3><IconButton size="sm" label={FOLDER_PICKER.newFolderButton} onClick={() => setAdding('manual')}><Plus aria-hidden /></IconButton></div>
      {adding === 'manual' && <Adding onClose={() => setAdding(null)}><NewFolderForm parentId={null} onMade={(folder) => { setAdding(null); onFolder(folder); }} /></Adding>}
      {manual.length > 0 && <FolderTree label={LIBRARY_TREE.foldersTitle} folders={manual} current={address.folder ?? null} count={({ counts: own }) => own.prompts} onChoose={onFolder} onKey={onKey} />}
      <ul className={css({ marginBlockStart: '2' })}>{row('trash')}</ul>
      <p className={cx(keys, keysOnly)} aria-hidden="true">
        <span><Kbd>M</Kbd> {LIBRARY_TREE.move}</span><span><Kbd>F2</Kbd> {LIBRARY_TREE.rename}</span><span><Kbd>N</Kbd> {LIBRARY_TREE.newFolder}</span>
      </p>
      {renamed && <RenameFolder folder={renamed} onClose={() => setRenamed(null)} />}
    </nav>
  );
}

/** A form in the library's tree that makes a folder; Escape closes it. */
const Adding = ({ children, onClose }: { children: ReactNode; onClose(): void }) => (
  <div className={flex({ padding: '1' })} onKeyDown={(event) => { if (event.key === 'Escape') { event.stopPropagation(); onClose(); } }}>{children}</div>
);

const tree = stack({ gap: '0.5', textStyle: 'small' });
const heading = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '8', marginBlockStart: '3', paddingInlineStart: '2', textStyle: 'meta', fontWeight: 'semibold', color: 'fg.subtle' });
const keys = wrap({ gap: '3', marginBlockStart: '3', paddingBlockStart: '3', borderTop: 'soft', textStyle: 'meta', color: 'fg.subtle', hideBelow: 'lg' });
