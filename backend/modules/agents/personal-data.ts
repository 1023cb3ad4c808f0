import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';

const OWN = `
  select a.id, a.name, a.status, a.visibility, a.draft, a.created_at as "at",
    coalesce((select jsonb_agg(jsonb_build_object('number', v.number, 'status', v.status, 'changeNote', v.change_note, 'at', v.created_at, 'definition', v.definition) order by v.number)
      from agent_versions v where v.agent_id = a.id), '[]') as versions
  from agents a where a.owner_id = :userId and a.deleted_at is null and (cast(:after as uuid) is null or a.id > :after) order by a.id limit :limit`;
const MEMORIES = `
  select m.id, m.agent_id as "agentId", a.name, m.text, m.created_at as "at" from agent_memories m join agents a on a.id = m.agent_id
  where m.user_id = :userId and (cast(:after as uuid) is null or m.id > :after) order by m.id limit :limit`;
const KEPT = `
  select f.agent_id as "agentId", a.name, 'favourite' as kept, f.at from agent_favourites f join agents a on a.id = f.agent_id where f.user_id = :userId
  union all select l.agent_id, a.name, 'like', l.at from agent_likes l join agents a on a.id = l.agent_id where l.user_id = :userId order by 4, 1`;
const TALKED = 'select p.agent_id as "agentId", a.name, p.last_day::text as "lastDay" from agent_people p join agents a on a.id = p.agent_id where p.user_id = ? order by 3, 1';

interface Entry {
  id: string;
  at: Date;
}

const UNLIKE = 'update agents set likes = greatest(0, likes - 1) where id in (select agent_id from agent_likes where user_id = ?)';
// Account deletion keeps an agent that a moderator took down, because the decision about it still needs it.
const GONE = `select id, avatar_file_id as "avatarFileId" from agents where owner_id = ? and status <> 'removed'`;

/** Exports and erases a person's agents, what agents remember about them, their favourites and likes. */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<Entry>({ name: 'agents/own', read: (after, limit) => rows(db.knex, OWN, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'agents/memories', read: (after, limit) => rows(db.knex, MEMORIES, { userId, after, limit }) });
    yield { name: 'agents/kept.json', data: await rows<{ agentId: string; kept: string; at: Date }>(db.knex, KEPT, { userId }) };
    yield { name: 'agents/talked-to.json', data: await rows<{ agentId: string; name: string; lastDay: string }>(db.knex, TALKED, [userId]) };
  },
  async erase(tx, userId) {
    await rows(tx, UNLIKE, [userId]);
    for (const table of ['agent_likes', 'agent_favourites', 'agent_memories', 'agent_people'] as const) await tx(table).where({ user_id: userId }).delete();
    await tx('agent_versions').where({ decided_by: userId }).update({ decided_by: null });
    const gone = (await rows<{ id: string }>(tx, GONE, [userId])).map(({ id }) => id);
    await tx('agents').whereIn('id', gone).update({ status: 'draft', published_version_id: null });
    await tx('agents').whereIn('id', gone).delete();
  },
});
