import type { QueryClient } from '@tanstack/react-query';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { refreshChallenges } from '#shared/challenges/challenges.queries.ts';

/** A message about a challenge says that it opened, closed, has results or was paid: what stands on the page is asked for anew. */
export function applyChallengeMessage(client: QueryClient, { message }: RealtimePayload<'message'>): void {
  if (message.category === 'challenge' || message.relatedEntityType?.startsWith('challenge')) void refreshChallenges(client);
}
