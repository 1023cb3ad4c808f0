import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { drawAgentAvatar, getAgentDraft } from '#contracts/agent-builder.ts';
import { getGeneration, isTerminal } from '#contracts/generation.ts';
import { call } from '#lib/call.ts';
import { pause } from '#lib/pause.ts';
import { timesOf } from '#lib/query-times.ts';
import { refreshWallet } from '#shared/shop/shop.queries.ts';
import { useSpending } from '#shared/spending/use-spending.ts';
import { toast } from '#ui/toast.tsx';
import { useDraftSaver } from '../draft/draft-context.ts';
import { IDENTITY } from '../agents-builder.words.ts';

/**
 * How often in ms the builder fetches the run that draws an agent's picture. The live connection informs only the job tray, which belongs to
 * another feature.
 */
const LOOK_MS = 1_500;
/** The most times that the builder fetches the agent's draft after the run that draws its picture has ended. */
const LOOKS = 10;

interface DrawAvatar {
  drawing: boolean;
  /** Why the server refused to start drawing the agent's picture; null when it did not. */
  error: unknown;
  /** Why the agent's picture could not be drawn, as text; null when nothing failed. */
  problem: string | null;
  start(expectedTotal: number): void;
}

/** Starts a run that draws the agent's picture and that its author pays for. The draft must be saved first, because the server draws from it. */
export function useDrawAvatar(): DrawAvatar {
  const client = useQueryClient();
  const saver = useDraftSaver();
  const [runId, setRunId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useSpending(
    ({ agentId, expectedTotal }: { agentId: string; expectedTotal: number }, idempotencyKey) => call(drawAgentAvatar, { params: { id: agentId }, body: { expectedTotal }, idempotencyKey }),
    { onSuccess: ({ generationId }) => setRunId(generationId), onSettled: () => refreshWallet(client), retry: false },
  );
  const { data: run } = useQuery({
    queryKey: [getGeneration.path, runId, 'avatar'],
    ...timesOf(getGeneration),
    queryFn: async ({ signal }) => (await call(getGeneration, { params: { id: runId ?? '' }, signal })).generation,
    enabled: runId !== null,
    refetchInterval: LOOK_MS,
  });
  useEffect(() => {
    if (runId === null || !run || !isTerminal(run.status)) return;
    setRunId(null);
    void refreshWallet(client);
    if (run.status !== 'succeeded') return setProblem(run.error?.message ?? IDENTITY.drawFailed);
    const { agent, definition } = saver.state();
    if (agent) void take(agent.id, definition.avatarFileId);
    // After the drawing run has ended, fetches the agent's draft a few times, because the server puts the picture into it a moment later.
    async function take(agentId: string, before: string | null): Promise<void> {
      for (let look = 0; look < LOOKS; look += 1) {
        const { agent: drawn } = await call(getAgentDraft, { params: { id: agentId } });
        if (drawn.definition.avatarFileId !== before) {
          saver.accept(drawn);
          return void toast({ tone: 'success', title: IDENTITY.drawnToast });
        }
        await pause(LOOK_MS);
      }
    }
  }, [run, runId, client, saver]);
  const start = async (expectedTotal: number): Promise<void> => {
    setProblem(null);
    const saved = (await saver.flush()) || saver.state().save.kind === 'untouched';
    const id = saver.state().agent?.id;
    if (!saved || id === undefined) return setProblem(IDENTITY.drawUnsaved);
    request.mutate({ agentId: id, expectedTotal });
  };
  return { drawing: request.isPending || runId !== null, error: request.error, problem, start: (total) => void start(total) };
}
