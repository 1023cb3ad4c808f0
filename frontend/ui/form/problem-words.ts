import { counted } from '#contracts/plural.ts';

/** Writes how many fields of a form have errors: "3 fields need you"; empty for 0. */
export const problemWords = (count: number): string => (count === 0 ? '' : counted(count, 'field needs you', 'fields need you'));
