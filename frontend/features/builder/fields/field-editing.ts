import type { DraftField, FieldOption } from '#contracts/prompt-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { IssueAt } from './field-issues.ts';

/** The field, or the column of a rows field, that the author edits, with the form around it and the calls that change it. */
export interface FieldEditing {
  field: DraftField;
  /** Distinguishes its edits from those of other fields, in undo steps and in element ids. */
  id: string;
  /** Columns may not hold rows, be hidden or stand in sections. */
  column: boolean;
  /** The fields before it. Its show-if rule may depend on these alone. */
  earlier: readonly DraftField[];
  otherKeys: ReadonlySet<string>;
  issues: readonly Issue[];
  issueAt: IssueAt;
  /** Changes it; `part` names what was changed, in undo and so that typing into one part is one step. */
  change(part: string, change: (field: DraftField) => DraftField): void;
  /** Changes its key, also in templates, rules and saved inputs. */
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
