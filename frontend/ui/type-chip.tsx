import { FileText, Image, Video } from 'lucide-react';
import { cx } from '#styled/css';
import { chip } from '#styled/recipes';

export type ContentKind = 'text' | 'image' | 'video';

const kinds = { text: { icon: FileText, label: 'Text' }, image: { icon: Image, label: 'Image' }, video: { icon: Video, label: 'Video' } } as const;

export interface TypeChipProps {
  type: ContentKind;
  /** Gives the chip a solid background, so that it is readable on a cover picture. */
  onCover?: boolean;
  className?: string;
}

/** The icon of each content type, the same on every screen. */
export function TypeIcon({ type, size = 16 }: { type: ContentKind; size?: number }) {
  const { icon: Icon } = kinds[type];
  return <Icon size={size} aria-hidden="true" />;
}

/** A chip with the content type of a prompt or creation: word, icon and colour together. */
export function TypeChip({ type, onCover = false, className }: TypeChipProps) {
  return <span data-type={type} className={cx(chip({ tone: onCover ? 'cover' : 'kind' }), className)}><TypeIcon type={type} size={14} />{kinds[type].label}</span>;
}
