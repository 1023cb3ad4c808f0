import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { forkAgent } from '#contracts/agents.ts';
import type { AgentCard } from '#contracts/agents.ts';
import { createChat } from '#contracts/chat.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { editAgentPath } from '#shared/agents/agent-address.ts';
import { refreshAgents } from '#shared/agents/agents.queries.ts';
import { toast } from '#ui/toast.tsx';
import { AGENT_DIALOG } from '../agents.words.ts';

/** Begins a chat with an agent and opens it. `starter` is put into the chat's composer, so nothing is sent or paid yet. */
export function useStartChat({ id }: Pick<AgentCard, 'id'>) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (_starter: string | null) => call(createChat, { body: { agentId: id }, idempotencyKey: newActionKey() }),
    onSuccess: ({ chat }, starter) => void navigate(`/chat/${chat.id}`, starter === null ? {} : { state: { draft: starter } }),
    onError: (error) => toast({ tone: 'destructive', title: AGENT_DIALOG.startFailedTitle, description: messageOf(error, AGENT_DIALOG.startFailed) }),
  });
}

/** Copies another person's agent into a draft of the viewer, and opens the agent builder with it. */
export function useForkAgent({ id }: Pick<AgentCard, 'id'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(forkAgent, { params: { id }, idempotencyKey: newActionKey() }),
    onSuccess: ({ agent }) => {
      void refreshAgents(client);
      toast({ tone: 'success', title: AGENT_DIALOG.forkedToast });
      void navigate(editAgentPath(agent.id));
    },
    onError: (error) => toast({ tone: 'destructive', title: AGENT_DIALOG.forkFailedTitle, description: messageOf(error, AGENT_DIALOG.forkFailed) }),
  });
}
