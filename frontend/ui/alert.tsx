import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { alert, type AlertVariantProps } from '#styled/recipes';

const icons = { neutral: Info, info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

export interface AlertProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** Icon or picture in place of the icon that belongs to the notice's tone. */
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** A box with a notice inside the page. A screen reader announces it when it is idle, and with tone `bad` at once. */
export function Alert({ tone = 'neutral', title, children, icon, action, className }: AlertProps) {
  const styles = alert({ tone } satisfies AlertVariantProps);
  const Icon = icons[tone];
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={cx(styles.root, className)}>
      <span className={styles.icon}>{icon ?? <Icon size={18} aria-hidden="true" />}</span>
      <div className={styles.text}>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        {children}
      </div>
      {action}
    </div>
  );
}
