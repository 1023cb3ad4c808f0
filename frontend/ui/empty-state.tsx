import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { emptyState, type EmptyStateVariantProps } from '#styled/recipes';

export interface EmptyStateProps extends EmptyStateVariantProps {
  /** Illustration of the empty list, from `#ui/illustrations/…`. */
  art?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons of the empty list; the main one first. */
  actions?: ReactNode;
  /** Level of the empty list's heading in the page's outline. */
  level?: 'h1' | 'h2' | 'h3';
  className?: string;
}

/** An illustration in place of an empty list, with text on its future contents, and buttons that lead there. */
export function EmptyState({ art, title, children, actions, level: Heading = 'h2', size, className }: EmptyStateProps) {
  const styles = emptyState({ size });
  return (
    <div className={cx(styles.root, className)}>
      {art ? <div className={styles.art}>{art}</div> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
