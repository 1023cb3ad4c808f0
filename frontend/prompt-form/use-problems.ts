import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { focusProblem, problemPlaces } from './form-problems.ts';

/**
 * Leads the user to the fields with errors after a refused run. `reveal` opens their sections and focuses the first one. `count` is 0 until
 * the user asked for a run, and falls while the user corrects fields.
 */
export function useProblems(form: PromptForm, values: FormInputs, errors: FieldErrors<FormInputs>) {
  const box = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const answered = useRef(0);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const places = problemPlaces(form, values, errors);
  const [first] = places;
  useEffect(() => {
    if (answered.current === tries || !box.current || first === undefined) return;
    answered.current = tries;
    focusProblem(box.current, first);
  }, [tries, first]);
  const reveal = (found: FieldErrors<FormInputs>): void => {
    const bad = new Set(Object.keys(found));
    setClosed((before) => new Set([...before].filter((at) => !form.sections[at]?.fields.some(({ key }) => bad.has(key)))));
    setTries((before) => before + 1);
  };
  const toggle = (at: number): void => setClosed((before) => (before.has(at) ? new Set([...before].filter((other) => other !== at)) : new Set([...before, at])));
  return { box, count: tries === 0 ? 0 : places.length, closed, reveal, toggle };
}
