import type { DraftField, FieldOption } from '#contracts/prompt-form.ts';
import type { Issue } from '#contracts/errors.ts';
import type { IssueAt } from './field-issues.ts';

/** The form field that the author edits, or a column of a field with rows, with functions that change it. */
export interface FieldEditing {
  field: DraftField;
  /** Name that tells this field's edits from those of other fields, in undo steps and DOM ids. */
  id: string;
  /** True for a column of a field with rows. A column cannot contain rows, be hidden or belong to a section. */
  column: boolean;
  /** The fields before this one in the form. The condition that shows this field can only depend on these. */
  earlier: readonly DraftField[];
  otherKeys: ReadonlySet<string>;
  issues: readonly Issue[];
  issueAt: IssueAt;
  /** Changes the form field. `part` names what was changed, so that typing in one part is one undo step. */
  change(part: string, change: (field: DraftField) => DraftField): void;
  /** Changes the field's key, also in templates, conditions and saved inputs. */
  rename(key: string): void;
  /** Changes an option of the field. A new value of the option is also put into conditions and saved inputs. */
  changeOption(index: number, next: Partial<FieldOption>): void;
}

/** Returns the form field with one property set, or without the property when the value is empty. */
export function withProperty<K extends keyof DraftField>(field: DraftField, name: K, value: DraftField[K] | null): DraftField {
  const { [name]: _, ...rest } = field;
  const says = value !== null && value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
  return says ? { ...field, [name]: value } : (rest as DraftField);
}
