import { afterAll, beforeAll, expect, it } from 'vitest';
import { getResults, nextVotePair } from '#contracts/challenge-votes.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { newId } from '#kernel/ids.ts';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import { call } from '#testing/test-app.ts';
import { contextOf, entryRow, openChallengeFixtures } from '../testing/challenge-fixtures.ts';
import type { ChallengeFixtures } from '../testing/challenge-fixtures.ts';

let fixtures: ChallengeFixtures;
let studio: OpenAiDouble;
beforeAll(async () => {
  studio = await startOpenAiDouble();
  fixtures = await openChallengeFixtures({ VIDEO_PROVIDER_URL: studio.baseUrl, VIDEO_PROVIDER_KEY: 'k', VIDEO_PROVIDER_MODEL: 'double' });
});
afterAll(async () => {
  await fixtures.close();
  await studio.close();
});

it('clips are entries with bytes and addresses of their own, and may be watched from any second', async () => {
  const daily = await fixtures.daily('video');
  const [ada, bo, voter] = [await fixtures.person(60), await fixtures.person(60), await fixtures.person()];
  const entries = [await fixtures.entered(ada, daily.id), await fixtures.entered(bo, daily.id)];
  const bytesOf = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(fixtures.app.url + address, { headers: { cookie: voter.cookie(), ...headers } });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const seen = new Set<string>();
  for (const id of entries) {
    expect((await entryRow(fixtures, id)).ready).toBe(true);
    const [run] = await fixtures.query<{ file_id: string; generation_id: string }>('select o.file_id, o.generation_id from generation_outputs o join challenge_entries e on e.generation_id = o.generation_id where e.id = ?', [id]);
    const original = must(await contextOf(fixtures).media.bytes(fixtures.app.services.db.knex, run!.file_id), 'the clip of the run');
    const clip = await bytesOf(`/api/challenge-entries/${id}/file`);
    expect([clip.status, clip.headers.get('content-type'), clip.bytes.subarray(4, 8).toString(), clip.bytes.equals(original)]).toEqual([200, 'video/mp4', 'ftyp', false]);
    // The doubles' clips are alike; the entries' are not.
    seen.add(clip.bytes.toString('base64'));
    for (const told of [run!.file_id, run!.generation_id, 'last-modified']) expect([...clip.headers].join().toLowerCase()).not.toContain(told);
    const part = await bytesOf(`/api/challenge-entries/${id}/file`, { range: 'bytes=4-7' });
    expect([part.status, part.bytes.toString()]).toEqual([206, 'ftyp']);
    expect((await fetch(`${fixtures.app.url}/api/challenge-entries/${id}/file`)).status).toBe(401);
  }
  expect(seen.size).toBe(2);
  await fixtures.moveTo(new Date(new Date(daily.closesAt).getTime() + HOUR_MS));
  const { pair } = (await call(voter, nextVotePair, { params: { id: daily.id }, key: newId() })).body;
  for (const side of [pair!.left, pair!.right]) expect(side).toMatchObject({ contentType: 'video', text: null, url: `/api/challenge-entries/${side.id}/file`, mime: 'video/mp4' });
  await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + DAY_MS / 2));
  const { results } = (await call(voter, getResults, { params: { id: daily.id } })).body;
  expect(results!.map(({ entry }) => entry.output.kind)).toEqual(['video', 'video']);
  expect(await fixtures.violations()).toEqual([]);
}, 240_000);

it('prepares an entry that waits behind twenty whose run is gone', async () => {
  const daily = await fixtures.daily('image');
  const id = await fixtures.entered(await fixtures.person(60), daily.id);
  await fixtures.query('update challenge_entries set ready = false where id = ?', [id]);
  await fixtures.query(`
    insert into challenge_entries (id, challenge_id, user_id, generation_id, title, content_type, shuffle, submitted_at, updated_at)
    select gen_random_uuid(), e.challenge_id, null, gen_random_uuid(), 'Gone', 'image', 1, e.submitted_at - interval '1 hour', e.submitted_at from challenge_entries e, generate_series(1, 20) where e.id = ?`, [id]);
  await fixtures.maintain('challenges.prepare_entries');
  expect((await entryRow(fixtures, id)).ready).toBe(false);
  await fixtures.maintain('challenges.prepare_entries');
  expect((await entryRow(fixtures, id)).ready).toBe(true);
}, 120_000);
