import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { FolderItemType, FolderSort } from '#contracts/folders.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { openFolder } from '#contracts/folders.ts';
import { css } from '#styled/css';
import { column, container } from '#styled/patterns';
import { folderPageQuery } from '#shared/folders/folders.queries.ts';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { EmptyFolder } from './empty-folder.tsx';
import { FolderHead } from './folder-head.tsx';
import { FolderTiles } from './folder-tiles.tsx';
import { CreationItems } from './creation-items.tsx';
import { PromptItems } from './prompt-items.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { ShareFolder } from './share-folder.tsx';
import { StartsWithCard } from './starts-with.tsx';
import { FOLDER_VIEW } from './folder-page.words.ts';

export type OpenPage = ResponseOf<typeof openFolder>;

/** The page of a loaded folder, which its owner can arrange and other people can only read. */
export function FolderView({ slug, page, onReport }: { slug: string; page: OpenPage; onReport(): void }) {
  const { folder, below, own } = page;
  const [sort, setSort] = useState<FolderSort>('own');
  const smart = folder.kind === 'smart';
  const shows = (type: FolderItemType): boolean => !smart || (folder.query?.of ?? type) === type;
  const prompts = useInfiniteQuery({ ...folderPageQuery(slug, { type: 'prompt', sort: 'own' }), enabled: shows('prompt') });
  const creations = useInfiniteQuery({ ...folderPageQuery(slug, { type: 'creation', sort }), enabled: shows('creation') });
  const empty = [prompts, creations].every(({ data, isFetching }) => data === undefined ? !isFetching : data.pages.every(({ items }) => items.length === 0) && !data.pages.at(-1)?.nextCursor);
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <div className={column({ gap: { base: '4', md: '6' } })}>
        <Breadcrumbs crumbs={crumbsOf(page)} />
        <FolderHead page={page} onReport={onReport} />
        {folder.removed && <Alert tone="warn" title={FOLDER_VIEW.removedTitle}>{FOLDER_VIEW.removedText}</Alert>}
        {smart && own && <RulesEditor folder={folder} />}
        <div className={own ? halves : undefined}>
          <div className={column({ gap: '8', alignContent: 'start' })}>
            {below.length > 0 && <FolderTiles folders={below} />}
            {shows('prompt') && <PromptItems slug={slug} page={page} query={prompts} />}
            {shows('creation') && <CreationItems slug={slug} page={page} query={creations} sort={sort} onSort={setSort} />}
            {empty && below.length === 0 && <EmptyFolder folder={folder} own={own} />}
          </div>
          {own && (
            <aside className={column({ gap: '4', alignContent: 'start' })}>
              {!smart && <StartsWithCard page={page} />}
              <ShareFolder folder={folder} />
            </aside>
          )}
        </div>
      </div>
    </div>
  );
}

function crumbsOf({ folder, above, own }: OpenPage): { label: string; to?: string }[] {
  return [
    ...(own ? [{ label: FOLDER_VIEW.libraryCrumb, to: '/my-library' }] : []),
    ...(own && folder.kind === 'smart' ? [{ label: FOLDER_VIEW.smartCrumb }] : []),
    ...above.map(({ name, slug }) => ({ label: name, to: `/folder/${slug}` })),
    { label: folder.name },
  ];
}

const halves = css({ display: 'grid', gap: { base: '8', lg: '8' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[minmax(0, 1fr) 304px]' }, alignItems: 'start' });
