import { afterAll, beforeAll, expect, it } from 'vitest';
import { convertText, getImport, IMPORT_UPLOAD_PATH, listImports } from '#contracts/prompt-import.ts';
import type { PromptImport } from '#contracts/prompt-import.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { sendFile } from '#testing/send-file.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ overrides: { READING_MEMORY_MB: '48', READING_TIME_MS: '60000', READING_QUEUE: '1' } });
});
afterAll(() => app?.close());

const CSV = Buffer.from('act,prompt\nStory teller,Tell me of ${Topic:sea}\n');
const upload = (user: HttpUser, name: string, data: Buffer) => sendFile<{ import: PromptImport }>(user, IMPORT_UPLOAD_PATH, data, name);

it('an import file that takes too much memory is refused with a reason, and earlier reports and the next file are kept', async () => {
  const user = await app.register();
  const first = await upload(user, 'small.csv', CSV);
  expect(first.body.import).toMatchObject({ state: 'ready' });
  const objects = Buffer.from(`[${'{},'.repeat(3_000_000)}{}]`);
  const large = await upload(user, 'large.json', objects);
  expect(large.status).toBe(201);
  expect(large.body.import).toMatchObject({ state: 'refused', rows: { total: 0 } });
  expect(large.body.import.problem).toContain('too much memory');
  expect((await call(user, getImport, { params: { id: first.body.import.id } })).body.import).toEqual(first.body.import);
  expect((await upload(user, 'again.csv', CSV)).body.import).toMatchObject({ state: 'ready', rows: { ready: 1 } });
}, 240_000);

it('an import file or pasted text that takes too long is refused with a reason', async () => {
  const hasty = await createTestApp({ overrides: { READING_TIME_MS: '1' } });
  try {
    const user = await hasty.register();
    const { status, body } = await upload(user, 'small.csv', CSV);
    expect([status, body.import.state]).toEqual([201, 'refused']);
    expect(body.import.problem).toContain('took too long');
    expect((await call(user, listImports)).body.items).toEqual([]);
    const pasted = await call(user, convertText, { body: { text: 'Write about [TOPIC].' } });
    expect([pasted.status, pasted.body]).toMatchObject([422, { code: 'not_convertible' }]);
  } finally {
    await hasty.close();
  }
});

it('an import is refused with Retry-After when too many files wait, and nothing of it is stored', async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => app.register()));
  const answers = await Promise.all(users.map((user) => upload(user, 'small.csv', CSV)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(2);
  expect(statuses).toContain(503);
  for (const [index, { status, body }] of answers.entries()) {
    if (status === 201) continue;
    expect(body).toMatchObject({ code: 'busy' });
    expect((await call(users[index]!, listImports)).body.items).toEqual([]);
    expect((await upload(users[index]!, 'small.csv', CSV)).status).toBe(201);
  }
});

it('an imported system template above the limit is refused by its length alone', async () => {
  const user = await app.register();
  const { body } = await upload(user, 'p.json', Buffer.from(JSON.stringify([{ title: 'Long system text', prompt: 'x', system: '`a` [TOPIC] '.repeat(50_000) }])));
  expect(body.import.rows).toEqual({ total: 1, ready: 0, refused: 1, imported: 0 });
});
