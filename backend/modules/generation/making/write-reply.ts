import { must } from '#contracts/must.ts';
import type { EndedReply, WrittenReply } from '../chat-writer.port.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import type { GenerationProvider } from '../provider.port.ts';
import type { Attempt } from './attempt.ts';

/** Lets the chat module write a reply within an attempt (docs/rules/chat.md#reply). @throws as ChatWriter.write */
export function writeReply(deps: Deps, { run, signal, write }: Attempt, provider: GenerationProvider): Promise<WrittenReply> {
  const { options, failpoints } = deps;
  return must(deps.chatWriter, 'the writer of replies').write({
    runId: run.id,
    userId: run.user_id,
    agentId: run.agent_id,
    attemptNo: run.attempt_no,
    provider,
    model: run.provider_model,
    words: must(run.length, 'the length of a reply'),
    seed: run.seed + run.leaks,
    leaks: run.leaks,
    signal,
    keep: async (text, nextSeq) => void (await write({ output_text: text, next_seq: nextSeq })),
    pace: { deltaMs: options.deltaMs, keepMs: options.storeReplyMs },
    failpoint: (name) => failpoints.hit(name),
  });
}

/** Builds the facts about an ended run that the chat module stores with its reply. */
export const endedReply = (run: GenerationRow, royalty: number): EndedReply => ({
  runId: run.id,
  userId: run.user_id,
  attemptNo: run.attempt_no,
  status: run.status,
  text: run.output_text,
  nextSeq: run.next_seq,
  captured: must(run.captured, 'what an ended run cost'),
  royalty,
  problem: run.error_message,
});
