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

/** How often in ms the drawing run is checked. The live connection only informs the job tray, which belongs to another feature. */
const LOOK_MS = 1_500;
/** How often the draft is fetched after the run has ended. */
const LOOKS = 10;

interface DrawAvatar {
  drawing: boolean;
  /** Why the server refused the last request; null otherwise. */
  error: unknown;
  /** Why the drawing failed, as text; null otherwise. */
  problem: string | null;
  start(expectedTotal: number): void;
}

/** Draws a picture of the agent with a run that its author pays for. The draft must be saved first, because the picture is made from it. */
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
    // Fetches the draft a few times after the run has ended, because the server puts the picture into it a moment later.
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
