import { useEffect } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Issue } from '#contracts/errors.ts';
import { withoutConstants } from '#contracts/form-constants.ts';
import { checkInputs } from '#contracts/form-inputs.ts';
import { hasPattern } from '#contracts/form-pattern.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { loadedPatternsOf, loadPatternEngine } from './pattern-engine.ts';

/**
 * Validates a prompt's form in the browser with the same function as the server. Constants are left out, because the server refuses them. The
 * pattern engine loads while a person fills in the form, and only for forms with a pattern.
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

/** Turns a list of issues with paths into the nested errors of react-hook-form. Of several issues with the same path the first counts. */
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

/** Returns the field issues of a 400 answer to a run, with the leading `inputs` of their paths removed. */
export const inputIssues = (issues: readonly Issue[] | undefined): Issue[] =>
  (issues ?? []).filter(({ path }) => path[0] === 'inputs').map(({ path, message }) => ({ path: path.slice(1), message }));
