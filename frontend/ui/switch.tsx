import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { toggle } from '#styled/recipes';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** The setting's name. */
  children: ReactNode;
  help?: ReactNode;
  hideLabel?: boolean;
  /** Position of the switch: after the label (settings rows) or before it. */
  side?: 'start' | 'end';
  onCheckedChange?: (checked: boolean) => void;
}

/** An on/off setting that takes effect at once. */
export function Switch({ children, help, hideLabel = false, side = 'end', onCheckedChange, onChange, className, ...rest }: SwitchProps) {
  const styles = toggle({ side });
  return (
    <label className={cx(styles.root, className)}>
      <input
        {...rest} type="checkbox" role="switch" className={styles.input}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      <span className={styles.track} aria-hidden="true" />
      <span className={hideLabel ? visuallyHidden() : styles.text}>
        <span className={styles.label}>{children}</span>
        {help ? <span className={styles.help}>{help}</span> : null}
      </span>
    </label>
  );
}
