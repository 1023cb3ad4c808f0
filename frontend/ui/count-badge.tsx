import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { cx } from '#styled/css';
import { badge } from '#styled/recipes';

export interface CountBadgeProps {
  count: number;
  /** Words that screen readers read after the badge's number, such as "unread messages". */
  noun: string;
  /** Highest number that the badge shows; above it the badge shows "{max}+". */
  max?: number;
  className?: string;
}

/** A red number at the corner of a button; nothing at 0. The caller positions it with `className`. */
export function CountBadge({ count, noun, max = 99, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={cx(badge({ tone: 'count' }), className)}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{`${count} ${noun}`}</VisuallyHidden>
    </span>
  );
}
