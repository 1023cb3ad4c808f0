import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isTerminal } from '#contracts/generation.ts';
import { liveTextQuery, runQuery } from '#features/generation/generation.queries.ts';
import { shownText } from '#features/generation/live-text.ts';
import { connectedAtom } from '#lib/connection.ts';
import type { RunOutcome } from '#shared/improving/improve-dialog.tsx';

/** Follows a run until it ends: by pushes while the socket is open, else by polling. */
export function useRunOutcome(runId: string | null): RunOutcome | null {
  const id = runId ?? '';
  const { data: run } = useQuery({ ...runQuery(id, useAtomValue(connectedAtom)), enabled: runId !== null });
  const { data: live } = useQuery({ ...liveTextQuery(id), enabled: runId !== null });
  if (!run || !runId) return null;
  const stored = run.outputs.find((output) => output.kind === 'text')?.text;
  return { status: run.status, text: stored ?? shownText(live, run), problem: isTerminal(run.status) ? (run.error?.message ?? null) : null };
}
