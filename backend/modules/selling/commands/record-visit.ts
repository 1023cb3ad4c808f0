import type { recordVisit as endpoint } from '#contracts/selling.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { SellingContext } from '../selling-context.ts';

/** How many referring sites one prompt counts in a day at most. Without this limit, invented names could fill the table. */
const HOSTS_A_DAY = 50;

const COUNT = `
  insert into prompt_daily_visits as v (prompt_id, day, host, creator_id, visits)
  select :promptId, :day, h.host, :creatorId, 1 from unnest(cast(:hosts as text[])) as h (host)
  where h.host = '' or (select count(*) from prompt_daily_visits known where known.prompt_id = :promptId and known.day = :day and known.host <> h.host) < ${HOSTS_A_DAY}
  on conflict (prompt_id, day, host) do update set visits = v.visits + 1`;

/** Counts that a visitor opened a prompt's form, and the site that led the visitor to its page (docs/rules/selling.md#visits). @throws AppError not_found */
export async function recordVisit(tx: Tx, { prompts, clock }: Pick<SellingContext, 'prompts' | 'clock'>, { promptId, viewerId, visit }: { promptId: string; viewerId: string | null; visit: BodyOf<typeof endpoint> }): Promise<void> {
  const terms = await prompts.terms(tx, promptId, viewerId);
  const hosts = [...(visit.formOpened ? [''] : []), ...(visit.referrer === undefined ? [] : [visit.referrer])];
  if (terms.access === 'owner' || hosts.length === 0) return;
  await rows(tx, COUNT, { promptId: terms.promptId, creatorId: terms.ownerId, day: utcDay(clock.now()), hosts });
}
