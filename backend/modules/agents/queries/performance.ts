import type { AgentPerformance } from '#contracts/agent-builder.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { one } from '#contracts/must.ts';
import { creatorShare } from '#contracts/selling.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from '../agents-context.ts';
import { ownAgent } from './find-agent.ts';

interface Day {
  day: string;
  people: number;
  messages: number;
  gross: number;
}

const DAYS = `
  select to_char(s.day, 'YYYY-MM-DD') as day, coalesce(d.people, 0) as people, coalesce(d.messages, 0) as messages, coalesce(d.gross, 0) as gross
  from generate_series(cast(:from as date), cast(:to as date), interval '1 day') as s (day) left join agent_days d on d.agent_id = :agentId and d.day = s.day
  order by s.day`;
const TOTALS = `
  select (select count(*) from agent_people p where p.agent_id = :agentId)::int as people, coalesce(sum(chats), 0)::int as chats, coalesce(sum(messages), 0)::int as messages,
    coalesce(sum(thumbs_up), 0)::int as "thumbsUp", coalesce(sum(thumbs_down), 0)::int as "thumbsDown", coalesce(sum(gross), 0)::int as gross
  from agent_days where agent_id = :agentId`;

type Totals = Omit<AgentPerformance['totals'], 'likes' | 'net'>;

/**
 * Returns the figures of an own agent for each of the last `days` days, and totals. `net` is what the author earned after the platform's
 * share, in tokens.
 * @throws AppError not_found
 */
export async function performanceOf({ db, clock }: AgentsContext, userId: string, agentId: string, days: number): Promise<AgentPerformance> {
  const agent = await ownAgent(db.knex, agentId, userId);
  const now = clock.now().getTime();
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const [found, totals] = await Promise.all([
    rows<Day>(db.knex, DAYS, { agentId, from: dayOf(now - (days - 1) * DAY_MS), to: dayOf(now) }),
    rows<Totals>(db.knex, TOTALS, { agentId }),
  ]);
  const all = one(totals);
  return { days: found, totals: { ...all, likes: agent.likes, net: creatorShare(all.gross) } };
}
