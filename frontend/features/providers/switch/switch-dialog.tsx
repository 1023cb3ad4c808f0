import { useState } from 'react';
import * as z from 'zod/mini';
import { column, stack, wrap } from '#styled/patterns';
import { setGenerationSwitch } from '#contracts/generation-switch.ts';
import type { GenerationMode, GenerationSwitch } from '#contracts/generation-switch.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { SWITCH_DIALOG } from '../providers.words.ts';
import { useSwitch } from './switch.queries.ts';

const { message, reason } = setGenerationSwitch.body.shape;
const switchForm = z.object({ message, reason });
type SwitchForm = z.infer<typeof switchForm>;

/** Dialog that tells an administrator, before starting of runs is switched off or on, which runs this ends and which continue. */
export function SwitchDialog({ now, to, onClose }: { now: GenerationSwitch; to: GenerationMode; onClose(): void }) {
  const [{ revision }] = useState(now);
  const change = useSwitch();
  const form = useSchemaForm<SwitchForm, SwitchForm>({
    schema: switchForm,
    defaultValues: { message: '', reason: '' },
    send: async (typed) => {
      await change.mutateAsync({ mode: to, message: to === 'off' ? typed.message : '', reason: typed.reason, revision });
      toast({ tone: 'success', title: SWITCH_DIALOG.doneToasts[to], description: SWITCH_DIALOG.doneText });
      onClose();
    },
  });
  return (
    <Dialog open alert size="md" onOpenChange={(open) => !open && onClose()} title={SWITCH_DIALOG.titles[to]}>
      <Form form={form} className={column({ gap: '4' })}>
        <ul className={stack({ gap: '2', listStyle: 'disc', paddingInlineStart: '5' })}>{consequences(now, to).map((words) => <li key={words}>{words}</li>)}</ul>
        {to === 'off' && <FormField form={form} name="message" label={SWITCH_DIALOG.messageLabel} help={SWITCH_DIALOG.messageHelp} optional>{({ text }) => <Textarea rows={2} {...text} />}</FormField>}
        <FormField form={form} name="reason" label={SWITCH_DIALOG.reasonLabel} required>{({ text }) => <Input autoComplete="off" {...text} />}</FormField>
        <FormAlert form={form} />
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={onClose}>{SWITCH_DIALOG.cancelButton}</Button>
          <Button type="submit" variant={to === 'off' ? 'dangerSolid' : 'primary'} busy={form.sending} busyLabel={SWITCH_DIALOG.busyLabel}>{SWITCH_DIALOG.actions[to]}</Button>
        </div>
      </Form>
    </Dialog>
  );
}

function consequences({ running, waiting, waitingTokens, waitingPeople }: GenerationSwitch, to: GenerationMode): string[] {
  if (to === 'on') return [SWITCH_DIALOG.all];
  if (to === 'members') return [SWITCH_DIALOG.visitors];
  return [SWITCH_DIALOG.finish(running), SWITCH_DIALOG.released(waiting, waitingTokens, waitingPeople), SWITCH_DIALOG.none];
}
