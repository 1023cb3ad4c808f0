import { z } from 'zod';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { id } from '#contracts/primitives.ts';
import type { getMarks } from '#contracts/social.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import type { SocialContext } from '../social-context.ts';

const MARKS = `
  select kind, subject_id as "subjectId" from social_marks
  where user_id = :userId and ((kind = 'like' and subject_id = any(:prompts)) or (kind = 'follow' and subject_id = any(:people)))
  union all select 'block', blocked_id from people_blocks where blocker_id = :userId and blocked_id = any(:people)`;

/** Which of these prompts and people the person has liked, saved, followed or blocked. @throws AppError invalid_request for a malformed list of ids */
export async function marksAmong({ db, collections }: Pick<SocialContext, 'db' | 'collections'>, userId: string, query: QueryOf<typeof getMarks>): Promise<ResponseOf<typeof getMarks>> {
  const asked = { prompts: idsOf('prompts', query.prompts), people: idsOf('people', query.people) };
  const [found, saved] = await Promise.all([rows<{ kind: string; subjectId: string }>(db.knex, MARKS, { userId, ...asked }), collections.savedAmong(db.knex, userId, asked.prompts)]);
  const of = (kind: string): string[] => found.filter((mark) => mark.kind === kind).map(({ subjectId }) => subjectId);
  return { liked: of('like'), saved, followed: of('follow'), blocked: of('block') };
}

const list = z.array(id).max(100);

function idsOf(name: 'prompts' | 'people', text = ''): string[] {
  const parsed = list.safeParse(text === '' ? [] : text.split(','));
  if (!parsed.success) throw invalid([{ path: [name], message: 'Give at most 100 ids, separated by commas.' }]);
  return parsed.data;
}
