import { BookmarkMinus, Bookmark, Copy, Eye, FolderInput, History, Link2, MoreHorizontal, Pencil, Play, RotateCcw, ScrollText, Star, Tag, Trash2, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { LibraryEntry } from '#contracts/library.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { ROW_MENU, ROWS } from '../library.words.ts';
import type { LibraryActs } from '../use-library-acts.tsx';
import { titleOf } from './entry-parts.tsx';

interface RowMenuProps {
  entry: LibraryEntry;
  acts: LibraryActs;
  /** Tab index of the menu's button: -1 in rows, which are one Tab stop each; 0 in cards, where Tab reaches each part. */
  tabIndex?: 0 | -1;
}

/** A menu with the actions for one library entry. */
export function RowMenu({ entry, acts, tabIndex = -1 }: RowMenuProps) {
  const trigger = <IconButton size="sm" tabIndex={tabIndex} label={ROWS.actionsOf(titleOf(entry))}><MoreHorizontal size={18} aria-hidden="true" /></IconButton>;
  return <Menu trigger={trigger}>{entry.trashedAt === null ? <KeptItems entry={entry} acts={acts} /> : <TrashedItems entry={entry} acts={acts} />}</Menu>;
}

function TrashedItems({ entry, acts }: Omit<RowMenuProps, 'tabIndex'>) {
  return (
    <>
      <MenuItem value="restore" icon={<RotateCcw size={16} />} onSelect={() => acts.restore([entry.id])}>{ROW_MENU.restore}</MenuItem>
      <MenuItem value="delete" tone="bad" icon={<Trash2 size={16} />} onSelect={() => acts.ask({ about: 'delete', ids: [entry.id] })}>{ROW_MENU.forever}</MenuItem>
    </>
  );
}

function KeptItems({ entry, acts }: Omit<RowMenuProps, 'tabIndex'>) {
  const navigate = useNavigate();
  const { id, slug, own, saved, state, version } = entry;
  const reviewed = state === 'in_review' || state === 'sent_back' || state === 'rejected' || state === 'removed';
  return (
    <>
      {version !== null && <MenuItem value="run" icon={<Play size={16} />} to={`/prompt/${slug}`}>{ROW_MENU.run}</MenuItem>}
      <MenuItem value="look" icon={<Eye size={16} />} onSelect={() => acts.ask({ about: 'look', entry })}>{ROW_MENU.look}</MenuItem>
      {own && <MenuItem value="edit" icon={<Pencil size={16} />} to={`/edit/prompt/${id}`}>{ROW_MENU.edit}</MenuItem>}
      {reviewed && <MenuItem value="review" icon={<ScrollText size={16} />} to={`/edit/prompt/${id}/review`}>{ROW_MENU.review}</MenuItem>}
      <MenuItem value="duplicate" icon={<Copy size={16} />} onSelect={() => acts.duplicate(entry, (draftId) => void navigate(`/edit/prompt/${draftId}`))}>{ROW_MENU.duplicate}</MenuItem>
      <MenuSeparator />
      <MenuItem value="star" shortcut="S" icon={<Star size={16} />} onSelect={() => acts.star(entry)}>{entry.starred ? ROW_MENU.unstar : ROW_MENU.star}</MenuItem>
      <MenuItem value="move" shortcut="M" icon={<FolderInput size={16} />} onSelect={() => acts.ask({ about: 'move', ids: [id], entry })}>{ROW_MENU.move}</MenuItem>
      <MenuItem value="tag" shortcut="T" icon={<Tag size={16} />} onSelect={() => acts.ask({ about: 'tag', ids: [id], entry })}>{ROW_MENU.tag}</MenuItem>
      {version !== null && <MenuItem value="collect" icon={<Bookmark size={16} />} onSelect={() => acts.ask({ about: 'collect', ids: [id], entry })}>{ROW_MENU.collect}</MenuItem>}
      {version !== null && <MenuItem value="share" icon={<Link2 size={16} />} onSelect={() => acts.copyLink(entry)}>{ROW_MENU.share}</MenuItem>}
      {version !== null && <MenuItem value="versions" icon={<History size={16} />} to={`/prompt/${slug}?tab=versions`}>{ROW_MENU.versions}</MenuItem>}
      {(own || saved) && <MenuSeparator />}
      {own && state === 'published' && <MenuItem value="unpublish" icon={<Undo2 size={16} />} onSelect={() => acts.ask({ about: 'unpublish', entry })}>{ROW_MENU.unpublish}</MenuItem>}
      {own && state !== 'removed' && <MenuItem value="remove" tone="bad" icon={<Trash2 size={16} />} onSelect={() => acts.remove([entry])}>{ROW_MENU.remove}</MenuItem>}
      {!own && saved && <MenuItem value="unsave" tone="bad" icon={<BookmarkMinus size={16} />} onSelect={() => acts.remove([entry])}>{ROW_MENU.unsave}</MenuItem>}
    </>
  );
}
