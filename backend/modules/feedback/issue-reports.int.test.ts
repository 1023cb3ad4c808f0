import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { getOwnIssue, reportIssue, REPORT_LIMIT_BYTES, SCREENSHOT_LIMIT_BYTES } from '#contracts/issues.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpAnswer, HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { issuePersonalData } from './issue.personal-data.ts';

let app: TestApp;
let ada: HttpUser;
let admin: HttpUser;
beforeAll(async () => {
  app = await createTestApp({ overrides: { RATE_LIMIT_ISSUE: '1000/60' } });
  [ada, admin] = [await app.register(), await app.register()];
  await query('update users set role = ? where username = ?', ['admin', admin.username]);
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
});
afterAll(() => app.close());

const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
const report = { title: 'The hat is empty', type: 'bug', description: 'No rabbit came out of it, twice.' };
const send = (body: object, key?: string, user = ada) => user.send<{ id: string; message: string } & ErrorBody>('POST', reportIssue.path, { body, ...(key && { key }) });
const dataUrl = (mime: string, data: Buffer): string => `data:${mime};base64,${data.toString('base64')}`;
const picture = (width = 8, height = 6) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const idOf = async (user: HttpUser): Promise<string> => (await query<{ id: string }>('select id from users where username = ?', [user.username]))[0]!.id;
const reports = async (user = ada) => (await query<{ n: number }>('select count(*)::int as n from issue_reports where reporter_id = ?', [await idOf(user)]))[0]!.n;
const row = async (id: string) => (await query<Record<string, unknown>>('select * from issue_reports where id = ?', [id]))[0]!;
const screenshot = (id: string, user: HttpUser) => fetch(`${app.url}/api/admin/issues/${id}/screenshot`, { headers: { Cookie: user.cookie() } });

describe('an issue report of a member', () => {
  it('an issue report of a member is stored with its defaults, answered with thanks, and published as an event', async () => {
    const { status, body } = await send(report);
    expect([status, body.message]).toEqual([201, 'Thank you! Your issue has been successfully reported.']);
    expect(await row(body.id)).toMatchObject({ ...report, version: '1.0', steps: null, environment_info: null, screenshot_file_id: null, status: 'new', assignee_id: null });
    expect(await query(`select payload from outbox_events where name = 'issue_reported' and payload->>'issueId' = ?`, [body.id])).toEqual([
      { payload: { issueId: body.id, userId: await idOf(ada), type: 'bug' } },
    ]);
  });

  it('an issue report of a member is stored with all its fields, and with a trimmed title', async () => {
    const { body } = await send({ ...report, title: '  Slow hats  ', type: 'performance', steps: '1. Wait', environmentInfo: 'A tent', version: '2.1', imageData: null });
    expect(await row(body.id)).toMatchObject({ title: 'Slow hats', type: 'performance', steps: '1. Wait', environment_info: 'A tent', version: '2.1' });
  });

  it.each([
    ['title', { title: 'Hat ' }, 'Title must be at least 5 characters long'],
    ['description', { description: ' too short ' }, 'Description must be at least 10 characters long'],
    ['type', { type: 'poem' }, null],
    ['type', { type: undefined }, 'This is required.'],
    ['title', { title: 'x'.repeat(201) }, 'Keep the title below 200 characters'],
    ['steps', { steps: 'x'.repeat(10_001) }, 'Use at most 10,000 characters'],
    ['environmentInfo', { environmentInfo: 'x'.repeat(4_001) }, 'Use at most 4,000 characters'],
    ['version', { version: 'x'.repeat(51) }, 'Keep the version below 50 characters'],
    ['imageData', { imageData: 'https://example.com/shot.png' }, 'The screenshot must be a PNG, JPG or GIF picture.'],
    ['imageData', { imageData: 7 }, null],
    ['assigneeId', { assigneeId: newId() }, 'This field is unknown.'],
  ])('an issue report with a wrong %s is refused at its field: %j', async (field, wrong, message) => {
    const before = await reports();
    const { status, body } = await send({ ...report, ...wrong });
    expect(status).toBe(400);
    const issue = body.issues?.find(({ path }) => path[0] === field);
    expect(issue).toBeDefined();
    if (message) expect(issue!.message).toBe(message);
    expect(await reports()).toBe(before);
  });

  it('an issue report of a visitor is refused with 401, before the server reads the body', async () => {
    expect((await send(report, undefined, app.visitor())).status).toBe(401);
    // A body of 7 MB also gets 401 and not 413, because the server does not read a visitor's body.
    expect((await send({ ...report, imageData: `data:image/png;base64,${'A'.repeat(SCREENSHOT_LIMIT_BYTES)}` }, undefined, app.visitor())).status).toBe(401);
  });
});

describe('the screenshot of an issue report', () => {
  it('a screenshot that does not fit into the member\'s storage is refused with 409, and the report can be sent without it', async () => {
    const user = await app.register();
    const ownerId = await idOf(user);
    const { media } = app.modules.media;
    const plan = 'free';
    const sent = { ...report, imageData: dataUrl('image/png', await picture().png().toBuffer()) };
    const { quotaBytes } = await media.storageUse(app.services.db.knex, { userId: ownerId, plan });
    const { id } = await media.store({ ownerId, data: Buffer.from('a'), mime: 'text/plain', name: 'a.txt', visibility: 'private' });
    for (const left of [0, 10]) {
      await query('update files set bytes = ? where id = ?', [quotaBytes - left, id]);
      const refused = await send(sent, undefined, user);
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'storage_full', issues: [{ path: ['imageData'], message: 'Your storage is too full for this screenshot. Send the report without it, or delete files first.' }] }]);
    }
    expect((await send(report, undefined, user)).status).toBe(201);
    await query('update files set bytes = 1 where id = ?', [id]);
    expect((await send(sent, undefined, user)).status).toBe(201);
    expect(await query('select 1 from files where owner_id = ?', [ownerId])).toHaveLength(2);
  });

  it('the screenshot of an issue report is stored privately without metadata, and only its sender and administrators can open it', async () => {
    const original = await picture(40, 20).withExif({ IFD0: { Copyright: 'a place that is nobody’s business' } }).jpeg().toBuffer();
    const { body } = await send({ ...report, imageData: dataUrl('image/jpeg', original) });
    const { screenshot_file_id: fileId } = await row(body.id);
    const answer = await screenshot(body.id, admin);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const shown = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 });
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
    expect((await screenshot(body.id, ada)).status).toBe(403);
    expect((await screenshot(body.id, app.visitor())).status).toBe(401);
    // At `/media/<fileId>` only the file's owner can open it, so an administrator gets 404 there.
    const open = (user: HttpUser) => fetch(`${app.url}/media/${String(fileId)}`, { headers: { Cookie: user.cookie() } });
    expect([(await open(admin)).status, (await open(app.visitor())).status]).toEqual([404, 404]);
    expect((await call(ada, getOwnIssue, { params: { id: body.id } })).body.issue.screenshotUrl).toBe(`/media/${String(fileId)}`);
    expect((await open(ada)).status).toBe(200);
    // The owner cannot delete the file, because the report uses it.
    expect((await ada.send('DELETE', `/api/files/${String(fileId)}`)).status).toBe(409);
  });

  it.each(['png', 'gif', 'webp'] as const)('the screenshot of an issue report is accepted as %s', async (format) => {
    const { status, body } = await send({ ...report, imageData: dataUrl(`image/${format}`, await picture()[format]().toBuffer()) });
    expect(status).toBe(201);
    expect((await screenshot(body.id, admin)).status).toBe(200);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const bad: [string, () => Promise<string>, RegExp][] = [
    ['a renamed program', () => Promise.resolve(dataUrl('image/png', Buffer.from('MZ this is no picture'))), /not a picture/],
    ['an SVG', () => Promise.resolve(dataUrl('image/svg+xml', svg)), /SVG pictures can contain scripts/],
    ['an SVG with the type of a PNG', () => Promise.resolve(dataUrl('image/png', svg)), /SVG pictures can contain scripts/],
    ['a page of HTML', () => Promise.resolve(dataUrl('text/html', Buffer.from('<p>hi'))), /must be a PNG, JPG or GIF picture/],
    ['a truncated picture', async () => dataUrl('image/png', (await picture(200, 200).png().toBuffer()).subarray(0, 80)), /cannot be read/],
    ['a picture of 81 megapixels', async () => dataUrl('image/png', await picture(9_000, 9_000).png().toBuffer()), /more than 25 megapixels/],
    ['an empty file', () => Promise.resolve('data:image/png;base64,'), /empty/],
  ];
  it.each(bad)('the screenshot of an issue report is refused with 400 and a reason when it is %s, and no report is stored', async (_name, make, words) => {
    const before = await reports();
    const { status, body } = await send({ ...report, imageData: await make() });
    expect([status, body.issues?.[0]?.path]).toEqual([400, ['imageData']]);
    expect(body.message).toMatch(words);
    expect(body.issues![0]!.message).toBe(body.message);
    expect(await reports()).toBe(before);
  });

  it('answers 413 to a screenshot above 5 MB with its size, and 413 to an issue report above 7.2 MB', async () => {
    const big = await send({ ...report, imageData: dataUrl('image/png', Buffer.alloc(SCREENSHOT_LIMIT_BYTES + 1)) });
    expect(big).toMatchObject({ status: 413, body: { code: 'screenshot_too_large', message: 'This screenshot has 5.1 MB; the limit is 5 MB.' } });
    expect(await send({ ...report, imageData: `data:image/png;base64,${'A'.repeat(REPORT_LIMIT_BYTES)}` })).toMatchObject({ status: 413, body: { code: 'too_large' } });
    // The larger body limit holds for issue reports only: another route still answers 413 to 200 kB.
    expect((await ada.send('PATCH', '/api/messages/mark-all-read', { body: { much: 'A'.repeat(200_000) } })).status).toBe(413);
  });
});

describe('a member\'s repeated click on "Report"', () => {
  it('five clicks on "Report" with the same idempotency key, four of them at once, store one report with one picture', async () => {
    const key = newId();
    const before = await reports();
    const body = { ...report, imageData: dataUrl('image/png', await picture().png().toBuffer()) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(body, key)));
    const later = await send(body, key);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set([...answers, later].map((answer: HttpAnswer<{ id: string }>) => answer.body.id)).size).toBe(1);
    expect(await reports()).toBe(before + 1);
    expect(await query(`select 1 from outbox_events where name = 'issue_reported' and payload->>'issueId' = ?`, [later.body.id])).toHaveLength(1);
    const claimed = await query(`select 1 from files f join issue_reports i on i.screenshot_file_id = f.id where i.id = ? and f.claims = 1`, [later.body.id]);
    expect(claimed).toHaveLength(1);
  });

  it('answers 422 when an issue report has the idempotency key of another report of the same member', async () => {
    const key = newId();
    await send(report, key);
    expect(await send({ ...report, title: 'Another hat' }, key)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    // Keys belong to one user, so another user may send the same key.
    expect((await send(report, key, admin)).status).toBe(201);
  });

  it('a member may use an idempotency key again with another picture after the first picture was refused', async () => {
    const key = newId();
    expect((await send({ ...report, imageData: 'data:image/png;base64,AAAA' }, key)).status).toBe(400);
    expect((await send(report, key)).status).toBe(201);
  });
});

it('a member above the limit of issue reports gets 429: reports and refused pictures count, invalid forms and repeats do not', async () => {
  const strict = await createTestApp({ overrides: { RATE_LIMIT_ISSUE: '2/3600' } });
  const user = await strict.register();
  const key = newId();
  expect((await send(report, key, user)).status).toBe(201);
  expect((await send(report, key, user)).status).toBe(201);
  expect((await send({ ...report, title: 'Hat' }, undefined, user)).status).toBe(400);
  const torn = { ...report, imageData: 'data:image/png;base64,AAAA' };
  expect((await send(torn, undefined, user)).status).toBe(400);
  // A refused picture counts too, because the limit keeps a member from making the server decode pictures without end.
  const answer = await send(torn, undefined, user);
  expect(answer.status).toBe(429);
  expect(answer.body.message).toMatch(/Please wait \d+ minutes and try again\./);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.close();
});

describe('personal data in issue reports', () => {
  it('the export has a member\'s issue reports with replies, and account deletion erases them and their screenshots', async () => {
    const { media } = app.modules;
    const parts = issuePersonalData({ db: app.services.db, media: media.media });
    const user = await app.register();
    const userId = await idOf(user);
    const { body } = await send({ ...report, imageData: dataUrl('image/png', await picture().png().toBuffer()) }, undefined, user);
    const { screenshot_file_id: fileId } = await row(body.id);
    await admin.send('POST', `/api/admin/issues/${body.id}/replies`, { body: { text: 'We are looking for the rabbit.' } });
    const entries = [];
    for await (const entry of parts.export(userId)) entries.push(entry);
    expect(entries).toMatchObject([{ name: 'feedback/issue-reports.json', data: [{ id: body.id, title: report.title, screenshotFileId: fileId, replies: [{ text: 'We are looking for the rabbit.' }] }] }]);

    const adminId = await idOf(admin);
    const others = await send(report);
    await admin.send('PATCH', `/api/admin/issues/${others.body.id}`, { body: { revision: 0, assigneeId: adminId } });
    await app.services.db.transaction((tx) => parts.erase(tx, userId));
    expect(await row(body.id)).toBeUndefined();
    expect(await query('select 1 from files where id = ? and claims = 0 and sweep_after is not null', [fileId])).toHaveLength(1);
    expect((await query<{ n: number }>('select count(*)::int as n from issue_replies where issue_id = ?', [body.id]))[0]!.n).toBe(0);
    expect((await row(others.body.id)).assignee_id).toBe(adminId);
  });
});
