import { Suspense, useState } from 'react';
import { Ellipsis, Folder, FolderPlus, Search, SquarePen } from 'lucide-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { flexFill, hstack, metaText } from '#styled/patterns';
import { MINUTE_MS } from '#contracts/durations.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useNow } from '#lib/use-now.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CHAT_LIST } from '../chat.words.ts';
import { chatFoldersQuery, chatsQuery } from '../chats.queries.ts';
import { ChatRow } from './chat-row.tsx';
import { FolderMenu } from './folder-menu.tsx';
import { groupsOf } from './groups.ts';
import type { ChatGroup } from './groups.ts';
import { SpentToday } from './spent-today.tsx';

const FolderDialog = lazyPart(() => import('./folder-dialog.tsx'), 'FolderDialog');

/** The list of the viewer's chats with a search: pinned ones, folders, and all others by date. `onClose` closes the drawer with the list on phones. */
export function ChatList({ onClose }: { onClose?: () => void }) {
  const [q, setQ] = useState('');
  const [archived, setArchived] = useState(false);
  const [making, setMaking] = useState(false);
  const now = useNow(MINUTE_MS);
  const list = useInfiniteQuery({ ...chatsQuery({ q, archived }), placeholderData: keepPreviousData });
  const folders = useQuery(chatFoldersQuery).data ?? [];
  const chats = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const groups: ChatGroup[] = q !== '' ? [{ key: 'found', label: CHAT_LIST.found, folder: null, chats }] : archived ? [{ key: 'archived', label: CHAT_LIST.archived, folder: null, chats }] : groupsOf(chats, folders, now);
  return (
    <div className={frame}>
      <div className={hstack({ gap: '1.5', paddingInline: '1' })}>
        <LinkButton to="/chat" block icon={<SquarePen aria-hidden />} className={css({ flex: '1!' })} onClick={onClose}>{CHAT_LIST.newButton}</LinkButton>
        <Menu placement="bottom-end" trigger={<IconButton label={CHAT_LIST.optionsLabel}><Ellipsis aria-hidden /></IconButton>}>
          <MenuItem value="folder" icon={<FolderPlus aria-hidden />} onSelect={() => setMaking(true)}>{CHAT_LIST.newFolderText}</MenuItem>
          <MenuItem value="archive" icon={<Folder aria-hidden />} onSelect={() => setArchived(!archived)}>{archived ? CHAT_LIST.showAll : CHAT_LIST.showArchived}</MenuItem>
        </Menu>
      </div>
      <div className={css({ paddingInline: '1' })}><SearchBox q={q} onSearch={setQ} placeholder={CHAT_LIST.searchPlaceholder} icon={<Search aria-hidden />} /></div>
      {/* Closes the drawer with the list when the member presses a chat in it. */}
      <div className={scrolling} onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose?.()}>
        {list.isError && !list.isFetchNextPageError && <FetchProblem error={list.error} onRetry={() => void list.refetch()} />}
        {list.isPending && Array.from({ length: 6 }, (_, at) => <Skeleton key={at} radius="md" className={css({ height: '8', marginBlock: '1.5' })} />)}
        {list.data && chats.length === 0 && <p className={metaText({ padding: '2', marginBlockStart: '3' })}>{q !== '' ? CHAT_LIST.noMatch(q) : archived ? CHAT_LIST.emptyArchive : CHAT_LIST.emptyText}</p>}
        {groups.filter((group) => group.chats.length > 0 || group.folder).map(({ key, label, folder, chats: shown }) => (
          <section key={key} aria-label={label}>
            <h2 className={heading}>{folder && <Folder size={14} aria-hidden />}<span className={flexFill({ truncate: true })}>{label}</span>{folder && <FolderMenu folder={folder} />}</h2>
            <ul>{shown.map((chat) => <ChatRow key={chat.id} chat={chat} />)}</ul>
          </section>
        ))}
        <LoadMore list={list} what="chats" tight size="sm" variant="ghost" />
      </div>
      <SpentToday />
      {making && <Suspense fallback={null}><FolderDialog folder={null} onClose={() => setMaking(false)} /></Suspense>}
    </div>
  );
}

const frame = css({ display: 'flex', flexDirection: 'column', gap: '2.5', height: 'full', minHeight: '0', paddingBlockStart: '4', paddingInline: '3' });
const scrolling = css({ flex: '1', minHeight: '0', overflowY: 'auto', scrollbarWidth: '[thin]', paddingBlockEnd: '3', overscrollBehavior: 'contain' });
const heading = css({ display: 'flex', alignItems: 'center', gap: '1.5', minHeight: '9', paddingInline: '2', paddingBlockStart: '2.5', fontFamily: 'text!', fontSize: '12', fontWeight: 'semibold!', letterSpacing: 'normal!', color: 'fg.subtle' });
