import { PRESETS_LIMIT } from '#contracts/presets.ts';
import type { Preset } from '#contracts/presets.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError, notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';

interface PresetRow extends Omit<Preset, 'savedAt'> {
  savedAt: Date;
}

const COLUMNS = 'id, name, inputs, options, saved_at as "savedAt"';
const SAVE = `
  insert into prompt_presets (id, user_id, prompt_id, name, inputs, options, saved_at)
  select :id, :userId, :promptId, :name, :inputs, :options, :at
  where (select count(*) from prompt_presets where user_id = :userId and prompt_id = :promptId and lower(name) <> lower(:name)) < :limit
  on conflict (user_id, prompt_id, lower(name)) do update set name = excluded.name, inputs = excluded.inputs, options = excluded.options, saved_at = excluded.saved_at
  returning ${COLUMNS}`;

const present = ({ savedAt, ...preset }: PresetRow): Preset => ({ ...preset, savedAt: savedAt.toISOString() });

/** Lists a person's own presets of a prompt, by name. There are at most `PRESETS_LIMIT`, so the list has no pages. */
export async function presetsOf(connection: Connection, userId: string, promptId: string): Promise<Preset[]> {
  return (await rows<PresetRow>(connection, `select ${COLUMNS} from prompt_presets where user_id = ? and prompt_id = ? order by lower(name)`, [userId, promptId])).map(present);
}

/**
 * Saves the inputs of a form as a preset, and replaces the preset of the same name.
 * @throws AppError presets_full
 */
export async function keepPreset(tx: Tx, clock: Clock, userId: string, promptId: string, { name, inputs, options }: Pick<Preset, 'name' | 'inputs' | 'options'>): Promise<Preset> {
  const values = { id: newId(), userId, promptId, name, inputs: JSON.stringify(inputs), options: JSON.stringify(options), at: clock.now(), limit: PRESETS_LIMIT };
  const [kept] = await rows<PresetRow>(tx, SAVE, values);
  if (!kept) throw new AppError('presets_full', 'conflict', `A prompt can have at most ${PRESETS_LIMIT} presets. Delete one, or replace one by using its name.`);
  return present(kept);
}

/**
 * Deletes one of the person's own presets.
 * @throws AppError not_found
 */
export async function forgetPreset(tx: Tx, userId: string, id: string): Promise<void> {
  const [gone] = await rows(tx, 'delete from prompt_presets where id = ? and user_id = ? returning id', [id, userId]);
  if (!gone) throw notFound('This preset');
}
