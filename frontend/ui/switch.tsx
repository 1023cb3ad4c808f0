import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { toggle } from '#styled/recipes';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** Name of the setting that the switch turns on and off. */
  children: ReactNode;
  help?: ReactNode;
  hideLabel?: boolean;
  /** Where the switch stands: after the label (settings rows) or before it. */
  side?: 'start' | 'end';
  onCheckedChange?: (checked: boolean) => void;
}

/** A switch for an on/off setting that takes effect at once. */
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
