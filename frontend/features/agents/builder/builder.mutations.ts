import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { deleteAgent, publishAgent, unpublishAgent } from '#contracts/agent-builder.ts';
import type { AgentVisibility } from '#contracts/agents.ts';
import { call, newActionKey } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { refreshAgents } from '#shared/agents/agents.queries.ts';
import { toast } from '#ui/toast.tsx';
import { useDraftSaver } from '../draft/draft-context.ts';
import { PUBLISH } from '../agents-builder.words.ts';

interface Publication {
  visibility: AgentVisibility;
  changeNote: string;
}

/** Saves the agent's draft and publishes it. Rejects with a message when the draft cannot be saved. */
export function usePublishAgent() {
  const client = useQueryClient();
  const saver = useDraftSaver();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: async ({ visibility, changeNote }: Publication) => {
      const saved = await saver.flush();
      const { agent } = saver.state();
      if (!saved || !agent) throw new Error(PUBLISH.unsaved);
      const body = { revision: agent.revision, visibility, ...(changeNote !== '' && { changeNote }) };
      return unanswered.send(body, (idempotencyKey) => call(publishAgent, { params: { id: agent.id }, body, idempotencyKey }));
    },
    onSuccess: ({ agent }) => {
      saver.accept(agent);
      void refreshAgents(client);
    },
  });
}

/** Unpublishes the agent, so that it is in no public list and only its author can use it. */
export function useUnpublishAgent(agentId: string) {
  const client = useQueryClient();
  const saver = useDraftSaver();
  return useMutation({
    mutationFn: () => call(unpublishAgent, { params: { id: agentId }, idempotencyKey: newActionKey() }),
    onSuccess: ({ agent }) => {
      saver.accept(agent);
      void refreshAgents(client);
      toast({ tone: 'success', title: PUBLISH.unpublishedToast });
    },
  });
}

/** Deletes the agent and opens the list of its author's other agents. */
export function useDeleteAgent(agentId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(deleteAgent, { params: { id: agentId }, idempotencyKey: newActionKey() }),
    onSuccess: () => {
      void refreshAgents(client);
      toast({ tone: 'success', title: PUBLISH.deletedToast });
      void navigate('/ai-agents?tab=mine', { replace: true });
    },
  });
}
