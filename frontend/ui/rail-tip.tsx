import { useState, type ReactNode } from 'react';
import { cx } from '#styled/css';
import { tooltip } from '#styled/recipes';

export interface RailTipProps {
  /** What the icon means; the icon's own link carries the same words as its spoken name. */
  label: string;
  children: ReactNode;
}

/** The label beside a rail icon: no delay, no script for placing it. Escape hides it until the pointer or focus leaves. */
export function RailTip({ label, children }: RailTipProps) {
  const [dismissed, setDismissed] = useState(false);
  const styles = tooltip();
  return (
    <div className={styles.railRoot} data-dismissed={dismissed || undefined} onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)} onPointerLeave={() => setDismissed(false)} onBlur={() => setDismissed(false)}>
      {children}
      <span data-tip="" aria-hidden="true" className={cx(styles.content)}>{label}</span>
    </div>
  );
}
