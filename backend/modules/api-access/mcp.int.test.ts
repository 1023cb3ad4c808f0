import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiKey, revokeApiKey } from '#contracts/api-keys.ts';
import type { ApiScope } from '#contracts/api-keys.ts';
import { getBalance } from '#contracts/balance.ts';
import { must } from '#contracts/must.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { programWith } from '#testing/program.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let owner: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.register();
});
afterAll(() => app.close());

interface Told {
  content: { type: string; text: string }[];
  isError?: boolean;
}

/** Connects the SDK's own MCP client with an API key of the owner. */
async function connect(scopes: ApiScope[]) {
  const { key, secret } = (await call(owner, createApiKey, { body: { name: 'Model', scopes, perRun: 20, perDay: null, expiresInDays: 7 } })).body;
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', app.url), { requestInit: { headers: { Authorization: `Bearer ${secret}` } } }));
  const tool = async <T = Record<string, unknown>>(name: string, given: Record<string, unknown> = {}): Promise<{ refused: boolean; said: T }> => {
    const { content, isError = false } = (await client.callTool({ name, arguments: given })) as Told;
    const text = must(content[0], 'the answer of a tool').text;
    return { refused: isError, said: text.startsWith('{') ? (JSON.parse(text) as T) : ({ text } as T) };
  };
  return { client, tool, key, secret };
}

it('the SDK’s own MCP client lists prompts, runs one, and reads the run and the balance', async () => {
  const { client, tool } = await connect(['read', 'run']);
  expect((await client.listTools()).tools.map(({ name }) => name).sort()).toEqual(['balance', 'get_prompt', 'get_run', 'list_prompts', 'run_prompt']);
  const { said: list } = await tool<{ items: { id: string; slug: string; title: string }[]; nextCursor: string | null }>('list_prompts', { type: 'text', limit: 3 });
  expect(list.items).toHaveLength(3);
  const prompt = must(list.items[0], 'a prompt');
  const { said: detail } = await tool<{ prompt: { id: string; sampleInputs: { inputs: Record<string, unknown> }[] } }>('get_prompt', { prompt: prompt.slug });
  expect(detail.prompt.id).toBe(prompt.id);
  const before = (await call(owner, getBalance)).body;
  expect((await tool('balance')).said).toEqual({ tokens: before });
  const run = await tool<{ generation: { id: string; quote: { total: number } } }>('run_prompt', { promptId: prompt.id, inputs: must(detail.prompt.sampleInputs[0], 'sample inputs').inputs, maxTokens: 20 });
  expect(run.refused).toBe(false);
  const { generation } = run.said;
  expect((await tool('balance')).said).toEqual({ tokens: Number(before) - generation.quote.total });
  expect((await tool<{ generation: { id: string; status: string } }>('get_run', { runId: generation.id })).said.generation).toMatchObject({ id: generation.id, status: 'queued' });
  await client.close();
});

it('MCP refuses a run without maxTokens, and one whose price is higher', async () => {
  const { tool, client } = await connect(['read', 'run']);
  const { said: list } = await tool<{ items: { slug: string }[] }>('list_prompts', { type: 'image', limit: 1 });
  const { said: detail } = await tool<{ prompt: { id: string; sampleInputs: { inputs: Record<string, unknown> }[] } }>('get_prompt', { prompt: must(list.items[0], 'a prompt').slug });
  const wish = { promptId: detail.prompt.id, inputs: must(detail.prompt.sampleInputs[0], 'sample inputs').inputs };
  const without = await tool<{ text: string }>('run_prompt', wish);
  expect([without.refused, without.said.text]).toEqual([true, expect.stringContaining('maxTokens')]);
  const before = (await call(owner, getBalance)).body;
  expect(await tool('run_prompt', { ...wish, maxTokens: 0 })).toMatchObject({ refused: true, said: { code: 'price_changed' } });
  expect((await call(owner, getBalance)).body).toBe(before);
  await client.close();
});

it('each MCP tool needs the scope of its endpoint', async () => {
  const { tool, client } = await connect(['prompts']);
  expect((await tool('list_prompts')).refused).toBe(false);
  expect(await tool('balance')).toMatchObject({ refused: true, said: { code: 'scope_missing' } });
  expect(await tool('run_prompt', { promptId: '019300000000-7000-8000-000000000000', inputs: {}, maxTokens: 1 })).toMatchObject({ refused: true });
  await client.close();
});

it('MCP answers 401 without an API key, with a session only, or after the key is revoked', async () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect((await app.visitor().send('POST', '/mcp', { body: message })).status).toBe(401);
  expect((await owner.send('POST', '/mcp', { body: message })).status).toBe(401);
  const { client, tool, key } = await connect(['read']);
  expect((await tool('balance')).refused).toBe(false);
  await call(owner, revokeApiKey, { params: { id: key.id } });
  await expect(tool('balance')).rejects.toThrow();
  await client.close();
});

it('MCP refuses an invalid message with an explanation, and offers no stream', async () => {
  const { secret } = await connect(['read']);
  const program = programWith(app.url, secret);
  const accept = { Accept: 'application/json, text/event-stream' };
  expect((await program.send('POST', '/mcp', { body: { nonsense: true }, headers: accept })).status).toBe(400);
  expect((await program.send('POST', '/mcp', { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } })).status).toBe(406);
  expect((await program.send('GET', '/mcp', { headers: accept })).status).toBe(405);
  const broken = await fetch(new URL('/mcp', app.url), { method: 'POST', headers: { ...accept, Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' }, body: '{' });
  expect(broken.status).toBe(400);
});
