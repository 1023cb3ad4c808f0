import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { themeKey } from '../domain/theme-key.ts';
import type { ThemeSeed } from '../theme-seed.port.ts';

const INSERT = `
  insert into challenge_themes (key, content_type, title, theme, difficulty, ask, example, rules, created_at)
  select key, content_type, title, theme, difficulty, ask, example, rules, :now
  from jsonb_to_recordset(cast(:themes as jsonb)) as t (key text, content_type text, title text, theme text, difficulty int, ask text, example text, rules text[])
  on conflict (key) do nothing returning key`;

/** Adds missing themes to the catalogue, and keeps the changes that administrators made to existing ones. Returns how many were added. */
export async function seedThemes(tx: Tx, { clock }: Pick<ChallengesContext, 'clock'>, themes: readonly ThemeSeed[]): Promise<number> {
  const listed = themes.map(({ contentType, ...theme }) => ({ ...theme, key: themeKey(theme.title), content_type: contentType }));
  return (await rows(tx, INSERT, { themes: JSON.stringify(listed), now: clock.now() })).length;
}
