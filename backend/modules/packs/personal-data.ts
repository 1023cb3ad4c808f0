import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';

const PACKS = `
  select id, title, pitch, description, category, price, status, created_at as "at" from prompt_packs
  where owner_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
// The export names the price only to the payer, because the holder of a gift must not see it.
const PURCHASES = `
  select id, pack_id as "packId", title, case when payer_id = :userId then price end as price, case when payer_id = :userId then paid end as paid, status, purchased_at as "at"
  from pack_purchases where (payer_id = :userId or holder_id = :userId) and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
const COUPONS = `
  select id, code, pack_id as "packId", kind, value, uses, used, created_at as "at" from pack_coupons
  where created_by = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
const PROGRESS = 'select pack_id as "packId", prompt_id as "promptId", ticked_at as "at" from pack_progress where user_id = ? order by pack_id, prompt_id';

// Account deletion keeps a pack that a moderator took down, because the moderator's decision still refers to it.
const UNSOLD = `select id from prompt_packs p where owner_id = ? and status <> 'removed' and not exists (select from pack_purchases s where s.pack_id = p.id)`;

interface Tick {
  packId: string;
  promptId: string;
  at: Date;
}

interface Entry {
  id: string;
  at: Date;
}

/** Exports and erases a person's packs, purchases, gifts, coupons and ticked parts. */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<Entry>({ name: 'packs/own', read: (after, limit) => rows(db.knex, PACKS, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'packs/purchases', read: (after, limit) => rows(db.knex, PURCHASES, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'packs/coupons', read: (after, limit) => rows(db.knex, COUPONS, { userId, after, limit }) });
    yield { name: 'packs/progress.json', data: await rows<Tick>(db.knex, PROGRESS, [userId]) };
  },
  // On account deletion, purchases stay for accounting. Packs with buyers leave the market and stay with these; all other packs are deleted with their coupons.
  async erase(tx, userId) {
    await tx('pack_progress').where({ user_id: userId }).delete();
    await tx('pack_coupons').where({ created_by: userId, funded_by: 'author' }).update({ ended_at: tx.fn.now() });
    await tx('pack_coupons').where({ created_by: userId }).update({ created_by: null });
    await tx('pack_versions').where({ decided_by: userId }).update({ decided_by: null });
    await rows(tx, `update pack_versions set status = 'withdrawn' where status = 'waiting' and pack_id in (select id from prompt_packs where owner_id = ?)`, [userId]);
    await rows(tx, `update prompt_packs set status = 'draft', featured_place = null where owner_id = ? and status in ('published', 'in_review', 'rejected')`, [userId]);
    const unsold = (await rows<{ id: string }>(tx, UNSOLD, [userId])).map(({ id }) => id);
    await tx('pack_coupons').whereIn('pack_id', unsold).delete();
    await tx('prompt_packs').whereIn('id', unsold).update({ published_version_id: null });
    await tx('prompt_packs').whereIn('id', unsold).delete();
  },
});
