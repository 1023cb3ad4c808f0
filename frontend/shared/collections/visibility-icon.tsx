import { Globe, Link2, Lock } from 'lucide-react';
import type { Collection } from '#contracts/collections.ts';
import { VISIBILITY_WORDS } from './collections.words.ts';

const ICONS = { private: Lock, unlisted: Link2, public: Globe };

interface VisibilityIconProps {
  visibility: Collection['visibility'];
  /** Hides the icon for who can see a collection from screen readers, because a word stands beside it. */
  silent?: boolean;
}

/** The icon for who can see a collection: a lock, a link or a globe. */
export function VisibilityIcon({ visibility, silent = false }: VisibilityIconProps) {
  const Icon = ICONS[visibility];
  return silent ? <Icon aria-hidden /> : <Icon role="img" aria-label={VISIBILITY_WORDS[visibility]} />;
}
