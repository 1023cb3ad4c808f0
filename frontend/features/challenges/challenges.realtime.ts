import type { QueryClient } from '@tanstack/react-query';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { refreshChallenges } from '#shared/challenges/challenges.queries.ts';

/** Fetches challenges again when a pushed message reports that one opened, closed, has results or paid its prizes. */
export function applyChallengeMessage(client: QueryClient, { message }: RealtimePayload<'message'>): void {
  if (message.category === 'challenge' || message.relatedEntityType?.startsWith('challenge')) void refreshChallenges(client);
}
