import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { initialInputs } from '#contracts/form-inputs.ts';
import type { GenerationDetail } from '#contracts/generation.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { runQuery } from '#features/generation/generation.queries.ts';
import { adoptVisitorForm, keepForm, keptForm } from '#features/generation/run-panel/kept-form.ts';
import type { FormStart } from '#features/generation/run-panel/kept-form.ts';
import type { Filled } from '#features/generation/run-panel/run-memory.ts';
import { connectedAtom } from '#lib/connection.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { dismissToast, toast } from '#ui/toast.tsx';
import { RUN_INPUTS } from './prompt.words.ts';

interface RunInputsProps {
  prompt: PromptDetail;
  /** Id of the run in the address of the prompt's page; null without one. */
  runId: string | null;
  /** Whether the run was started on this page, so that its inputs are already in the form. */
  own: boolean;
  /** Key under which the browser tab stores the inputs of the prompt's form. */
  place: string;
  /** Returns what the user has filled into the prompt's form by now; null when nothing was typed. */
  typed(): Filled | null;
  onBegin(start: FormStart): void;
}

/**
 * Restores the form's inputs on a prompt's page: after a reload those that the tab stored, else those of the run in the address. Text typed
 * before is kept: one press restores it.
 */
export function RunInputs({ prompt, runId, own, place, typed, onBegin }: RunInputsProps) {
  const { user } = useAuth();
  const run = useQuery({ ...runQuery(runId ?? '', useAtomValue(connectedAtom)), enabled: runId !== null && !own && user !== null, retry: false }).data;
  const done = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (done.current === runId) return;
    const empty = initialInputs(prompt.form);
    const begin = (start: FormStart): void => {
      keepForm(place, start);
      onBegin(start);
    };
    if (done.current === undefined && user) adoptVisitorForm(user.id, prompt.id);
    const kept = done.current === undefined ? keptForm(place) : null;
    if (own || runId === null || kept?.run === runId) {
      done.current = runId;
      if (kept && !own && differ(kept.inputs, empty)) begin(kept);
      return;
    }
    if (run?.id !== runId || run.prompt?.id !== prompt.id) return;
    done.current = runId;
    const before = kept ?? startOf(typed());
    const start = startOfRun(run);
    begin(start);
    if (before && differ(before.inputs, empty) && differ(before.inputs, { ...empty, ...start.inputs })) offerBack(() => begin(before));
  }, [prompt, runId, own, user, place, run, typed, onBegin]);
  return null;
}

const startOfRun = ({ inputs, model, quantity, length, aspect }: GenerationDetail): FormStart => ({
  inputs: inputs as FormInputs, model: model.id, options: { quantity, ...(length !== null && { length }), ...(aspect !== null && { aspect }) },
});

function startOf(filled: Filled | null): FormStart | null {
  if (!filled) return null;
  const { model, ...options } = filled.options;
  return { inputs: filled.inputs, model, options };
}

/** Whether two sets of form inputs have different values, whatever the order of their fields. */
const differ = (a: FormInputs, b: FormInputs): boolean => Object.keys({ ...a, ...b }).some((key) => JSON.stringify(a[key] ?? null) !== JSON.stringify(b[key] ?? null));

function offerBack(putBack: () => void): void {
  const take = (): void => {
    dismissToast(id);
    putBack();
  };
  const id = toast({ title: RUN_INPUTS.toast, description: RUN_INPUTS.toastText, durationMs: 10_000, action: <Button size="sm" onClick={take}>{RUN_INPUTS.button}</Button> });
}
