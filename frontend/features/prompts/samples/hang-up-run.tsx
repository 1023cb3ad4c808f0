import { useId, useState } from 'react';
import { Frame } from 'lucide-react';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { useAddSample } from './samples.mutations.ts';
import { HANG_UP_RUN } from '../prompts.words.ts';

interface HangUpRunProps {
  promptId: string;
  runId: string;
}

/** Lets an author show the run that they look at, with a line about it. All readers see its inputs and its price then. */
export function HangUpRun({ promptId, runId }: HangUpRunProps) {
  const add = useAddSample(promptId);
  const [caption, setCaption] = useState('');
  const formId = useId();
  const show = (): void =>
    add.mutate({ generationId: runId, caption: caption.trim() }, {
      onSuccess: () => toast({ tone: 'success', title: 'Sample added', description: HANG_UP_RUN.addedToast }),
    });
  if (add.isSuccess) return null;
  return (
    <form
      id={formId} className={wrap({ alignItems: 'flex-end', gap: '3', layerStyle: 'card', padding: '4', marginBlockStart: '3' })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) show();
      }}
    >
      <Field label={HANG_UP_RUN.label} optional error={add.isError ? messageOf(add.error, HANG_UP_RUN.addFailed) : null} className={css({ flex: '[1 1 220px]' })}>
        <Input maxLength={120} placeholder="Caption" value={caption} onChange={(event) => setCaption(event.target.value)} />
      </Field>
      <Button type="submit" icon={<Frame aria-hidden />} busy={add.isPending} busyLabel="Adding…">Show it</Button>
    </form>
  );
}
