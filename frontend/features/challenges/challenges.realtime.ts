import type { QueryClient } from '@tanstack/react-query';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { refreshChallenges } from '#shared/challenges/challenges.queries.ts';

/** A message reports that a challenge opened, closed, has results or was paid, so its data is refetched. */
export function applyChallengeMessage(client: QueryClient, { message }: RealtimePayload<'message'>): void {
  if (message.category === 'challenge' || message.relatedEntityType?.startsWith('challenge')) void refreshChallenges(client);
}
