import { smartQuery } from '#contracts/folders.ts';
import type { FolderItemType, SmartQuery } from '#contracts/folders.ts';

export const RULE_FIELDS = ['type', 'category', 'tag', 'model', 'rating', 'favourite', 'from', 'to', 'prompt', 'text'] as const;
export type RuleField = (typeof RULE_FIELDS)[number];

/** One rule of a smart folder as a row of its form. A rule with an empty value is ignored. */
export interface Rule {
  field: RuleField;
  value: string;
}

/** Matches a day such as 2026-11-21. The folder's query has the beginning of that day as ISO time. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const timeOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
const pad = (part: number): string => String(part).padStart(2, '0');
const dayOf = (time: string): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};

/** Converts the query of a smart folder into the rows of its form, in the order of the fields. */
export function rulesOf(query: SmartQuery): Rule[] {
  return RULE_FIELDS.flatMap((field): Rule[] => {
    const value = query[field];
    if (value === undefined) return [];
    return [{ field, value: field === 'from' || field === 'to' ? dayOf(String(value)) : String(value) }];
  });
}

/** Converts the rows of the form into the query of a smart folder. Rows whose value is empty or not allowed are left out. */
export function queryFrom(of: FolderItemType, rules: readonly Rule[]): SmartQuery {
  let query: SmartQuery = { of };
  for (const { field, value } of rules) {
    if (value.trim() === '') continue;
    const said = field === 'favourite' ? value === 'true' : field === 'from' || field === 'to' ? (DAY.test(value) ? timeOf(value) : value) : value.trim();
    const next = smartQuery.safeParse({ ...query, [field]: said });
    if (next.success) query = next.data;
  }
  return query;
}

/** Tells whether two queries of smart folders have the same rules. */
export const sameQuery = (a: SmartQuery, b: SmartQuery): boolean => a.of === b.of && RULE_FIELDS.every((field) => a[field] === b[field]);
