import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contracts/errors.ts';
import type { Generation } from '#contracts/generation.ts';
import { newId } from '#kernel/ids.ts';
import { createVisitor, registerUser } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { openRecoveryStack } from './recovery-stack.ts';
import type { RecoveryStack } from './recovery-stack.ts';

const FREE = '/api/ai/generate';
const text = (changes: object) => ({ expectedTotal: 99, contentType: 'text', prompt: 'A lighthouse', ...changes });
const image = (changes: object) => ({ expectedTotal: 99, contentType: 'image', prompt: 'A lighthouse', ...changes });

/** Invalid bodies of a request for a free-form run, each with the paths of all its problems. */
const WRONG_BODIES: [string, unknown, (string | number)[][]][] = [
  ['a negative price', text({ expectedTotal: -1 }), [['expectedTotal']]],
  ['a price of half a token', text({ expectedTotal: 0.5 }), [['expectedTotal']]],
  ['an empty object as its body', {}, [['contentType'], ['expectedTotal'], ['prompt']]],
  ['fields of wrong types', { expectedTotal: 99, contentType: 7, prompt: ['A'], quantity: '2', length: null }, [['contentType'], ['length'], ['prompt'], ['quantity']]],
  ['unknown fields', text({ price: 0, userId: newId() }), [['price'], ['userId']]],
  ['a field named constructor', JSON.parse('{"expectedTotal":99,"contentType":"text","prompt":"A","constructor":{"prototype":{}}}'), [['constructor']]],
  ['an array as its body', [text({})], [[]]],
  ['null as its body', null, [['contentType'], ['expectedTotal'], ['prompt']]],
  ['a number as its body', 5, [[]]],
  ['an empty prompt', text({ prompt: ' \n ' }), [['prompt']]],
  ['a prompt of more than 4,000 characters', text({ prompt: 'a'.repeat(4_001) }), [['prompt']]],
  ['five pictures', image({ quantity: 5 }), [['quantity']]],
  ['zero pictures', image({ quantity: 0 }), [['quantity']]],
  ['one and a half pictures', image({ quantity: 1.5 }), [['quantity']]],
  ['two texts', text({ quantity: 2 }), [['quantity']]],
  ['an aspect of videos for a picture', image({ aspect: '16:9' }), [['aspect']]],
  ['an aspect for a text', text({ aspect: '1:1' }), [['aspect']]],
  ['a length and a video aspect for a picture', image({ length: 300, quantity: 4, aspect: '9:16' }), [['aspect'], ['length']]],
  ['an unknown model', text({ model: 'gpt-from-the-future' }), [['model']]],
  ['a model of another type', text({ model: 'openai-compatible-image' }), [['model']]],
  ['a NUL in the prompt', text({ prompt: 'light\u0000house' }), [['prompt']]],
  ['half a surrogate pair in the prompt', text({ prompt: 'light\ud800house' }), [['prompt']]],
];

describe('bad input', () => {
  let stack: RecoveryStack;
  let user: HttpUser;
  let prompt: { id: string };
  let before: Record<string, number>;

  async function rowCounts(): Promise<Record<string, number>> {
    const tables = (await stack.db.knex('pg_tables').where({ schemaname: 'public' }).orderBy('tablename').pluck('tablename')) as string[];
    const counts = await Promise.all(tables.map(async (table) => [table, Number((await stack.db.knex(table).count())[0]!['count'])] as const));
    return Object.fromEntries(counts);
  }
  const nothingWritten = async () => expect(await rowCounts()).toEqual(before);

  /** Sends a request with a body that is sent unchanged, even if it is not JSON. */
  async function sendRaw(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<{ status: number; body: ErrorBody }> {
    const origin = { Origin: user.baseUrl, 'Sec-Fetch-Site': 'same-origin', Cookie: user.cookie() };
    const response = await fetch(user.baseUrl + path, { method: 'POST', headers: { ...origin, 'Content-Type': 'application/json', ...headers }, body });
    return { status: response.status, body: (await response.json()) as ErrorBody };
  }
  const post = (path: string, body: unknown) => user.send<ErrorBody>('POST', path, { body });
  /** The paths of all problems in an answer; two problems at the same path count as one. */
  const pathsOf = ({ issues = [] }: ErrorBody) =>
    [...new Map(issues.map(({ path }) => [path.join(), path])).entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, path]) => path);

  beforeAll(async () => {
    stack = await openRecoveryStack();
    const api = await stack.api();
    user = await registerUser(api.url);
    prompt = (await user.send<{ prompt: { id: string } }>('GET', '/api/prompts/outline-first-blog-builder')).body.prompt;
    before = await rowCounts();
  }, 120_000);
  afterAll(() => stack.close());

  it.each(WRONG_BODIES)('a request for a run with %s is refused with every problem at its path, and nothing is written', async (_, body, paths) => {
    const answer = await post(FREE, body);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body).toMatchObject({ success: false, message: expect.any(String) as string, requestId: expect.any(String) as string });
    expect(pathsOf(answer.body)).toEqual(paths);
    for (const { message } of answer.body.issues ?? []) expect(message).not.toBe('');
    await nothingWritten();
  });

  it.each<[string, unknown, (string | number)[][]]>([
    ['empty inputs', { expectedTotal: 99, inputs: {} }, [['inputs', 'audience'], ['inputs', 'insider_notes'], ['inputs', 'search_phrase'], ['inputs', 'tone'], ['inputs', 'topic']]],
    ['no inputs and no price', {}, [['expectedTotal'], ['inputs']]],
    ['inputs that the form does not have', filled({ __proto_: 1, nonsense: 'x' }), [['inputs', '__proto_'], ['inputs', 'nonsense']]],
    ['inputs of wrong types', filled({ topic: 7, related_phrases: [1] }), [['inputs', 'related_phrases'], ['inputs', 'topic']]],
    ['a NUL in an input', filled({ topic: 'light\u0000house' }), [['inputs', 'topic']]],
    ['a NUL in an input that is a list', filled({ related_phrases: ['ok', 'b\u0000d'] }), [['inputs', 'related_phrases', 1]]],
  ])('a request for a run of a prompt with %s is refused with the path of each problem, and nothing is written', async (_, body, paths) => {
    const answer = await post(`/api/prompts/${prompt.id}/generate`, body);
    expect(answer.status, answer.text).toBe(400);
    expect(pathsOf(answer.body)).toEqual(paths);
    await nothingWritten();
  });

  it('malformed JSON, other content types, and bodies that are too large or nested too deeply are refused, and nothing is written', async () => {
    const notJson = [await sendRaw(FREE, '{"contentType":"text",'), await sendRaw(FREE, ''), await sendRaw(FREE, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))];
    expect(notJson.map(({ status }) => status)).toEqual([400, 400, 400]);
    const plain = await sendRaw(FREE, JSON.stringify(text({})), { 'Content-Type': 'text/plain' });
    expect([400, 415]).toContain(plain.status);
    const huge = await sendRaw(FREE, JSON.stringify(text({ prompt: 'a'.repeat(10 * 1024 * 1024) })));
    expect([huge.status, huge.body.code]).toEqual([413, 'too_large']);
    const deep = await sendRaw(FREE, `${'['.repeat(40_000)}${']'.repeat(40_000)}`);
    expect(deep.status).toBe(400);
    const everything = [...notJson, plain, huge, deep];
    for (const { body } of everything) expect(body).toMatchObject({ success: false, code: expect.any(String) as string, requestId: expect.any(String) as string });
    await nothingWritten();
  });

  it.each([
    ['/api/generations?limit=many', 400, [['limit']]],
    ['/api/generations?state=lost&colour=red', 400, [['colour'], ['state']]],
    ['/api/generations?before=yesterday', 400, [['before']]],
    ['/api/generations/not-an-id', 400, [['id']]],
    [`/api/generations/${newId()}`, 404, []],
    ['/api/prompts/no-such-prompt', 404, []],
    ['/api/no-such-thing', 404, []],
    ['/api/generations/%00', 400, [['id']]],
    ['/api/prompts/%00', 400, [['idOrSlug']]],
    ['/api/prompts?q=%00', 400, [['q']]],
    ['/api/generations/%E0%A4%A', 400, [['id']]],
  ])('the malformed or unknown address in GET %s is answered with status %i', async (path, status, paths) => {
    const answer = await user.send<ErrorBody>('GET', path);
    expect(answer.status, answer.text).toBe(status);
    expect(pathsOf(answer.body)).toEqual(paths);
  });

  it('a request for a run of an unknown prompt, with an invalid key, or by a stranger writes nothing', async () => {
    const run = (id: string) => post(`/api/prompts/${id}/generate`, { expectedTotal: 99, inputs: {} });
    expect([(await run(newId())).status, (await run('nonsense')).status]).toEqual([404, 400]);
    expect((await user.send('POST', FREE, { body: text({}), key: 'k'.repeat(10_000) })).status).toBe(400);
    expect((await createVisitor(user.baseUrl).send('POST', FREE, { body: text({}) })).status).toBe(401);
    const foreignPage = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await user.send('POST', FREE, { body: text({}), headers: foreignPage })).status).toBe(403);
    await nothingWritten();
  });

  it('no request finds runs and messages of another user', async () => {
    const owner = await registerUser(user.baseUrl);
    const { id } = (await owner.send<{ generation: Generation }>('POST', FREE, { body: text({}) })).body.generation;
    const userId = ((await stack.db.knex('generations').where({ id }).first('user_id')) as { user_id: string }).user_id;
    const messageId = newId();
    await stack.db.knex('messages').insert({
      id: messageId, user_id: userId, dedupe_key: messageId, subject: 's', content: 'c', priority: 'normal', category: 'system',
      type: 'system_notification', created_at: new Date(),
    });
    const seenBefore = [await rowCounts(), await stack.db.knex('generations').where({ id }).first() as unknown];
    const attempts = [
      ['GET', `/api/generations/${id}`], ['POST', `/api/generations/${id}/cancel`], ['POST', `/api/generations/${id}/retry`],
      ['DELETE', `/api/generations/${id}`], ['PATCH', `/api/messages/${messageId}/read`],
    ] as const;
    const body = (path: string) => (path.endsWith('/retry') ? { body: { expectedTotal: 99 } } : {});
    const known = await Promise.all(attempts.map(([method, path]) => user.send<ErrorBody>(method, path, body(path))));
    const unknown = await Promise.all(attempts.map(([method, path]) => user.send<ErrorBody>(method, path.replace(/[0-9a-f-]{36}/, newId()), body(path))));
    expect(known.map(({ status }) => status)).toEqual(attempts.map(() => 404));
    // The refusals must be equal, because they must not tell a stranger whether the thing exists.
    const told = (answers: typeof known) => answers.map(({ status, body }) => [status, body.code, body.message]);
    expect(told(known)).toEqual(told(unknown));
    expect([await rowCounts(), await stack.db.knex('generations').where({ id }).first() as unknown]).toEqual(seenBefore);
    expect((await owner.send('POST', `/api/generations/${id}/cancel`)).status).toBe(200);
  });
});

/** A valid form of the starter prompt, with the given changes. */
function filled(changes: object): { expectedTotal: number; inputs: object } {
  const inputs = { topic: 'Lighthouses', audience: 'Sailors', insider_notes: 'They are tall, and they are lonely.', search_phrase: 'lighthouse', tone: 'neighbour' };
  return { expectedTotal: 99, inputs: { ...inputs, ...changes } };
}
