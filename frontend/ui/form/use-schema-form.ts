import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Control, DefaultValues, FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, messageOf, messageWithRetry } from '#lib/api-error.ts';
import { messageAt, messageIn } from './form-errors.ts';
import { createFormPlaces } from './form-places.ts';
import type { FormPlaces } from './form-places.ts';

/** Text above a form whose submission failed with an error that has no text of its own. */
export const NOT_SAVED = 'Nothing was changed. Please try again.';

/** Type of form errors that the server sent. They stay until their field changes. */
const SERVER = 'server';

interface SchemaFormOptions<Values extends FieldValues, Read> {
  /**
   * The contract's schema of the values that the form sends. Schemas made for a form must not use `z.transform`, `z.pipe` and `z.null`,
   * because they would make the first visit's zod larger. Change values in `send`.
   */
  schema: z.ZodMiniType<Read, Values>;
  defaultValues: NoInfer<DefaultValues<Values>>;
  /** Sends the parsed values of the form. An error that it throws is shown at the fields, or above the form. */
  send(read: Read): unknown;
  /** Text for a failed submission whose error has no message. */
  failed?: string;
  /** Text on what pressing the form's button again does, added when the server gave no final answer. */
  retry?: string;
}

/** A refusal of the form that belongs to no field on the screen. */
export interface FormProblem {
  words: string;
  /** The error code of the server's answer; undefined when it did not answer. */
  code: string | null;
}

export interface SchemaForm<Values extends FieldValues> extends Pick<UseFormReturn<Values>, 'watch' | 'subscribe' | 'getValues' | 'setValue' | 'reset'> {
  control: Control<Values>;
  places: FormPlaces;
  /** Validates the form and sends it. Does nothing while another submission is in progress. */
  submit(event?: SyntheticEvent): Promise<void>;
  sending: boolean;
  isDirty: boolean;
  problem: FormProblem | null;
  /** Shows above the form why a request failed that the form started but did not send itself. */
  refuse(error: unknown): void;
  clearProblem(): void;
}

/**
 * Holds a form that a contract's schema validates. After a refused submission the first field with an error gets focus, typed text stays, and
 * each error disappears when its field is valid.
 */
export function useSchemaForm<Values extends FieldValues, Read>({ schema, defaultValues, send, failed = NOT_SAVED, retry }: SchemaFormOptions<Values, Read>): SchemaForm<Values> {
  const [places] = useState(createFormPlaces);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [refusals, setRefusals] = useState(0);
  const running = useRef(false);
  const resetAfter = useRef<(() => void) | null>(null);
  const form = useForm<Values, unknown, Read>({ resolver: zodResolver(schema) as never, defaultValues, shouldFocusError: false });
  const { control, getFieldState, setError, subscribe, trigger, handleSubmit, watch, getValues, setValue, reset, formState: { isSubmitted, isSubmitting, isDirty } } = form;

  const isShown = (errors: FieldErrors<Values>): boolean => places.names().some((name) => messageAt(errors, name));

  const refuse = (error: unknown): void => {
    const { code = null, issues = [] } = (error instanceof ApiError && error.body) || {};
    const elsewhere = issues.filter(({ path, message }) => {
      const name = places.nameFor(path);
      if (name !== null) setError(name as FieldPath<Values>, { type: SERVER, message });
      return name === null;
    });
    const words = retry === undefined ? messageOf(error, failed) : messageWithRetry(error, failed, retry);
    if (elsewhere.length === issues.length) setProblem({ words, code });
    else if (elsewhere.length > 0) setProblem({ words: elsewhere.map(({ message }) => message).join(' '), code });
    setRefusals((times) => times + 1);
  };

  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (running.current) return;
    running.current = true;
    setProblem(null);
    const sent = handleSubmit((read) => Promise.resolve(read).then(send).catch(refuse), (errors) => {
      if (isShown(errors)) setRefusals((times) => times + 1);
      else setProblem({ words: messageIn(errors) ?? failed, code: null });
    });
    await sent().finally(() => {
      running.current = false;
      resetAfter.current?.();
      resetAfter.current = null;
    });
  };
  // A reset during a submission waits for its end. Otherwise react-hook-form would count the emptied form as submitted, and show errors in it.
  const resetInTime: typeof reset = (...to) => {
    setProblem(null);
    if (running.current) resetAfter.current = () => reset(...to);
    else reset(...to);
  };

  // After a refused submission focus moves only when the errors are rendered, so that a screen reader reads a field's error with the field.
  useEffect(() => {
    if (refusals > 0 && !isSubmitting) places.focusFirst(places.names().filter((name) => getFieldState(name as FieldPath<Values>).error));
  }, [refusals, isSubmitting, places, getFieldState]);

  // After each change the whole form is validated, because the change may correct or break another field. An error from the server stays until its field
  // changes.
  useEffect(() => {
    if (!isSubmitted) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined) return;
        void trigger(places.names().filter((place) => place === name || getFieldState(place as FieldPath<Values>).error?.type !== SERVER) as FieldPath<Values>[]);
      },
    });
  }, [isSubmitted, places, subscribe, trigger, getFieldState]);

  return { control: control as unknown as Control<Values>, places, watch, subscribe, getValues, setValue, reset: resetInTime, submit, sending: isSubmitting, isDirty, problem, refuse, clearProblem: () => setProblem(null) };
}
