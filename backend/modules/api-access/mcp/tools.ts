import { z } from 'zod';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { InnerAnswer, InnerRequest } from '#kernel/http/inner-call.ts';

/** Calls an endpoint of the API with the caller's API key. */
export type Ask = (request: InnerRequest) => Promise<InnerAnswer>;

/**
 * Converts an answer of the API into the result of an MCP tool, as JSON. A refusal is marked as an error, so that a model reads its text and
 * tries something else.
 */
async function told(asked: Promise<InnerAnswer>) {
  const { status, body } = await asked;
  return { content: [{ type: 'text' as const, text: JSON.stringify(body) }], ...(status >= 400 && { isError: true }) };
}

const READS = { readOnlyHint: true, openWorldHint: false };
const segment = (text: string): string => encodeURIComponent(text);
const LIST_MAX = 60;
const LIST_USUAL = 24;

/** The MCP tools for models. Each calls one endpoint of the API, so contracts, scopes, prices and ceilings are the same. */
export function addTools(server: McpServer, ask: Ask): void {
  server.registerTool('list_prompts', {
    title: 'List prompts',
    description: 'Finds published prompts by words and type. Prices are in tokens. The answer names the cursor of the next page.',
    inputSchema: {
      query: z.string().max(120).optional().describe('Words to look for'),
      type: z.enum(['text', 'image', 'video']).optional().describe('What the prompt makes'),
      limit: z.number().int().min(1).max(LIST_MAX).default(LIST_USUAL),
      cursor: z.string().max(1_000).optional(),
    },
    annotations: READS,
  }, ({ query, type, limit, cursor }) => {
    const search = new URLSearchParams({ limit: String(limit), ...(query !== undefined && { q: query }), ...(type && { contentType: type }), ...(cursor !== undefined && { cursor }) });
    return told(ask({ method: 'GET', url: `/api/prompts?${search.toString()}` }));
  });
  server.registerTool('get_prompt', {
    title: 'Get a prompt',
    description: 'One prompt with the fields of its form. Fill these in as `inputs` of run_prompt.',
    inputSchema: { prompt: z.string().min(1).max(140).describe('Id or slug') },
    annotations: READS,
  }, ({ prompt }) => told(ask({ method: 'GET', url: `/api/prompts/${segment(prompt)}` })));
  server.registerTool('run_prompt', {
    title: 'Run a prompt',
    description: 'Starts a run and spends tokens, at most maxTokens. It answers at once; ask get_run for the result.',
    inputSchema: {
      promptId: z.uuid().describe('Id of the prompt'),
      inputs: z.record(z.string(), z.unknown()).describe('Values by field key, as get_prompt names the fields'),
      maxTokens: z.number().int().min(0).max(100_000).describe('The most that this run may cost. A higher price is refused, and nothing is charged.'),
      quantity: z.number().int().min(1).max(4).optional(),
      model: z.string().max(80).optional(),
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  }, ({ promptId, maxTokens, ...wish }) => told(ask({ method: 'POST', url: `/api/prompts/${segment(promptId)}/generate`, body: { expectedTotal: maxTokens, ...wish } })));
  server.registerTool('get_run', {
    title: 'Get a run',
    description: 'State, text and outputs of an own run, with its receipt.',
    inputSchema: { runId: z.uuid() },
    annotations: READS,
  }, ({ runId }) => told(ask({ method: 'GET', url: `/api/generations/${segment(runId)}` })));
  server.registerTool('balance', {
    title: 'Balance',
    description: 'How many tokens the owner of the key can spend.',
    annotations: READS,
  }, async () => {
    const { status, body } = await ask({ method: 'GET', url: '/api/user/balance' });
    return told(Promise.resolve({ status, body: status === 200 ? { tokens: body } : body }));
  });
}
