import type { CSSProperties } from 'react';
import { cx } from '#styled/css';
import { progress, type ProgressVariantProps } from '#styled/recipes';

export interface ProgressBarProps extends ProgressVariantProps {
  /** Progress in percent, 0 to 100; null while it is unknown. */
  value: number | null;
  /** Accessible name of the progress bar: the work in progress. */
  label: string;
  className?: string;
}

/** A progress bar in the hue of the nearest content type, or in a given tone. */
export function ProgressBar({ value, label, tone, className }: ProgressBarProps) {
  const styles = progress({ tone });
  const shown = value === null ? undefined : Math.min(100, Math.max(0, value));
  const style = shown === undefined ? undefined : ({ '--p': `${shown}%` } as CSSProperties);
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={shown === undefined ? undefined : Math.round(shown)} className={cx(styles.track, className)}>
      <div className={styles.bar} style={style} data-indeterminate={shown === undefined || undefined} />
    </div>
  );
}
