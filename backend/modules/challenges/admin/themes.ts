import type { changeChallengeTheme, ChallengeTheme, createChallengeTheme, listChallengeThemes } from '#contracts/challenge-admin.ts';
import type { BodyOf, QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import { cutPage, foreignCursor } from '#kernel/cursor.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { themeChanged, themeMissing } from '../challenges.errors.ts';
import type { ThemeRow } from '../commands/plan-challenges.ts';
import { themeKey } from '../domain/theme-key.ts';
import { audit } from './audit.ts';
import type { AdminCall } from './audit.ts';

type Row = ThemeRow & { last_used: string | null };

const COLUMNS = `t.*, (select to_char(max(c.day), 'YYYY-MM-DD') from challenges c where c.theme_key = t.key and c.state <> 'cancelled') as last_used`;
const PAGE = `
  select ${COLUMNS} from challenge_themes t
  where (cast(:type as text) is null or t.content_type = cast(:type as text)) and (cast(:q as text) is null or t.title || ' ' || t.theme ilike '%' || cast(:q as text) || '%')
    and (cast(:after as text) is null or t.key > cast(:after as text))
  order by t.key limit :limit`;
const BY_KEY = `select ${COLUMNS} from challenge_themes t where t.key = ?`;
const INSERT = `
  insert into challenge_themes (key, content_type, title, theme, difficulty, ask, example, rules, created_at)
  values (:key, :contentType, :title, :theme, :difficulty, :ask, :example, :rules, :now)`;
const CHANGE = `
  update challenge_themes set content_type = :contentType, title = :title, theme = :theme, difficulty = :difficulty, ask = :ask, example = :example, rules = :rules, active = :active, revision = revision + 1
  where key = :key and revision = :revision returning key`;

const present = (row: Row): ChallengeTheme => ({
  key: row.key, title: row.title, theme: row.theme, contentType: row.content_type, difficulty: row.difficulty, ask: row.ask, example: row.example, rules: row.rules, active: row.active,
  lastUsed: row.last_used, revision: row.revision,
});

/** Returns a page of the catalogue of challenge themes, in the order of their keys. */
export async function listThemes({ db }: ChallengesContext, { type, q, limit, cursor }: QueryOf<typeof listChallengeThemes>): Promise<ResponseOf<typeof listChallengeThemes>> {
  if (cursor !== undefined && !/^[a-z0-9-]{1,80}$/.test(cursor)) throw foreignCursor();
  const found = await rows<Row>(db.knex, PAGE, { type: type ?? null, q: q ? q.replace(/[\\%_]/g, '\\$&') : null, after: cursor ?? null, limit: limit + 1 });
  const { page, nextCursor } = cutPage(found, limit, ({ key }) => key);
  return { items: page.map(present), nextCursor };
}

/** Returns a theme of challenges by its key. @throws AppError not_found */
export async function findTheme(connection: Connection, key: string): Promise<Row> {
  const [found] = await rows<Row>(connection, BY_KEY, [key]);
  if (!found) throw themeMissing();
  return found;
}

/** Adds a theme to the catalogue of challenge themes. */
export async function createTheme(tx: Tx, context: ChallengesContext, call: AdminCall, body: BodyOf<typeof createChallengeTheme>): Promise<ChallengeTheme> {
  const key = `${themeKey(body.title)}-${newId().slice(-6)}`;
  await rows(tx, INSERT, { ...body, key, now: context.clock.now() });
  await audit(tx, context, call, { action: 'challenges.create_theme', target: { type: 'challenge_theme', id: key, label: body.title } });
  return present(one([await findTheme(tx, key)]));
}

/** Changes a theme of the catalogue. Challenges that were made from it keep their words. @throws AppError not_found, theme_changed */
export async function changeTheme(tx: Tx, context: ChallengesContext, call: AdminCall, key: string, body: BodyOf<typeof changeChallengeTheme>): Promise<ChallengeTheme> {
  await findTheme(tx, key);
  if ((await rows(tx, CHANGE, { ...body, key })).length === 0) throw themeChanged();
  await audit(tx, context, call, { action: 'challenges.change_theme', target: { type: 'challenge_theme', id: key, label: body.title }, details: { active: body.active } });
  return present(await findTheme(tx, key));
}
