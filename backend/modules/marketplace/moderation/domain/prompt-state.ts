import type { PromptState } from '#contracts/moderation.ts';
import type { PromptStatus } from '#contracts/prompts.ts';

interface Standing {
  status: PromptStatus;
  pendingVersion: number | null;
  note: string | null;
}

/** How a prompt stands for its author. A note without a version that waits means that the reviewer asked for changes. */
export function promptState({ status, pendingVersion, note }: Standing): PromptState {
  if (status === 'removed' || status === 'rejected') return status;
  if (pendingVersion !== null) return 'in_review';
  if (note !== null) return 'sent_back';
  return status;
}
