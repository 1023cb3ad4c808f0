import type { ReactNode } from 'react';

/** One choice of a Select, MultiSelect or Combobox. */
export interface Option<V extends string = string> {
  value: V;
  /** The label, in which typing searches as well. */
  label: string;
  help?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}
