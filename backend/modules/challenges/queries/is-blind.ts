import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const BLIND = `
  select 1 from challenge_entries e join challenges c on c.id = e.challenge_id
  where e.generation_id = ? and e.status = 'submitted' and c.state not in ('completed', 'cancelled')`;

/** True if a run is an entry of a challenge whose results are not out (docs/rules/challenges.md#blindness). */
export const isBlind = async (connection: Connection, generationId: string): Promise<boolean> => (await rows(connection, BLIND, [generationId])).length > 0;
