import { listChallengePrompts, listEntries as listEndpoint, listEntryCandidates, submitEntry as submitEndpoint, withdrawEntry as withdrawEndpoint } from '#contracts/challenge-entries.ts';
import { generateForChallenge } from '#contracts/challenges.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { ChallengesContext } from './challenges-context.ts';
import { generateEntry } from './commands/generate-entry.ts';
import { submitEntry } from './commands/submit-entry.ts';
import { withdrawEntry } from './commands/withdraw-entry.ts';
import { entryCandidates } from './queries/entry-candidates.ts';
import { listEntries } from './queries/list-entries.ts';
import { usablePrompts } from './queries/usable-prompts.ts';

/** Registers the endpoints with which members make, send, withdraw and list entries of challenges. */
export function entriesRoutes(routes: Routes, context: ChallengesContext): void {
  routes.write(generateForChallenge, 'member', (call, tx) => generateEntry(tx, context, call, call.params.id));
  routes.read(listEndpoint, 'member', ({ params, query, viewer }) => listEntries(context, viewer, params.id, query));
  routes.read(listEntryCandidates, 'member', ({ params, query, viewer }) => entryCandidates(context, viewer, params.id, query));
  routes.read(listChallengePrompts, 'member', ({ params, query, viewer }) => usablePrompts(context, viewer, params.id, query));
  routes.write(submitEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ entry: await submitEntry(tx, context, viewer.userId, params.id, body) }));
  routes.write(withdrawEndpoint, 'member', async ({ params, viewer }, tx) => {
    await withdrawEntry(tx, context, viewer.userId, params.id, params.entryId);
    return { success: true as const };
  });
}
