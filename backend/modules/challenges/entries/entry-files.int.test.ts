import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { submitEntry } from '#contracts/challenge-entries.ts';
import { generateForChallenge } from '#contracts/challenges.ts';
import { getResults, nextVotePair } from '#contracts/challenge-votes.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { uploadFile } from '#contracts/media.ts';
import { newId } from '#kernel/ids.ts';
import { findFfmpeg } from '#modules/studio/index.ts';
import { codeOf } from '#modules/selling/testing/unlock-calls.ts';
import { sendFile } from '#testing/send-file.ts';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import { call } from '#testing/test-app.ts';
import { contextOf, entryRow, openChallengeFixtures } from '../testing/challenge-fixtures.ts';
import type { ChallengeFixtures } from '../testing/challenge-fixtures.ts';

/** Makes a valid clip of one second with ffmpeg: the server decodes it to encode it again for each entry. */
function oneSecond(): Buffer {
  const file = join(mkdtempSync(join(tmpdir(), 'clip-')), 'clip.mp4');
  execFileSync(must(findFfmpeg(process.env.PATH ?? ''), 'ffmpeg'), ['-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=8:duration=1', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', file]);
  return readFileSync(file);
}

let fixtures: ChallengeFixtures;
let studio: OpenAiDouble;
beforeAll(async () => {
  studio = await startOpenAiDouble({ clip: oneSecond() });
  fixtures = await openChallengeFixtures({ VIDEO_PROVIDER_URL: studio.baseUrl, VIDEO_PROVIDER_KEY: 'k', VIDEO_PROVIDER_MODEL: 'double' });
});
afterAll(async () => {
  await fixtures.close();
  await studio.close();
});

it('serves the clip of an entry with other bytes and another address than its run, and allows range requests', async () => {
  const daily = await fixtures.daily('video');
  const [ada, bo, voter] = [await fixtures.person(60), await fixtures.person(60), await fixtures.person()];
  const entries = [await fixtures.entered(ada, daily.id), await fixtures.entered(bo, daily.id)];
  const bytesOf = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(fixtures.app.url + address, { headers: { cookie: voter.cookie(), ...headers } });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  for (const id of entries) {
    expect((await entryRow(fixtures, id)).ready).toBe(true);
    const [run] = await fixtures.query<{ file_id: string; generation_id: string }>('select o.file_id, o.generation_id from generation_outputs o join challenge_entries e on e.generation_id = o.generation_id where e.id = ?', [id]);
    const original = must(await contextOf(fixtures).media.bytes(fixtures.app.services.db.knex, run!.file_id), 'the clip of the run');
    const clip = await bytesOf(`/api/challenge-entries/${id}/file`);
    expect([clip.status, clip.headers.get('content-type'), clip.bytes.subarray(4, 8).toString(), clip.bytes.equals(original)]).toEqual([200, 'video/mp4', 'ftyp', false]);
    for (const told of [run!.file_id, run!.generation_id, 'last-modified']) expect([...clip.headers].join().toLowerCase()).not.toContain(told);
    const part = await bytesOf(`/api/challenge-entries/${id}/file`, { range: 'bytes=4-7' });
    expect([part.status, part.bytes.toString()]).toEqual([206, 'ftyp']);
    expect((await fetch(`${fixtures.app.url}/api/challenge-entries/${id}/file`)).status).toBe(401);
  }
  await fixtures.moveTo(new Date(new Date(daily.closesAt).getTime() + HOUR_MS));
  const { pair } = (await call(voter, nextVotePair, { params: { id: daily.id }, key: newId() })).body;
  for (const side of [pair!.left, pair!.right]) expect(side).toMatchObject({ contentType: 'video', text: null, url: `/api/challenge-entries/${side.id}/file`, mime: 'video/mp4' });
  await fixtures.moveTo(new Date(new Date(daily.resultsAt).getTime() + DAY_MS / 2));
  const { results } = (await call(voter, getResults, { params: { id: daily.id } })).body;
  expect(results!.map(({ entry }) => entry.output.kind)).toEqual(['video', 'video']);
  expect(await fixtures.violations()).toEqual([]);
}, 240_000);

it('prepares the file of an entry that waits behind twenty entries whose runs are gone', async () => {
  const daily = await fixtures.daily('image');
  const submitted = await fixtures.entered(await fixtures.person(60), daily.id);
  // The submission's own preparation may still run. The entry gets a new id, so that preparation finds nothing.
  const id = newId();
  await fixtures.query('delete from challenge_ballots where entry_id = ?', [submitted]);
  await fixtures.query('update challenge_entries set ready = false, id = ? where id = ?', [id, submitted]);
  await fixtures.query(`
    insert into challenge_entries (id, challenge_id, user_id, generation_id, title, content_type, shuffle, submitted_at, updated_at)
    select gen_random_uuid(), e.challenge_id, null, gen_random_uuid(), 'Gone', 'image', 1, e.submitted_at - interval '1 hour', e.submitted_at from challenge_entries e, generate_series(1, 20) where e.id = ?`, [id]);
  await fixtures.maintain('challenges.prepare_entries');
  expect((await entryRow(fixtures, id)).ready).toBe(false);
  await fixtures.maintain('challenges.prepare_entries');
  expect((await entryRow(fixtures, id)).ready).toBe(true);
}, 120_000);

it('refuses a challenge run with an uploaded file or an image address, and an entry whose run used an upload or was imported', async () => {
  const daily = await fixtures.daily('image');
  const person = await fixtures.person(60);
  const promptId = await fixtures.prompt({ owner: person, pricing: 'free', contentType: 'image', fields: [{ key: 'photo', type: 'image', label: 'Photo', required: false }] });
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } }).png().toBuffer();
  const { file } = (await sendFile<{ file: { id: string } }>(person, uploadFile.path, picture, 'a.png')).body;
  const generate = (inputs: object, body: object = { promptId }) => call(person, generateForChallenge, { params: { id: daily.id }, body: { expectedTotal: 99, inputs: { topic: 'gulls', ...inputs }, ...body }, key: newId() });
  expect(codeOf(await generate({ photo: file.id }))).toBe('start_file');
  expect((await generate({ photo: 'https://example.com/a.png' })).status).toBe(400);
  expect((await generate({ idea: 'A harbour', photo: file.id }, {})).status).toBe(400);
  const submitted = (generationId: string) => call(person, submitEntry, { params: { id: daily.id }, body: { generationId, output: 0, showInputs: false }, key: newId() });
  const began = await fixtures.made(person, daily.id);
  await fixtures.query('update generations set file_ids = array[cast(? as uuid)] where id = ?', [file.id, began]);
  const elsewhere = await fixtures.made(person, daily.id);
  await fixtures.query(`update generations set run_source = 'imported', captured = 0 where id = ?`, [elsewhere]);
  for (const [run, reason] of [[began, 'start_file'], [elsewhere, 'made_elsewhere']] as const) {
    const answer = await submitted(run);
    expect([answer.status, codeOf(answer), answer.text.includes(reason)]).toEqual([409, 'not_eligible', true]);
  }
  expect(await fixtures.query('select 1 from challenge_entries where user_id = ?', [person.id])).toEqual([]);
}, 120_000);
