import { Bookmark, CircleCheck, CircleX, GitFork, Hourglass, LockOpen, Package, Pencil, ShieldX, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { LibraryEntry } from '#contracts/library.ts';
import { STATUS } from './library.words.ts';

export type StatusKey = keyof typeof STATUS;

export interface Status {
  words: string;
  icon: LucideIcon;
  tone: 'good' | 'warn' | 'bad' | 'brand' | 'plain';
}

const LOOKS: Record<Exclude<StatusKey, 'trash'>, Omit<Status, 'words'>> = {
  draft: { icon: Pencil, tone: 'plain' },
  in_review: { icon: Hourglass, tone: 'warn' },
  sent_back: { icon: Undo2, tone: 'warn' },
  rejected: { icon: CircleX, tone: 'bad' },
  published: { icon: CircleCheck, tone: 'good' },
  removed: { icon: ShieldX, tone: 'bad' },
  forked: { icon: GitFork, tone: 'plain' },
  unlocked: { icon: LockOpen, tone: 'brand' },
  pack: { icon: Package, tone: 'plain' },
  saved: { icon: Bookmark, tone: 'plain' },
};

/** Returns why a prompt is in the library, in one word with an icon. A bought prompt says so even when it is saved too. */
export function statusOf({ own, state, unlocked, fromPack, forkedFrom }: Pick<LibraryEntry, 'own' | 'state' | 'unlocked' | 'fromPack' | 'forkedFrom'>): Status {
  const key = own ? (state === 'draft' && forkedFrom ? 'forked' : (state ?? 'draft')) : unlocked ? 'unlocked' : fromPack ? 'pack' : 'saved';
  return { words: STATUS[key], ...LOOKS[key] };
}
