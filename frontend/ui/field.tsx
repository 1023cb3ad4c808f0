import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext } from '#ui/field-context.ts';
import { cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { field } from '#styled/recipes';

export interface FieldProps {
  label: ReactNode;
  /** Hides the field's label visually, where other text says the same. */
  hideLabel?: boolean;
  /** Help text below the field's control, which an error replaces. */
  help?: ReactNode;
  /** Error text of the field, shown with an icon in place of the help. It marks the control as invalid. */
  error?: string | null | undefined;
  /** Adds "(Optional)" after the field's label. */
  optional?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** The field's current value as text, at the right end of its label (sliders, counters). */
  value?: ReactNode;
  /** Makes the field a fieldset with a legend, for a group of controls such as radio cards. */
  group?: boolean;
  /** Id of the field's control, for example so that an error summary can focus it. */
  id?: string;
  /** Attribute on the field's whole box, so that other code can find and focus the field. */
  'data-field'?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A form field: label above, control, help below. An error replaces the help and is linked to the control by aria-describedby. */
export function Field({ label, hideLabel = false, help, error, optional = false, required = false, disabled = false, value, group = false, id, className, children, 'data-field': place }: FieldProps) {
  const made = useId();
  const controlId = id ?? `field${made}`;
  const noteId = `${controlId}-note`;
  const invalid = Boolean(error);
  const describedBy = error || help ? noteId : undefined;
  const wiring = useMemo(
    () => ({ id: controlId, labelId: `${controlId}-label`, describedBy, invalid, required, disabled }),
    [controlId, describedBy, invalid, required, disabled],
  );
  const styles = field();
  const words = <>{label}{optional ? <span className={styles.note}>(Optional)</span> : null}{value === undefined ? null : <span className={styles.value}>{value}</span>}</>;
  const labelClass = hideLabel ? visuallyHidden() : styles.label;
  const body = (
    <>
      {group
        ? <div id={wiring.labelId} className={labelClass}>{words}</div>
        : <label id={wiring.labelId} htmlFor={controlId} className={labelClass}>{words}</label>}
      <FieldContext.Provider value={wiring}>{children}</FieldContext.Provider>
      {error ? <p id={noteId} className={styles.error}><CircleAlert size={14} aria-hidden="true" /><span>{error}</span></p> : null}
      {!error && help ? <div id={noteId} className={styles.help}>{help}</div> : null}
    </>
  );
  const box = cx(styles.root, className);
  return group ? <div role="group" aria-labelledby={wiring.labelId} aria-describedby={describedBy} data-field={place} className={box}>{body}</div> : <div data-field={place} className={box}>{body}</div>;
}
