import type { DraftField, FieldOption } from '#contracts/prompt-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { IssueAt } from './field-issues.ts';

/** The field or column that the author edits, with the form around it and functions that change it. */
export interface FieldEditing {
  field: DraftField;
  /** Identifies its edits among those of other fields, in undo steps and element ids. */
  id: string;
  /** True for a column of rows, which cannot contain rows, be hidden or belong to a section. */
  column: boolean;
  /** The fields before it. Its condition can only depend on these. */
  earlier: readonly DraftField[];
  otherKeys: ReadonlySet<string>;
  issues: readonly Issue[];
  issueAt: IssueAt;
  /** Changes the field; `part` names what was changed, so that typing in one part is one undo step. */
  change(part: string, change: (field: DraftField) => DraftField): void;
  /** Changes its key, also in templates, conditions and saved inputs. */
  rename(key: string): void;
  /** Changes an option; a new value is also put into conditions and saved inputs. */
  changeOption(index: number, next: Partial<FieldOption>): void;
}

/** The field with one property set, or removed when the value is empty. */
export function withProperty<K extends keyof DraftField>(field: DraftField, name: K, value: DraftField[K] | null): DraftField {
  const { [name]: _, ...rest } = field;
  const says = value !== null && value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
  return says ? { ...field, [name]: value } : (rest as DraftField);
}
