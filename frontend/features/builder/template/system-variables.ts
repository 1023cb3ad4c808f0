/** What the product fills in by itself, for the menu and for completion. */
export const SYSTEM_VARIABLES = [
  { key: 'today', label: 'Today', pitch: 'The day of the run, like 2026-11-21' },
  { key: 'user_name', label: 'Name', pitch: 'The name of the person who runs it' },
  { key: 'language', label: 'Language', pitch: 'The language of the person who runs it' },
] as const;

/** Whether a variable is one that the product fills in. */
export const isSystemVariable = (key: string): boolean => SYSTEM_VARIABLES.some((variable) => variable.key === key);
