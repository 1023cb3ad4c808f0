import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import { forgetMarks } from './commands/forget-marks.ts';
import type { SocialContext } from './social-context.ts';

const MARKS = `
  select id, subject_id as "subjectId", created_at as "at" from social_marks
  where user_id = :userId and kind = :kind and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

const BLOCKED = `
  select id, blocked_id as "personId", blocked_at as "at" from people_blocks
  where blocker_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

interface MarkRow {
  id: string;
  subjectId: string;
  at: Date;
}

const ENTRIES = [
  { kind: 'like', name: 'social/likes', subject: 'promptId' },
  { kind: 'follow', name: 'social/following', subject: 'personId' },
] as const;

/** Personal data: a person's likes, followed people and blocked people. Who follows this person belongs to the followers' data. */
export const personalData = ({ db, outbox }: Pick<SocialContext, 'db' | 'outbox'>): PersonalData => ({
  async *export(userId) {
    for (const { kind, name, subject } of ENTRIES) {
      yield* numberedEntries<MarkRow>({
        name,
        read: (after, limit) => rows(db.knex, MARKS, { userId, kind, after, limit }),
        present: ({ subjectId, at }) => ({ [subject]: subjectId, at }),
      });
    }
    yield* numberedEntries<{ id: string; personId: string; at: Date }>({
      name: 'social/blocked', read: (after, limit) => rows(db.knex, BLOCKED, { userId, after, limit }), present: ({ personId, at }) => ({ personId, at }),
    });
  },
  erase: (tx, userId) => forgetMarks(tx, { outbox }, userId),
});
