import type { FieldErrors } from 'react-hook-form';
import { visibleFields } from '#contracts/form-inputs.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';

type Problem = { message?: unknown } & Record<string, unknown>;

const isProblem = (value: unknown): value is Problem => typeof value === 'object' && value !== null;
const says = (value: unknown): boolean => isProblem(value) && typeof value.message === 'string';

/**
 * Returns the paths of a form's fields with errors, in the order of the form: `topic`, `points`, `points.2.text`. Hidden fields are left out,
 * because the user cannot correct them.
 */
export function problemPlaces(form: PromptForm, values: FormInputs, errors: FieldErrors<FormInputs>): string[] {
  return visibleFields(form, values).flatMap(({ key, fields = [] }) => {
    const problem: unknown = errors[key];
    if (!isProblem(problem)) return [];
    const rows = Object.keys(problem).filter((index) => /^\d+$/.test(index)).sort((a, b) => Number(a) - Number(b));
    const cells = rows.flatMap((index) => fields.filter((cell) => says((problem[index] as Problem)[cell.key])).map((cell) => `${key}.${index}.${cell.key}`));
    return says(problem) ? [key, ...cells] : cells;
  });
}

const CONTROLS = 'input:not([type=hidden]), textarea, select, button, [tabindex]';
const usable = (control: HTMLElement): boolean => control.tabIndex >= 0 && !control.matches(':disabled') && control.closest('[hidden]') === null;

/** Scrolls to the field at a path of `problemPlaces` and focuses its control. Returns false when the field is not in the page. */
export function focusProblem(within: HTMLElement, place: string): boolean {
  const box = within.querySelector<HTMLElement>(`[data-field="${CSS.escape(place)}"]`);
  const controls = [...(box?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(usable);
  // In a list of choices the chosen one gets focus, or else the first, because the Tab key stops there too.
  const target = controls.find((control) => control.matches('[aria-invalid=true]')) ?? controls.find((control) => control.matches(':checked')) ?? controls[0];
  if (!box || !target) return false;
  box.scrollIntoView({ block: 'nearest' });
  target.focus();
  return true;
}
