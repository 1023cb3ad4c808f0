import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, X } from 'lucide-react';
import { css } from '#styled/css';
import { column, flexFill, hstack, metaText, wrap } from '#styled/patterns';
import { clearAgentMemory, editAgentMemory, forgetAgentMemory, MEMORY_FACT_MAX } from '#contracts/agents.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { MEMORY_PANEL } from '../agents.words.ts';
import { memoryQuery } from './memory.queries.ts';

type Wish = { what: 'edit'; factId: string; text: string } | { what: 'forget'; factId: string } | { what: 'clear' };

function useMemoryChange(agentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => {
      const key = { idempotencyKey: newActionKey() };
      if (wish.what === 'clear') return call(clearAgentMemory, { params: { id: agentId }, ...key });
      const params = { id: agentId, factId: wish.factId };
      return wish.what === 'edit' ? call(editAgentMemory, { params, body: { text: wish.text }, ...key }) : call(forgetAgentMemory, { params, ...key });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: memoryQuery(agentId).queryKey }),
    onError: (error) => toast({ tone: 'destructive', title: MEMORY_PANEL.failedTitle, description: messageOf(error, MEMORY_PANEL.failed) }),
  });
}

/** The list of facts that an agent remembers about the viewer, who can correct or delete each (docs/rules/agents.md#memory). */
export function MemoryPanel({ agentId }: { agentId: string }) {
  const { data: facts, error, refetch } = useQuery(memoryQuery(agentId));
  const change = useMemoryChange(agentId);
  const [edited, setEdited] = useState<{ id: string; text: string } | null>(null);
  const [asking, setAsking] = useState(false);
  const save = (): void => {
    if (edited && edited.text.trim() !== '') change.mutate({ what: 'edit', factId: edited.id, text: edited.text.trim() }, { onSuccess: () => setEdited(null) });
  };
  return (
    <section aria-labelledby="agent-memory" className={column({ gap: '2', borderTop: 'soft', paddingBlockStart: '4' })}>
      <h3 id="agent-memory" className={css({ textStyle: 'label' })}>{MEMORY_PANEL.heading}</h3>
      <p className={metaText()}>{MEMORY_PANEL.privacyText}</p>
      {error !== null && !facts && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!facts && !error && <Skeleton className={css({ height: '9' })} />}
      {facts?.length === 0 && <p className={metaText()}>{MEMORY_PANEL.emptyText}</p>}
      <ul className={column({ gap: '1' })}>
        {facts?.map(({ id, text }) => (
          <li key={id}>
            {edited?.id === id ? (
              <form className={wrap({ gap: '2', alignItems: 'flex-end' })} onSubmit={(event) => { event.preventDefault(); save(); }}>
                <Field label={MEMORY_PANEL.factLabel} hideLabel className={css({ flex: '[1 1 220px]' })}><Input autoFocus maxLength={MEMORY_FACT_MAX} value={edited.text} onChange={(event) => setEdited({ id, text: event.currentTarget.value })} /></Field>
                <Button size="sm" type="submit" variant="primary" busy={change.isPending} busyLabel={MEMORY_PANEL.busyLabel}>{MEMORY_PANEL.saveButton}</Button>
                <Button size="sm" variant="ghost" onClick={() => setEdited(null)}>{MEMORY_PANEL.cancelButton}</Button>
              </form>
            ) : (
              <span className={hstack({ gap: '1', textStyle: 'small' })}>
                <span className={flexFill({ overflowWrap: 'anywhere' })}>{text}</span>
                <IconButton size="sm" label={MEMORY_PANEL.editLabel(text)} onClick={() => setEdited({ id, text })}><Pencil aria-hidden /></IconButton>
                <IconButton size="sm" label={MEMORY_PANEL.forgetLabel(text)} onClick={() => change.mutate({ what: 'forget', factId: id })}><X aria-hidden /></IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {facts && facts.length > 0 && <Button size="sm" variant="ghost" className={css({ justifySelf: 'start' })} onClick={() => setAsking(true)}>{MEMORY_PANEL.clearButton}</Button>}
      {asking && (
        <ConfirmDialog
          title={MEMORY_PANEL.clearTitle} description={MEMORY_PANEL.clearText} action={MEMORY_PANEL.clearButton} busyLabel={MEMORY_PANEL.clearBusy} busy={change.isPending}
          onClose={() => setAsking(false)} onConfirm={() => change.mutate({ what: 'clear' }, { onSuccess: () => setAsking(false) })}
        />
      )}
    </section>
  );
}
