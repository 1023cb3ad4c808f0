import type { FormInputs } from '#contracts/prompt-form.ts';
import type { RunOptions } from './run-options.ts';

/** Inputs, model and other options that a form can begin with. */
export interface FormStart {
  inputs: FormInputs;
  model: string | null;
  options: Partial<Omit<RunOptions, 'model'>>;
}

/** What a tab keeps of a form across a reload, and the run that the address named when it was kept. */
export interface KeptForm extends FormStart {
  run: string | null;
}

const STORE = 'conjure.run-form:';

/** The key of a prompt's form in this tab. Each person has their own key, so that the next person at this tab does not find these words. */
export const formPlace = (userId: string | undefined, promptId: string): string => `${userId ?? 'visitor'} ${promptId}`;

/** Whether this tab kept the form of a prompt, for any person. */
export function keepsForm(promptId: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(STORE) && key.endsWith(` ${promptId}`));
  } catch {
    return false;
  }
}

/** What this tab kept of a form; null when it kept nothing. */
export function keptForm(place: string): KeptForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE + place) ?? 'null') as Partial<KeptForm> | null;
    return kept?.inputs ? { inputs: kept.inputs, model: kept.model ?? null, options: kept.options ?? {}, run: kept.run ?? null } : null;
  } catch {
    return null;
  }
}

/** Gives what was typed in this tab before signing in to the person who signed in, unless they have typed something themselves. */
export function adoptVisitorForm(userId: string, promptId: string): void {
  const visitor = formPlace(undefined, promptId);
  const typed = keptForm(visitor);
  if (!typed) return;
  if (!keptForm(formPlace(userId, promptId))) sessionStorage.setItem(STORE + formPlace(userId, promptId), JSON.stringify(typed));
  sessionStorage.removeItem(STORE + visitor);
}

/** Keeps what stands in a form until the tab is closed. */
export function keepForm(place: string, { inputs, model, options }: FormStart): void {
  try {
    const run = new URLSearchParams(window.location.search).get('run');
    sessionStorage.setItem(STORE + place, JSON.stringify({ inputs, model, options, run } satisfies KeptForm));
  } catch {
    // Storage is full or refused: after a reload the form begins with the inputs of the run in the address.
  }
}
