import type { ReactNode } from 'react';

/** One choice of a Select, MultiSelect or Combobox. */
export interface Option<V extends string = string> {
  value: V;
  /** Also what typing searches. */
  label: string;
  help?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}
