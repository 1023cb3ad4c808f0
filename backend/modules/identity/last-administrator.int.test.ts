import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setRole } from '#contracts/admin-users.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { createCast } from '#testing/authorization/personas.ts';
import type { Cast } from '#testing/authorization/personas.ts';
import type { HttpAnswer, HttpUser } from '#testing/http-user.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { call } from '#testing/test-app.ts';

const ROUNDS = 20;
const reason = 'A quarrel among wizards';

describe('demoting administrators', () => {
  let cast: Cast;
  const wizards: { user: HttpUser; id: string }[] = [];
  beforeAll(async () => {
    cast = await createCast();
    for (let n = 0; n < 2; n += 1) {
      const user = await cast.app.register();
      wizards.push({ user, id: (await knex()('users').where({ username: user.username }).first())!.id });
    }
  });
  afterAll(() => cast.app.close());

  const knex = () => cast.app.services.db.knex;
  const administrators = (): Promise<string[]> => knex()('users').where({ role: 'admin', platform: false }).pluck('id');
  async function only(ids: string[]): Promise<void> {
    await knex()('users').where({ role: 'admin', platform: false }).whereNotIn('id', ids).update({ role: 'user' });
    await knex()('users').whereIn('id', ids).update({ role: 'admin' });
    const keys = await cast.app.services.redis.keys(`${cast.app.services.config.redis.prefix}:session:*`);
    if (keys.length > 0) await cast.app.services.redis.del(...keys);
  }
  const demote = (by: HttpUser, id: string) => call(by, setRole, { params: { id }, body: { role: 'user', reason } });
  const code = (answer: HttpAnswer): string => (answer.body as ErrorBody).code;

  /** Sends all requests at once. The test locks the administrators' rows until every request has passed the access check and waits for them. */
  async function atOnce(acts: (() => Promise<HttpAnswer>)[]): Promise<HttpAnswer[]> {
    let running: Promise<HttpAnswer>[] = [];
    await cast.app.services.db.transaction(async (tx) => {
      await tx('users').whereIn('id', wizards.map(({ id }) => id)).forUpdate().select('id');
      running = acts.map((act) => act());
      await eventually(async () => {
        const { rows } = await knex().raw<{ rows: { waiting: number }[] }>(
          `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0]!.waiting === acts.length;
      });
    });
    return Promise.all(running);
  }

  it(`one administrator is left when two administrators demote each other at once (${ROUNDS} times)`, async () => {
    const [first, second] = wizards as [(typeof wizards)[0], (typeof wizards)[0]];
    for (let round = 0; round < ROUNDS; round += 1) {
      await only([first.id, second.id]);
      const answers = await atOnce([() => demote(first.user, second.id), () => demote(second.user, first.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(await administrators()).toHaveLength(1);
    }
  }, 60_000);

  it(`one administrator is left when an elevated member demotes the last two at once (${ROUNDS} times)`, async () => {
    const { elevated } = cast.people;
    for (let round = 0; round < ROUNDS; round += 1) {
      await only(wizards.map(({ id }) => id));
      const answers = await atOnce(wizards.map(({ id }) => () => demote(elevated, id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(code(answers.find(({ status }) => status === 409)!)).toBe('last_administrator');
      expect(await administrators()).toHaveLength(1);
    }
  }, 60_000);

  it('administrators who are banned or wait for account deletion do not count when the last administrator is protected', async () => {
    const [first, second] = wizards.map(({ id }) => id) as [string, string];
    for (const away of [{ banned_at: new Date() }, { deletes_at: new Date() }]) {
      await only([first, second]);
      await knex()('users').where({ id: first }).update(away);
      expect(code(await demote(cast.people.elevated, second))).toBe('last_administrator');
      expect((await demote(cast.people.elevated, first)).status).toBe(200);
      await knex()('users').where({ id: first }).update({ banned_at: null, deletes_at: null });
    }
  });

  it('the elevation of an administrator ends when that administrator loses the role', async () => {
    const { user, id } = wizards[0]!;
    await only(wizards.map((each) => each.id));
    await knex()('sessions').where({ user_id: id }).update({ elevated_until: new Date(Date.now() + HOUR_MS) });
    expect((await demote(cast.people.elevated, id)).status).toBe(200);
    expect((await demote(user, wizards[1]!.id)).status).toBe(403);
  });
});
