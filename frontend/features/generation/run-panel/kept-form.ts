import type { FormInputs } from '#contracts/prompt-form.ts';
import type { RunOptions } from './run-options.ts';

/** Inputs, model and other options with which a prompt's form starts. */
export interface FormStart {
  inputs: FormInputs;
  model: string | null;
  options: Partial<Omit<RunOptions, 'model'>>;
}

/** The values of a prompt's form that the tab stores over a reload, and the run that the address named at that time. */
export interface KeptForm extends FormStart {
  run: string | null;
}

const STORE = 'conjure.run-form:';

/**
 * Returns the key under which this tab stores the values of a prompt's form. It contains the person, so that the next person at this tab does
 * not see the values.
 */
export const formPlace = (userId: string | undefined, promptId: string): string => `${userId ?? 'visitor'} ${promptId}`;

/** Tells whether this tab has stored values of a prompt's form, of any person. */
export function keepsForm(promptId: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(STORE) && key.endsWith(` ${promptId}`));
  } catch {
    return false;
  }
}

/** Reads the stored values of a prompt's form; null when there are none. */
export function keptForm(place: string): KeptForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE + place) ?? 'null') as Partial<KeptForm> | null;
    return kept?.inputs ? { inputs: kept.inputs, model: kept.model ?? null, options: kept.options ?? {}, run: kept.run ?? null } : null;
  } catch {
    return null;
  }
}

/** Gives the values that a visitor typed into a prompt's form to the person who then signed in, unless that person has stored values. */
export function adoptVisitorForm(userId: string, promptId: string): void {
  const visitor = formPlace(undefined, promptId);
  const typed = keptForm(visitor);
  if (!typed) return;
  if (!keptForm(formPlace(userId, promptId))) sessionStorage.setItem(STORE + formPlace(userId, promptId), JSON.stringify(typed));
  sessionStorage.removeItem(STORE + visitor);
}

/** Stores the values of a prompt's form until the tab is closed. */
export function keepForm(place: string, { inputs, model, options }: FormStart): void {
  try {
    const run = new URLSearchParams(window.location.search).get('run');
    sessionStorage.setItem(STORE + place, JSON.stringify({ inputs, model, options, run } satisfies KeptForm));
  } catch {
    // The browser's storage is full or refused. After a reload the form then starts with the inputs of the run in the address.
  }
}
