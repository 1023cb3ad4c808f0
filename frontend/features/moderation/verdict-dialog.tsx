import { useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { column } from '#styled/patterns';
import type { Rule } from '#contracts/moderation.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
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
  /** What happens, and who hears of it. */
  description: string;
  action: string;
  busyLabel: string;
  /** Something ends with it. */
  destructive?: boolean;
  /** Asks for a rule, and begins with this one; left out where no rule is needed. */
  rule?: { begin: Rule | null; /** It is about a review or a comment. */ said?: boolean } | undefined;
  /** Offers a strike besides. */
  strike?: boolean;
  noteLabel: string;
  noteHelp: string;
  /** Letters that the note needs at least. */
  noteMin?: number;
  busy: boolean;
  error: unknown;
  /** Takes the focus after the decision; left out: the next row of the list in which the question was asked. */
  nextFocus?: () => HTMLElement | null;
  onSend(given: GivenReasons): void;
  onClose(): void;
}

const NOTE_MAX = 1_000;

/** The question before a decision: which rule, what to tell, and whether it counts. A rule brings words to begin with. */
export function VerdictDialog({ title, description, action, busyLabel, destructive = false, rule, strike = false, noteLabel, noteHelp, noteMin = 0, busy, error, nextFocus, onSend, onClose }: VerdictDialogProps) {
  const formId = useId();
  const ruleId = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  // The rule comes before the words about it: without this the text box takes the focus.
  const ruleBox: RefObject<HTMLElement | null> = { get current() { return document.getElementById(ruleId); } };
  const [chosen, setChosen] = useState<Rule | null>(rule?.begin ?? null);
  const [note, setNote] = useState(rule?.begin ? noteTemplate(rule.begin, rule.said === true) : '');
  const [counts, setCounts] = useState(false);
  const [tried, setTried] = useState(false);
  const [neighbour] = useState(() => focusAfterDecision(document.activeElement));
  const sent = useRef(false);
  // Only a decision takes the control that asked away. After a refusal or without an answer it is still there.
  const decided = (): boolean => sent.current && (error === null || error === undefined || wasFaster(error));
  const ruleMissing = rule !== undefined && chosen === null;
  const noteMissing = note.trim().length < noteMin;
  const choose = (next: Rule): void => {
    // Words of one's own are never replaced.
    const said = rule?.said === true;
    if (note.trim() === '' || (chosen && note === noteTemplate(chosen, said))) setNote(noteTemplate(next, said));
    setChosen(next);
  };
  const send = (): void => {
    setTried(true);
    if (ruleMissing || noteMissing || busy) return;
    sent.current = true;
    onSend({ rule: chosen ?? undefined, note: note.trim(), strike: counts });
  };
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={title} description={description} dismissible={!busy}
      // Where nothing has to be written, Enter is enough.
      initialFocus={rule ? ruleBox : noteMin > 0 ? undefined : confirm} finalFocus={() => (decided() ? (nextFocus ?? neighbour)() : null)}
      footer={<><Button onClick={onClose}>Cancel</Button><Button ref={confirm} type="submit" form={formId} variant={destructive ? 'dangerSolid' : 'primary'} busy={busy} busyLabel={busyLabel}>{action}</Button></>}
    >
      <form
        id={formId} noValidate className={column({ gap: '4' })}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && send()}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {error !== null && error !== undefined && !wasFaster(error) && <Alert tone="bad" title="Nothing was decided">{messageOf(error, VERDICT_DIALOG.failed)}</Alert>}
        {rule && (
          <Field id={ruleId} label="Rule" required error={tried && ruleMissing ? 'Choose the rule' : null} help={VERDICT_DIALOG.ruleHelp}>
            <Select options={RULE_OPTIONS} value={chosen} onValueChange={choose} placeholder="Choose a rule" />
          </Field>
        )}
        <Field label={noteLabel} required={noteMin > 0} optional={noteMin === 0} help={noteHelp} error={tried && noteMissing ? VERDICT_DIALOG.noteProblem : null}>
          <Textarea grow rows={4} maxLength={NOTE_MAX} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
        </Field>
        {strike && (
          <Checkbox checked={counts} onCheckedChange={setCounts} help={VERDICT_DIALOG.strikeHelp}>Count it as a strike</Checkbox>
        )}
      </form>
    </Dialog>
  );
}
