import type { PackDraft } from '#contracts/pack-builder.ts';

/** Whether a version of the pack waits for a moderator. Its details and prompts cannot be changed meanwhile, so that the moderator decides about what the maker sees. */
export const isWaiting = ({ status, submittedAt }: Pick<PackDraft, 'status' | 'submittedAt'>): boolean => status === 'in_review' || submittedAt !== null;
