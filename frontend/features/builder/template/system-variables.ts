import { SYSTEM_VARIABLES_WORDS } from '../builder-template.words.ts';

/** Variables that the product fills in, with the texts for the editor's menu and suggestions. */
export const SYSTEM_VARIABLES = [
  { key: 'today', label: 'Today', pitch: SYSTEM_VARIABLES_WORDS.todayPitch },
  { key: 'user_name', label: 'Name', pitch: SYSTEM_VARIABLES_WORDS.namePitch },
  { key: 'language', label: 'Language', pitch: SYSTEM_VARIABLES_WORDS.languagePitch },
] as const;

/** Tells whether the product fills in a variable by itself. */
export const isSystemVariable = (key: string): boolean => SYSTEM_VARIABLES.some((variable) => variable.key === key);
