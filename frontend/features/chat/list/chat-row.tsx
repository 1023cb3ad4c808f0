import { Suspense, useState } from 'react';
import { Archive, Ellipsis, FolderInput, PencilLine, Pin, PinOff, Trash2 } from 'lucide-react';
import { NavLink, useNavigate, useParams } from 'react-router-dom';
import { css } from '#styled/css';
import { metaText, visuallyHidden } from '#styled/patterns';
import { lazyPart } from '#lib/lazy-part.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { useChangeChat, useDeleteChat } from '#shared/chat-thread/chat.mutations.ts';
import { StudioMark } from '#shared/chat-thread/studio-mark.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Loader } from '#ui/loader.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { CHAT_ROW } from '../chat.words.ts';
import type { ListedChat } from '../chats.queries.ts';

const RenameDialog = lazyPart(() => import('./rename-dialog.tsx'), 'RenameDialog');
const MoveDialog = lazyPart(() => import('./move-dialog.tsx'), 'MoveDialog');

/** A row of the list of chats: agent, name, menu, and a mark while a reply is being written or a tool asks for consent. */
export function ChatRow({ chat }: { chat: ListedChat }) {
  const { id, title, agent, pinned, archived, activity, excerpt, foundMessageId } = chat;
  const [asked, setAsked] = useState<'rename' | 'move' | 'delete' | null>(null);
  const change = useChangeChat(id);
  const remove = useDeleteChat();
  const navigate = useNavigate();
  const { chatId } = useParams();
  const close = (): void => setAsked(null);
  return (
    <li className={item}>
      <NavLink to={`/chat/${id}${foundMessageId === null ? '' : `?message=${foundMessageId}`}`} aria-current={chatId === id ? 'page' : undefined} className={row}>
        {agent ? <AgentFace agent={agent} size={24} /> : <StudioMark size={24} />}
        <span className={css({ minWidth: '0' })}>
          <span className={css({ display: 'block', truncate: true })}>{title}{pinned && <span className={visuallyHidden()}>, {CHAT_ROW.pinnedLabel}</span>}</span>
          {excerpt !== null && <span className={metaText({ display: 'block', lineClamp: '2', whiteSpace: 'normal', fontWeight: 'normal' })}>{excerpt}</span>}
        </span>
        {activity === 'writing' && <span role="img" aria-label={CHAT_ROW.writing} className={css({ color: 'brand', '& svg': { width: '3.5', height: '3.5' } })}><Loader /></span>}
        {activity === 'asking' && <span role="img" aria-label={CHAT_ROW.asking} className={dot} />}
        {pinned && activity === null && <Pin size={14} aria-hidden className={css({ color: 'fg.subtle' })} data-pin="" />}
      </NavLink>
      <Menu placement="bottom-end" trigger={<IconButton size="sm" label={CHAT_ROW.menuLabel(title)} className={more}><Ellipsis aria-hidden /></IconButton>}>
        <MenuItem value="rename" icon={<PencilLine aria-hidden />} onSelect={() => setAsked('rename')}>{CHAT_ROW.renameText}</MenuItem>
        <MenuItem value="pin" icon={pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />} onSelect={() => change.mutate({ pinned: !pinned })}>{pinned ? CHAT_ROW.unpinText : CHAT_ROW.pinText}</MenuItem>
        <MenuItem value="move" icon={<FolderInput aria-hidden />} onSelect={() => setAsked('move')}>{CHAT_ROW.moveText}</MenuItem>
        <MenuItem value="archive" icon={<Archive aria-hidden />} onSelect={() => change.mutate({ archived: !archived })}>{archived ? CHAT_ROW.unarchiveText : CHAT_ROW.archiveText}</MenuItem>
        <MenuSeparator />
        <MenuItem value="delete" tone="bad" icon={<Trash2 aria-hidden />} onSelect={() => setAsked('delete')}>{CHAT_ROW.deleteText}</MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {asked === 'rename' && <RenameDialog chat={chat} onClose={close} />}
        {asked === 'move' && <MoveDialog chat={chat} onClose={close} />}
      </Suspense>
      {asked === 'delete' && (
        <ConfirmDialog
          title={CHAT_ROW.deleteTitle(title)} description={CHAT_ROW.deleteDescription} action={CHAT_ROW.deleteButton} busyLabel={CHAT_ROW.deletingLabel} busy={remove.isPending} onClose={close}
          onConfirm={() => remove.mutate(id, { onSuccess: () => void (chatId === id ? navigate('/chat', { replace: true }) : close()) })}
        />
      )}
    </li>
  );
}

const item = css({ position: 'relative', '&:is(:hover, :focus-within) [data-pin]': { md: { visibility: 'hidden' } } });
const row = css({
  display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr) auto', gap: '2.5', alignItems: 'center', minHeight: '[38px]', paddingInline: '2', paddingBlock: '1', borderRadius: 'md', textStyle: 'small', color: 'fg.muted', textDecoration: 'none', paddingInlineEnd: { base: '9', md: '2' },
  _hover: { backgroundColor: 'hover', color: 'fg' }, '&[aria-current=page]': { backgroundColor: 'raised', color: 'fg', fontWeight: 'semibold' },
  'li:is(:hover, :focus-within) > &': { paddingInlineEnd: '9' },
});
const more = css({ position: 'absolute', insetInlineEnd: '1', insetBlockStart: '[3px]', opacity: { base: '1', md: '0' }, 'li:is(:hover, :focus-within) > &': { opacity: '1' }, '&[data-state=open]': { opacity: '1' } });
const dot = css({ width: '[9px]', height: '[9px]', borderRadius: 'full', backgroundColor: 'amber.fill', marginInlineEnd: '1' });
