import { useEffect } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Issue } from '#contracts/errors.ts';
import { withoutConstants } from '#contracts/form-constants.ts';
import { checkInputs } from '#contracts/form-inputs.ts';
import { hasPattern } from '#contracts/form-pattern.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { loadedPatternsOf, loadPatternEngine } from './pattern-engine.ts';

/**
 * Checks a prompt's form in the browser with the very function that the server uses. The server refuses constants, so none is sent.
 * The engine for patterns is fetched while a person fills the form in, and for forms with a pattern alone.
 */
export function useFormResolver(form: PromptForm): Resolver<FormInputs> {
  const needed = hasPattern(form);
  useEffect(() => {
    if (needed) void loadPatternEngine();
  }, [needed]);
  return async (inputs) => {
    const { values, issues } = checkInputs(form, withoutConstants(form, inputs), await loadedPatternsOf(form), []);
    return issues.length > 0 ? { values: {}, errors: errorsFrom(issues) } : { values: withoutConstants(form, values), errors: {} };
  };
}

/** Turns issues with paths into the nested errors that react-hook-form reads; the first issue of a place wins. */
export function errorsFrom(issues: readonly Issue[]): FieldErrors<FormInputs> {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of issues) {
    let place: Record<string, unknown> = errors;
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Record<string, unknown>;
    const last = path.at(-1);
    if (last === undefined) continue;
    const taken = place[last] as { message?: string } | undefined;
    if (!taken) place[last] = { type: 'form', message };
    else if (!taken.message) Object.assign(taken, { type: 'form', message });
  }
  return errors as FieldErrors<FormInputs>;
}

/** Field issues of a 400 answer, without the `inputs` in front of their paths. */
export const inputIssues = (issues: readonly Issue[] | undefined): Issue[] =>
  (issues ?? []).filter(({ path }) => path[0] === 'inputs').map(({ path, message }) => ({ path: path.slice(1), message }));
