import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { agentDraft } from '#contracts/agent-builder.ts';
import type { AgentDefinition, AgentDraft } from '#contracts/agent-builder.ts';
import { agentKeys } from '#shared/agents/agents.queries.ts';
import { createDraftChannel } from '#shared/draft-sync/draft-channel.ts';
import type { LocalCopies } from '#shared/draft-sync/local-copies.ts';
import { useBrowserEvents } from '#shared/draft-sync/use-browser-events.ts';
import { toast } from '#ui/toast.tsx';
import { DRAFT_SAVER } from '../agents-builder.words.ts';
import { openAgentDraft } from './agent-draft.ts';
import type { DraftSaver } from './agent-draft.ts';
import { agentTransport } from './agent-transport.ts';

export interface OpenedDraft {
  userId: string;
  /** The agent's draft as the server stores it; null for a new agent. */
  agent: AgentDraft | null;
  copies: LocalCopies<AgentDefinition>;
  /** Ids of the tabs that are open in this browser. */
  openTabs: ReadonlySet<string>;
  onCreated(agent: AgentDraft): void;
}

/** Opens an agent's draft, and saves its changes as long as the builder's page is mounted. */
export function useNewDraftSaver({ userId, agent, copies, openTabs, onCreated }: OpenedDraft): DraftSaver {
  const client = useQueryClient();
  const [saver] = useState(() => openAgentDraft({
    agent, copies, openTabs, transport: agentTransport, onCreated,
    channel: createDraftChannel(`conjure.agents.${userId}`, (heard) => agentDraft.safeParse(heard).data ?? null),
    onAdopted: () => toast({ title: DRAFT_SAVER.adoptedToast }),
  }));
  const [saveState] = useState(() => () => saver.state().save);
  useEffect(() => {
    const stop = saver.start();
    let before = saver.state().save.kind;
    const stopLists = saver.subscribe(() => {
      const { kind } = saver.state().save;
      if (kind === 'saved' && before !== 'saved') void client.invalidateQueries({ queryKey: agentKeys.all, refetchType: 'none' });
      before = kind;
    });
    return () => {
      stopLists();
      stop();
    };
  }, [saver, client]);
  useBrowserEvents(saver, saveState);
  return saver;
}
