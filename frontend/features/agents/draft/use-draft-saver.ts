import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { createAgent, saveAgentDraft } from '#contracts/agent-builder.ts';
import type { AgentDraft } from '#contracts/agent-builder.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { agentKeys } from '#shared/agents/agents.queries.ts';
import { blankAgent } from './blank-agent.ts';
import { createDraftSaver } from './draft-saver.ts';
import type { DraftSaver, DraftState } from './draft-saver.ts';
import type { KeptCopy } from './kept-copy.ts';
import { sameDefinition } from './merge-drafts.ts';

export interface OpenedDraft {
  /** As the server has it; null for an agent that is begun now. */
  agent: AgentDraft | null;
  copies: KeptCopy;
  onCreated(agent: AgentDraft): void;
}

const UNSAVED: ReadonlySet<DraftState['save']['kind']> = new Set(['dirty', 'saving', 'offline', 'failed', 'conflict']);

/** The saver of one draft for as long as its page stands. Work that only this browser has goes on where it ended. */
export function useNewDraftSaver({ agent, copies, onCreated }: OpenedDraft): DraftSaver {
  const client = useQueryClient();
  const [saver] = useState(() => {
    const creation = createUnansweredAction();
    const saving = createUnansweredAction();
    const copy = copies.read(agent?.id ?? null);
    const known = agent?.definition ?? blankAgent();
    // A copy that was made from an older draft is not taken: another device has gone on since.
    const fits = copy !== null && (agent === null || copy.revision === agent.revision) && !sameDefinition(copy.definition, known);
    const made = createDraftSaver({
      agent, definition: fits ? copy.definition : known,
      onCreated(draft) {
        copies.drop(null);
        onCreated(draft);
      },
      transport: {
        create: async (definition) => (await creation.send(definition, (idempotencyKey) => call(createAgent, { body: { definition }, idempotencyKey }))).agent,
        save: async (id, revision, definition) => (await saving.send({ id, revision, definition }, (idempotencyKey) => call(saveAgentDraft, { params: { id }, body: { revision, definition }, idempotencyKey }))).agent,
      },
      onState({ agent: now, save }) {
        if (save.kind !== 'saved') return;
        copies.drop(now?.id ?? null);
        void client.invalidateQueries({ queryKey: agentKeys.lists, refetchType: 'none' });
      },
    });
    return made;
  });
  useEffect(() => {
    if (UNSAVED.has(saver.state().save.kind)) void saver.flush();
    const keep = (): void => {
      const { agent: now, definition, save } = saver.state();
      if (UNSAVED.has(save.kind)) copies.write(now?.id ?? null, now?.revision ?? 0, definition);
    };
    const hidden = (): void => {
      if (document.visibilityState === 'visible') return;
      keep();
      void saver.flush();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', keep);
    window.addEventListener('online', saver.retry);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('online', saver.retry);
      keep();
      saver.close();
    };
  }, [saver, copies]);
  return saver;
}
