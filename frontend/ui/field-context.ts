import { createContext, useContext } from 'react';

/** The values that a form field passes to the control inside it, such as its id and its error. */
export interface FieldWiring {
  id: string;
  labelId: string;
  /** Ids of the field's help or error text, which describes the control. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** Returns the values of the surrounding Field, or null for a control without one. */
export const useField = (): FieldWiring | null => useContext(FieldContext);

interface OwnProps {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  required?: boolean;
  disabled?: boolean;
}

/** Merges the props of a native control with those of its Field: the control's own props win, and both descriptions are kept. */
export function useFieldProps(own: OwnProps) {
  const field = useField();
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid ? true : undefined),
    'aria-required': (own.required ?? field?.required) || undefined,
    disabled: own.disabled ?? field?.disabled,
  };
}
