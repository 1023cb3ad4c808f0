import type { FormInputs } from '#contracts/prompt-form.ts';
import type { RunOptions } from './run-options.ts';

/** Inputs, model and other options with which a form starts. */
export interface FormStart {
  inputs: FormInputs;
  model: string | null;
  options: Partial<Omit<RunOptions, 'model'>>;
}

/** A form's values that a tab stores over a reload, and the run in the address at that time. */
export interface KeptForm extends FormStart {
  run: string | null;
}

const STORE = 'conjure.run-form:';

/** Storage key of a prompt's form in this tab, per person, so that the next person at this tab does not see the values. */
export const formPlace = (userId: string | undefined, promptId: string): string => `${userId ?? 'visitor'} ${promptId}`;

/** Whether this tab has stored values for a prompt's form, for any person. */
export function keepsForm(promptId: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(STORE) && key.endsWith(` ${promptId}`));
  } catch {
    return false;
  }
}

/** The stored values of a form; null when there are none. */
export function keptForm(place: string): KeptForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE + place) ?? 'null') as Partial<KeptForm> | null;
    return kept?.inputs ? { inputs: kept.inputs, model: kept.model ?? null, options: kept.options ?? {}, run: kept.run ?? null } : null;
  } catch {
    return null;
  }
}

/** Gives values that were typed before signing in to the person who signed in, unless they have values of their own. */
export function adoptVisitorForm(userId: string, promptId: string): void {
  const visitor = formPlace(undefined, promptId);
  const typed = keptForm(visitor);
  if (!typed) return;
  if (!keptForm(formPlace(userId, promptId))) sessionStorage.setItem(STORE + formPlace(userId, promptId), JSON.stringify(typed));
  sessionStorage.removeItem(STORE + visitor);
}

/** Stores a form's values until the tab is closed. */
export function keepForm(place: string, { inputs, model, options }: FormStart): void {
  try {
    const run = new URLSearchParams(window.location.search).get('run');
    sessionStorage.setItem(STORE + place, JSON.stringify({ inputs, model, options, run } satisfies KeptForm));
  } catch {
    // Storage is full or refused: after a reload the form starts with the inputs of the run in the address.
  }
}
