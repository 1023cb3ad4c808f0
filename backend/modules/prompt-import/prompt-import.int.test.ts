import { createReadStream, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { acceptImport, convertText, discardImport, getImport, getImportRow, listImportRows, listImports } from '#contracts/prompt-import.ts';
import type { PromptImport } from '#contracts/prompt-import.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { readZip } from '#testing/read-zip.ts';
import { sendFile } from '#testing/send-file.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { testDataFile } from '#testing/test-data.ts';
import { forgetImports } from './commands/forget-imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const upload = (user: HttpUser, data: string | Buffer, name = 'prompts.json') => sendFile<{ import: PromptImport }>(user, '/api/imports', Buffer.from(data as Buffer), name);
const accept = (user: HttpUser, id: string, rowIds?: string[], key = newId()) => call(user, acceptImport, { params: { id }, body: rowIds ? { rowIds } : {}, key });
const acceptBut = (user: HttpUser, id: string, exceptRowIds: string[]) => call(user, acceptImport, { params: { id }, body: { exceptRowIds }, key: newId() });
const three = JSON.stringify([{ title: 'First of three', prompt: 'Say ${word:hello}' }, { title: 'Tiny', prompt: 'x'.repeat(20_001) }, { title: 'Third of three', prompt: '{{a:x|y}}', description: 'The last.' }]);
const drafts = async (user: HttpUser): Promise<{ title: string; status: string; slug: string; visibility: string }[]> =>
  app.services.db.knex('prompts').whereIn('owner_id', app.services.db.knex('users').where({ username: user.username }).select('id')).orderBy('id').select('title', 'status', 'slug', 'visibility') as never;
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

describe('an imported file', () => {
  it('an imported file becomes a report, and its prompts become drafts once the person accepts the report', async () => {
    const user = await app.register();
    const { status, body } = await upload(user, three);
    expect(status).toBe(201);
    expect(body.import).toMatchObject({ fileName: 'prompts.json', format: 'json', state: 'ready', rows: { total: 3, ready: 2, refused: 1, imported: 0 } });
    expect(await drafts(user)).toEqual([]);
    const { id } = body.import;
    const rows = (await call(user, listImportRows, { params: { id } })).body.items;
    expect(rows.map(({ row, title, state, reason, fields }) => [row, title, state, reason, fields])).toEqual([
      [1, 'First of three', 'ready', null, 1], [2, 'Tiny', 'refused', 'The title "Tiny" is shorter than 5 characters.', 0], [3, 'Third of three', 'ready', null, 1],
    ]);
    expect((await call(user, getImportRow, { params: { id, rowId: rows[0]!.id } })).body.content).toMatchObject({ template: 'Say {{word}}', form: { sections: [{ fields: [{ key: 'word', default: 'hello' }] }] } });
    const done = await accept(user, id);
    expect(done.body.import).toMatchObject({ state: 'done', rows: { ready: 0, imported: 2 } });
    expect(await drafts(user)).toMatchObject([{ title: 'First of three', status: 'draft', visibility: 'private' }, { title: 'Third of three', status: 'draft' }]);
    const after = (await call(user, listImportRows, { params: { id }, query: { state: 'imported' } })).body.items;
    const draft = await user.send<{ draft: { content: DraftContent; revision: number; changed: boolean } }>('GET', `/api/drafts/${after[1]!.promptId}`);
    expect(draft.body.draft).toMatchObject({ revision: 1, changed: true, content: { template: '{{a}}', oneLiner: 'The last.' } });
    const saved = await user.send<{ slug: string }>('PUT', `/api/drafts/${after[1]!.promptId}`, { body: { revision: 1, content: { ...draft.body.draft.content, description: 'More.' } } });
    expect(saved.body.slug).toBe('third-of-three');
  });

  it('an import makes its drafts once, also when two requests accept it at once or with two Idempotency-Keys', async () => {
    const user = await app.register();
    const { id } = (await upload(user, three)).body.import;
    const key = newId();
    const answers = await Promise.all([accept(user, id, undefined, key), accept(user, id, undefined, key), accept(user, id)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ status }) => status !== 200).map(codeOf)).toEqual(answers.filter(({ status }) => status !== 200).map(() => 'nothing_to_import'));
    expect(await drafts(user)).toHaveLength(2);
  });

  it('an import can be accepted in part, and the rest later', async () => {
    const user = await app.register();
    const { id } = (await upload(user, three)).body.import;
    const rows = (await call(user, listImportRows, { params: { id } })).body.items;
    expect(codeOf(await accept(user, id, [rows[1]!.id]))).toBe('nothing_to_import');
    await acceptBut(user, id, [rows[0]!.id]);
    expect((await drafts(user)).map(({ title }) => title)).toEqual(['Third of three']);
    expect((await accept(user, id)).body.import.rows).toMatchObject({ ready: 0, imported: 2 });
  });

  it('another user has no access to an import, its rows or its actions', async () => {
    const [user, other] = await Promise.all([app.register(), app.register()]);
    const { id } = (await upload(user, three)).body.import;
    const [row] = (await call(user, listImportRows, { params: { id } })).body.items;
    const answers = [
      await call(other, getImport, { params: { id } }), await call(other, listImportRows, { params: { id } }), await call(other, getImportRow, { params: { id, rowId: row!.id } }),
      await accept(other, id), await call(other, discardImport, { params: { id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await upload(app.visitor(), three)).status).toBe(401);
    expect((await call(other, listImports, {})).body.items).toEqual([]);
  });

  it('an import report is kept for 7 days, and a person has at most five of them', async () => {
    const user = await app.register();
    const five = await Promise.all(Array.from({ length: 8 }, () => upload(user, three)));
    expect(five.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(five.find(({ status }) => status === 409)!.body.code).toBe('too_many_imports');
    const waiting = (await call(user, listImports, {})).body.items;
    expect(waiting).toHaveLength(5);
    await call(user, discardImport, { params: { id: waiting[0]!.id } });
    expect((await upload(user, three)).status).toBe(201);
    const inDays = (days: number) => forgetImports(app.services.db.knex, { now: () => new Date(Date.now() + days * DAY_MS) });
    await inDays(6.9);
    expect((await call(user, listImports, {})).body.items).toHaveLength(5);
    expect(await inDays(7.1)).toBeGreaterThanOrEqual(5);
    expect((await call(user, listImports, {})).body.items).toEqual([]);
  });
});

describe('a person’s imports', () => {
  it('a person’s import reports are in the export of the person’s data, and are erased with the account', async () => {
    const user = await app.register();
    const { id } = (await upload(user, three)).body.import;
    const { personalData } = app.modules.promptImport;
    const [owner] = (await app.services.db.knex('users').where({ username: user.username }).select('id')) as { id: string }[];
    const entries: { name: string; data: object | Buffer }[] = [];
    for await (const entry of personalData!.export(owner!.id)) entries.push(entry);
    expect(entries).toEqual([{ name: `prompts/imports/${id}-0001.json`, data: expect.objectContaining({ fileName: 'prompts.json', rows: expect.arrayContaining([expect.objectContaining({ title: 'Third of three' })]) as unknown }) as unknown }]);
    await app.services.db.transaction((tx) => personalData!.erase(tx, owner!.id));
    expect(await app.services.db.knex('prompt_imports').where({ user_id: owner!.id })).toEqual([]);
    expect(await app.services.db.knex('prompt_import_rows').where({ import_id: id })).toEqual([]);
  });
});

describe('hostile files', () => {
  it('an import file of 100 MB is refused while it is uploaded', async () => {
    const user = await app.register();
    const { status, body } = await sendEndless(user, 100 * 1024 * 1024);
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([413, 'too_large']);
    expect(await app.services.db.knex('prompt_imports').whereIn('user_id', app.services.db.knex('users').where({ username: user.username }).select('id'))).toEqual([]);
  });

  it.each([
    ['bytes.csv', Buffer.alloc(4_000), 'not a text file'],
    ['broken.zip', Buffer.from('PK\x03\x04nothing more than this'), 'broken'],
    ['half.json', '[{"title": "A prompt to keep", "prompt": "x"},', 'cannot be read'],
    ['half.csv', 'act,prompt\nA prompt to keep,x\n"Never closed,x\n', 'not closed'],
  ])('the hostile file %s gets a report with a reason and no row', async (name, data, words) => {
    const user = await app.register();
    const { status, body } = await upload(user, data, name);
    expect([status, body.import.state, body.import.rows.total]).toEqual([201, 'refused', 0]);
    expect(body.import.problem).toContain(words);
    expect(codeOf(await accept(user, body.import.id))).toBe('nothing_to_import');
    expect(await drafts(user)).toEqual([]);
  });

  it('accepting an import makes no draft at all when the last of 600 drafts cannot be made', async () => {
    const user = await app.register();
    const { id } = (await upload(user, JSON.stringify(Array.from({ length: 600 }, (_, n) => ({ title: `Prompt number ${n}`, prompt: 'x' }))))).body.import;
    await app.services.db.knex.raw(`update prompt_import_rows set content = jsonb_set(content, '{contentType}', '"song"') where import_id = ? and row_no = 600`, [id]);
    expect((await accept(user, id)).status).toBe(500);
    expect(await drafts(user)).toEqual([]);
    expect((await call(user, getImport, { params: { id } })).body.import).toMatchObject({ state: 'ready', rows: { ready: 600, imported: 0 } });
  });
});

const csv = testDataFile('prompts-chat.csv');
describe.skipIf(csv === null)('all of prompts.chat', () => {
  it('an import of all 1,281 prompts of prompts.chat makes 1,259 drafts within 3 s, and gives 22 reasons', async () => {
    const user = await app.register();
    const { body } = await upload(user, readFileSync(csv!), 'prompts-chat.csv');
    expect(body.import).toMatchObject({ format: 'prompts_chat_csv', state: 'ready', rows: { total: 1281, ready: 1259, refused: 22 } });
    const began = performance.now();
    expect((await accept(user, body.import.id)).body.import).toMatchObject({ state: 'done', rows: { imported: 1259 } });
    expect(performance.now() - began).toBeLessThan(3_000);
    const made = await drafts(user);
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(1259);
    const refused = (await call(user, listImportRows, { params: { id: body.import.id }, query: { state: 'refused', limit: 200 } })).body;
    expect(refused.items.every(({ reason }) => reason !== null)).toBe(true);
    expect([refused.items.length, refused.nextCursor]).toEqual([22, null]);
  });
});

describe('pasted text', () => {
  it('pasted text is answered as the content of a draft, and nothing is stored', async () => {
    const user = await app.register();
    const { body } = await call(user, convertText, { body: { text: '# Write a poem\n\nWrite a poem about [TOPIC].' } });
    expect(body).toMatchObject({ format: 'text', syntaxes: ['brackets'], content: { title: 'Write a poem', template: 'Write a poem about {{topic}}.', visibility: 'public' } });
    const many = await call(user, convertText, { body: { text: three } });
    expect(many.body).toMatchObject({ prompts: 3, content: { title: 'First of three' } });
    const read = async (text: string, more = {}) => (await call(user, convertText, { body: { text, ...more } })).body;
    expect(await read('Guide to [TONE: warm|dry] ${city:Rome}')).toMatchObject({ undecided: ['[TONE: warm|dry]'], content: { title: 'Guide to [TONE', template: 'Guide to [TONE: warm|dry] {{city}}' } });
    expect(await read('# Guide\nto [TONE: warm|dry] {{city}}', { variablesOnly: true })).toMatchObject({ undecided: [], content: { template: '# Guide\nto {{tone}} {{city}}', form: { sections: [{ fields: [{ key: 'tone', type: 'select' }, { key: 'city' }] }] } } });
    expect(await read('{"subject": "a cat", "style": "[STYLE]"}')).toMatchObject({ format: 'text', prompts: 1, content: { template: '{"subject": "a cat", "style": "{{style}}"}' } });
    expect(await read('title;prompt\nA first one;Say {{x}}\nAnother one;Do')).toMatchObject({ format: 'csv', prompts: 2, content: { title: 'A first one' } });
    expect(await read('Write about [TOPIC] in [TONE: wistful|cheerful] mood.')).toMatchObject({ content: { title: 'Write about topic in tone mood' } });
    const long = await call(user, convertText, { body: { text: 'x'.repeat(20_001) } });
    expect([long.status, codeOf(long)]).toEqual([422, 'not_convertible']);
    expect(await drafts(user)).toEqual([]);
  });
});

describe('exported prompts', () => {
  const own = (title: string): DraftContent => ({ ...blankDraft('text'), title, template: '=SUM({{a}})\r\n---\n', pricing: 'unlock', unlockPrice: 5, tags: ['one', 'two'], systemTemplate: '', form: { sections: [{ title: 'A', fields: [{ key: 'a', type: 'rows', label: 'A', required: true, fields: [{ key: 'b', type: 'slider', label: 'B', required: false, min: 0 }] }] }] } });
  const make = async (user: HttpUser, title: string): Promise<string> => (await user.send<{ draft: { promptId: string } }>('POST', '/api/drafts', { body: { content: own(title) } })).body.draft.promptId;
  const take = (user: HttpUser, query: string) => fetch(`${app.url}/api/exports/prompts?${query}`, { headers: { Cookie: user.cookie() } });
  const contents = async (user: HttpUser): Promise<DraftContent[]> => {
    const file = JSON.parse(await (await take(user, 'format=json')).text()) as { prompts: DraftContent[] };
    return file.prompts;
  };

  it.each(['markdown', 'json', 'csv'])('prompts exported as %s are the same after another user imports them', async (format) => {
    const [author, other] = await Promise.all([app.register(), app.register()]);
    await make(author, 'Something of mine');
    await make(author, '=Another "one"');
    const answer = await take(author, `format=${format}`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="conjure-prompts-[\d-]+\.(zip|json|csv)"$/);
    const file = Buffer.from(await answer.arrayBuffer());
    const name = /filename="(.+)"/.exec(answer.headers.get('content-disposition')!)![1]!;
    const { body } = await upload(other, file, name);
    await accept(other, body.import.id);
    expect(await contents(other)).toEqual([own('Something of mine'), own('=Another "one"')]);
    if (format !== 'markdown') expect(Buffer.from(await (await take(other, `format=${format}`)).arrayBuffer())).toEqual(file);
    else expect([...readZip(file).keys()].every((each) => each.endsWith('.prompt.md'))).toBe(true);
  });

  it('a single prompt is exported as a Markdown file, and another person\'s prompt is not found', async () => {
    const [author, other] = await Promise.all([app.register(), app.register()]);
    const id = await make(author, 'Mine alone here');
    const file = await take(author, `format=markdown&ids=${id}`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="mine-alone-here.prompt.md"');
    expect(await file.text()).toContain('\ntitle: Mine alone here\n');
    await make(other, 'Something else');
    expect((await take(other, `format=json&ids=${id}`)).status).toBe(404);
    expect((await take(other, `format=json&ids=x`)).status).toBe(400);
    expect((await take(await app.register(), 'format=csv')).status).toBe(404);
  });

  it('a published prompt without a draft is exported by its latest version', async () => {
    const { knex } = app.services.db;
    const [starter] = (await knex('prompts').whereNotNull('published_version_id').select('id', 'owner_id', 'title').limit(1)) as { id: string; owner_id: string; title: string }[];
    const user = await app.register();
    await knex('prompts').where({ id: starter!.id }).update({ owner_id: (await knex('users').where({ username: user.username }).first('id'))!.id });
    expect((await contents(user)).map(({ title }) => title)).toEqual([starter!.title]);
    await knex('prompts').where({ id: starter!.id }).update({ owner_id: starter!.owner_id });
  });
});

/** Streams an upload of `bytes` zero bytes, so that the test does not hold them in memory. */
function sendEndless(user: HttpUser, bytes: number): Promise<{ status: number; body: string }> {
  const boundary = 'endless';
  const url = new URL('/api/imports', app.url);
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers: { Cookie: user.cookie(), Origin: app.url, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': `multipart/form-data; boundary=${boundary}` } });
    let answered = false;
    sending.on('response', (answer) => {
      answered = true;
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text)).on('end', () => resolve({ status: answer.statusCode!, body }));
    });
    // The server may close the connection while a refused client still sends, so an error after the answer is ignored.
    sending.on('error', (error) => (answered ? undefined : reject(error)));
    sending.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="large.csv"\r\n\r\nact,prompt\n`);
    createReadStream('/dev/zero', { end: bytes }).on('end', () => sending.end(`\r\n--${boundary}--\r\n`)).pipe(sending, { end: false });
  });
}
