import { login } from '#contracts/identity.ts';
import { listMessages } from '#contracts/messages.ts';
import { listReviewQueue } from '#contracts/moderation.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openAchievements } from '#modules/achievements/testing/achievements-fixtures.ts';
import type { AchievementsFixtures } from '#modules/achievements/testing/achievements-fixtures.ts';
import { drafted, publish, sealed } from '#modules/prompts/testing/drafting.ts';
import { sampled } from '#modules/prompts/testing/sampled.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';

export interface Person {
  user: HttpUser;
  userId: string;
}

/** The API for tests of moderation, with moderators and with authors whose work they review. */
export interface ModerationFixtures extends AchievementsFixtures {
  /** Registers a person with a staff role. */
  staff(role: 'moderator' | 'admin'): Promise<Person>;
  /** Submits a sealed prompt, which then waits for a review. */
  submitted(author: Person, changes?: Partial<DraftContent>): Promise<{ promptId: string; versionId: string; canary: string }>;
  /** The messages that a person got about a subject such as a decision, latest first. */
  told(person: Person, aboutId: string): Promise<{ subject: string; content: string; priority: string }[]>;
  query<Row>(sql: string, bindings?: unknown[]): Promise<Row[]>;
}

export async function openModeration(): Promise<ModerationFixtures> {
  const fixtures = await openAchievements();
  const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(fixtures.app.services.db.knex, sql, bindings);
  return {
    ...fixtures,
    query,
    async staff(role) {
      const person = await fixtures.join();
      await query('update users set role = ? where id = ?', [role, person.userId]);
      await call(person.user, login, { body: { username: person.user.username, password: 'correct-horse-9' } });
      return person;
    },
    async submitted(author, changes = {}) {
      const canary = `canary-${newId()}`;
      const draft = await sampled(fixtures.app, author.user, await drafted(author.user, sealed(canary, changes)));
      const { status, text } = await publish(author.user, draft, { despiteWarning: true });
      if (status !== 200) throw new Error(`not submitted: ${text}`);
      const [found] = await query<{ id: string }>('select pending_version_id as id from prompts where id = ?', [draft.promptId]);
      return { promptId: draft.promptId, versionId: found!.id, canary };
    },
    async told(person, aboutId) {
      await fixtures.deliverEvents();
      return (await call(person.user, listMessages, { query: { limit: 100 } })).body.filter(({ relatedEntityId }) => relatedEntityId === aboutId);
    },
  };
}

/** Ids of the versions in the review queue, as this moderator sees it. */
export const queueOf = async (moderator: Person): Promise<string[]> => (await call(moderator.user, listReviewQueue, { query: { limit: 60 } })).body.items.map(({ id }) => id);
