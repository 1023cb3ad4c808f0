import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { labelVersion, listVersions } from '#contracts/prompt-versions.ts';
import type { VersionCard } from '#contracts/prompt-versions.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TagsInput } from '#ui/tags-input.tsx';
import { LABEL_BUTTON, PROMPT_VERSIONS } from '../prompt-versions.words.ts';

/** Labels of a version, and letters of each (contracts/prompt-versions.ts). */
const MOST = 8;
const LETTERS = 30;

/** Names a version for its author: "stable", "holiday". A label stands at one version at a time. */
export function LabelButton({ promptId, version }: { promptId: string; version: Pick<VersionCard, 'version' | 'labels'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>Set label</Button>
      {open && <LabelDialog promptId={promptId} version={version} onClose={() => setOpen(false)} />}
    </>
  );
}

function LabelDialog({ promptId, version: { version, labels: before }, onClose }: { promptId: string; version: Pick<VersionCard, 'version' | 'labels'>; onClose(): void }) {
  const client = useQueryClient();
  const [labels, setLabels] = useState<readonly string[]>(before);
  const save = useMutation({
    mutationFn: () => call(labelVersion, { params: { id: promptId, version: version as never }, body: { labels: [...labels] }, idempotencyKey: newActionKey() }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [listVersions.path, promptId] });
      onClose();
    },
  });
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={`Labels of version ${version}`} description={LABEL_BUTTON.description}
      footer={<><Button onClick={onClose}>Cancel</Button><Button variant="primary" busy={save.isPending} busyLabel="Saving…" onClick={() => save.mutate()}>Save labels</Button></>}
    >
      <Field label="Labels" group><TagsInput value={labels} onValueChange={setLabels} max={MOST} maxLength={LETTERS} placeholder="stable" /></Field>
      {save.isError && <Alert tone="bad">{messageOf(save.error, PROMPT_VERSIONS.failed)}</Alert>}
    </Dialog>
  );
}
