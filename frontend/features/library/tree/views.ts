import { Bookmark, CircleCheck, GitFork, Hourglass, Library, LockOpen, Package, Pencil, Star, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { LibraryView } from '#contracts/library.ts';

/** The built-in views of the library in the order of its tree, with the trash last. */
export const VIEWS: readonly LibraryView[] = ['all', 'favourites', 'drafts', 'published', 'in_review', 'unlocked', 'packs', 'saved', 'forked'];

export const VIEW_ICONS: Record<LibraryView, LucideIcon> = {
  all: Library, drafts: Pencil, published: CircleCheck, in_review: Hourglass, unlocked: LockOpen, packs: Package, saved: Bookmark, forked: GitFork, favourites: Star, trash: Trash2,
};
