import { useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { column } from '#styled/patterns';
import { note, rule as ruleOf } from '#contracts/moderation.ts';
import type { Rule } from '#contracts/moderation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { focusAfterDecision } from './focus-after-decision.ts';
import { noteTemplate, RULE_OPTIONS } from './rule-words.ts';
import { wasFaster } from './use-verdict.ts';
import { VERDICT_DIALOG } from './moderation.words.ts';

export interface GivenReasons {
  rule: Rule | undefined;
  note: string;
  strike: boolean;
}

export interface VerdictDialogProps {
  title: string;
  /** Text that tells the moderator what the decision does and who is told of it. */
  description: string;
  action: string;
  busyLabel: string;
  /** True when the button that confirms the decision is red. */
  destructive?: boolean;
  /** Rule that is preselected where the moderator has to choose one; left out where the decision needs no rule. */
  rule?: { begin: Rule | null; /** True when the decision is about a review or a comment. */ said?: boolean } | undefined;
  /** True when the moderator can also give the author a strike. */
  strike?: boolean;
  noteLabel: string;
  noteHelp: string;
  /** Fewest characters of the moderator's note. */
  noteMin?: number;
  /** Finds the element to focus after the moderator's decision. Left out: the next row of the list. */
  nextFocus?: () => HTMLElement | null;
  onSend(given: GivenReasons): Promise<unknown>;
  onClose(): void;
}

const NOTE_MAX = 1_000;

interface VerdictForm {
  rule: Rule | null;
  note: string;
  strike: boolean;
}

const verdictForm = (asksRule: boolean, noteMin: number): z.ZodMiniType<VerdictForm, VerdictForm> =>
  z.object({ rule: asksRule ? z.enum(ruleOf.options, VERDICT_DIALOG.chooseTheRuleText) : z.nullable(ruleOf), note: note.check(z.minLength(noteMin, VERDICT_DIALOG.noteProblem)), strike: z.boolean() });

/**
 * Dialog in which a moderator confirms a decision: the rule, the note to the author, and whether it counts as a strike. Choosing a rule fills in its
 * prepared note.
 */
export function VerdictDialog({ title, description, action, busyLabel, destructive = false, rule, strike = false, noteLabel, noteHelp, noteMin = 0, nextFocus, onSend, onClose }: VerdictDialogProps) {
  const formId = useId();
  const ruleId = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  // The rule field takes the focus when the dialog opens, because it comes first. Without this the note would take it.
  const ruleBox: RefObject<HTMLElement | null> = { get current() { return document.getElementById(ruleId); } };
  const [neighbour] = useState(() => focusAfterDecision(document.activeElement));
  // Whether the moderator's decision was made. A made decision removes the button that opened the dialog, so the focus has to go elsewhere.
  const decided = useRef(false);
  const said = rule?.said === true;
  const begin = rule?.begin ?? null;
  const form = useSchemaForm({
    schema: verdictForm(rule !== undefined, noteMin),
    defaultValues: { rule: begin, note: begin ? noteTemplate(begin, said) : '', strike: false },
    send: ({ rule: chosen, ...given }) => {
      decided.current = true;
      return onSend({ rule: chosen ?? undefined, ...given }).catch((error: unknown) => {
        if (wasFaster(error)) return;
        decided.current = false;
        throw error;
      });
    },
    failed: VERDICT_DIALOG.failed,
  });
  const choose = (next: Rule): void => {
    const { rule: chosen, note: written } = form.getValues();
    // The prepared note of another rule never replaces a note that the moderator wrote.
    if (written.trim() === '' || (chosen && written === noteTemplate(chosen, said))) form.setValue('note', noteTemplate(next, said));
  };
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={title} description={description} dismissible={!form.sending}
      // When no note is required, the confirm button takes the focus, so that Enter decides.
      initialFocus={rule ? ruleBox : noteMin > 0 ? undefined : confirm} finalFocus={() => (decided.current ? (nextFocus ?? neighbour)() : null)}
      footer={<><Button onClick={onClose}>{VERDICT_DIALOG.button}</Button><Button ref={confirm} type="submit" form={formId} variant={destructive ? 'dangerSolid' : 'primary'} busy={form.sending} busyLabel={busyLabel}>{action}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '4' })} onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void form.submit()}>
        <FormAlert form={form} title={VERDICT_DIALOG.title} />
        {rule && (
          <FormField form={form} name="rule" id={ruleId} label={VERDICT_DIALOG.ruleLabel} required help={VERDICT_DIALOG.ruleHelp}>
            {({ choice }) => (
              <Select
                {...choice} options={RULE_OPTIONS} placeholder={VERDICT_DIALOG.placeholder}
                onValueChange={(next) => {
                  choose(next);
                  choice.onValueChange(next);
                }}
              />
            )}
          </FormField>
        )}
        <FormField form={form} name="note" label={noteLabel} required={noteMin > 0} optional={noteMin === 0} help={noteHelp}>
          {({ text }) => <Textarea grow rows={4} maxLength={NOTE_MAX} {...text} />}
        </FormField>
        {strike && (
          <Controller
            control={form.control} name="strike"
            render={({ field }) => <Checkbox checked={field.value} onCheckedChange={field.onChange} help={VERDICT_DIALOG.strikeHelp}>{VERDICT_DIALOG.countStrikeLabel}</Checkbox>}
          />
        )}
      </Form>
    </Dialog>
  );
}
