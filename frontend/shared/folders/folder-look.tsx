import { BookOpen, Briefcase, Film, FlaskConical, Folder as FolderClosed, FolderOpen, FolderSearch, Gift, Heart, Image, Megaphone, PenLine, Rocket, Star } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Folder, FolderColor, FolderIcon as IconName } from '#contracts/folders.ts';
import { css } from '#styled/css';
import { keepSize } from '#styled/patterns';

export const FOLDER_ICONS: Record<IconName, LucideIcon> = {
  folder: FolderClosed, star: Star, heart: Heart, rocket: Rocket, briefcase: Briefcase, book: BookOpen, image: Image, film: Film, pen: PenLine, megaphone: Megaphone, flask: FlaskConical, gift: Gift,
};

/** Classes for the colours of folders. Each sets `color`, and `--folder` for backgrounds. */
export const FOLDER_COLORS: Record<FolderColor, string> = {
  teal: css({ color: 'variable.1', '--folder': '{colors.variable.1}' }),
  violet: css({ color: 'variable.2', '--folder': '{colors.variable.2}' }),
  coral: css({ color: 'variable.3', '--folder': '{colors.variable.3}' }),
  amber: css({ color: 'variable.4', '--folder': '{colors.variable.4}' }),
  green: css({ color: 'variable.5', '--folder': '{colors.variable.5}' }),
  blue: css({ color: 'variable.6', '--folder': '{colors.variable.6}' }),
};

/** The icon of a folder in the folder's colour; smart folders have a search icon. */
export function FolderIcon({ folder: { kind, icon, color }, open = false, size = 16 }: { folder: Pick<Folder, 'kind' | 'icon' | 'color'>; open?: boolean; size?: number }) {
  const Icon = kind === 'smart' ? FolderSearch : icon === 'folder' && open ? FolderOpen : FOLDER_ICONS[icon];
  return <Icon size={size} aria-hidden="true" className={kind === 'smart' ? keepSize({ color: 'brand' }) : `${FOLDER_COLORS[color]} ${css({ flex: 'none' })}`} />;
}
