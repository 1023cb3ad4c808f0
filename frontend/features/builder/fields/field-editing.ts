import type { DraftField, FieldOption } from '#contracts/prompt-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { IssueAt } from './field-issues.ts';

/** One field, or one column of rows, on the bench: what it is, what surrounds it, and how to change it. */
export interface FieldEditing {
  field: DraftField;
  /** Tells its edits from those of other fields, in undo and in ids of elements. */
  id: string;
  /** Columns may not hold rows, be hidden or stand in sections. */
  column: boolean;
  /** Fields that stand before it: what its show-if rule may ask. */
  earlier: readonly DraftField[];
  otherKeys: ReadonlySet<string>;
  issues: readonly Issue[];
  issueAt: IssueAt;
  /** Changes it; `part` names what was changed, in undo and so that typing into one part is one step. */
  change(part: string, change: (field: DraftField) => DraftField): void;
  /** Calls it otherwise everywhere. */
  rename(key: string): void;
  /** Changes an option; another value goes into rules and saved inputs too. */
  changeOption(index: number, next: Partial<FieldOption>): void;
}

/** The field with one property set, or without it when the value says nothing. */
export function withProperty<K extends keyof DraftField>(field: DraftField, name: K, value: DraftField[K] | null): DraftField {
  const { [name]: _, ...rest } = field;
  const says = value !== null && value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
  return says ? { ...field, [name]: value } : (rest as DraftField);
}
