import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { judgeEntry } from '#contracts/challenge-admin.ts';
import type { AdminChallenge, AdminEntry } from '#contracts/challenge-admin.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { ENTRY } from '../challenges-admin.words.ts';
import { refreshAdminChallenges } from './admin-challenges.queries.ts';

interface JudgeEntryProps {
  challenge: AdminChallenge;
  entry: AdminEntry;
  onClose(): void;
}

/** The dialog in which an administrator scores a challenge's entry by its criteria, with a reason that is published. */
export function JudgeEntry({ challenge: { id, criteria }, entry, onClose }: JudgeEntryProps) {
  const client = useQueryClient();
  const [scores, setScores] = useState<Record<string, number>>(() => Object.fromEntries(criteria.map(({ key }) => [key, 5])));
  const [reason, setReason] = useState('');
  const judge = useMutation({
    mutationFn: () => call(judgeEntry, { params: { id, entryId: entry.id }, body: { scores, reason: reason.trim() }, idempotencyKey: newActionKey() }),
    onSuccess: async () => {
      await refreshAdminChallenges(client);
      onClose();
    },
  });
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={ENTRY.judgeTitle(entry.title)} description={ENTRY.judgeText}
      footer={<><Button onClick={onClose}>{ENTRY.cancelButton}</Button><Button variant="primary" disabled={reason.trim().length < 3} busy={judge.isPending} busyLabel={ENTRY.saveBusy} onClick={() => judge.mutate()}>{ENTRY.saveButton}</Button></>}
    >
      <div className={column({ gap: '4' })}>
        {judge.isError && <Alert tone="bad">{messageOf(judge.error, ENTRY.failed)}</Alert>}
        {entry.output.kind === 'text' ? <div className={css({ maxHeight: '[260px]', overflowY: 'auto', padding: '4', borderRadius: 'md', backgroundColor: 'raised' })} role="region" tabIndex={0} aria-label={entry.title}><ProseText under={2} text={entry.output.text} /></div> : <div className={css({ height: '[260px]', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'raised' })}><EntryMedia whole output={entry.output} alt={entry.title} /></div>}
        {criteria.map(({ key, label, hint }) => <Field key={key} label={label} help={hint}><NumberInput min={0} max={10} value={scores[key] ?? 0} onValueChange={(value) => setScores((now) => ({ ...now, [key]: Math.min(10, Math.max(0, value ?? 0)) }))} /></Field>)}
        <Field label={ENTRY.reasonLabel}><Textarea rows={2} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} /></Field>
      </div>
    </Dialog>
  );
}
