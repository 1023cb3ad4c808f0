import { PRODUCT } from '#contracts/product.ts';
import { invalid, unauthenticated } from '#kernel/errors.ts';
import { innerCall } from '#kernel/http/inner-call.ts';
import type { RawCall, RawRoutes } from '#kernel/module.ts';
import { addTools } from './tools.ts';

const PATH = '/mcp';
const MAX_BYTES = 100_000;
const VERSION = '1.0.0';

/**
 * The Model Context Protocol over streamable HTTP (docs/rules/keys.md#mcp). It keeps no sessions: each POST is answered by a server of
 * its own, as JSON, so all processes answer alike. It streams nothing, so GET is refused as the protocol says.
 */
export function mcpRoutes(mount: RawRoutes): void {
  mount.get(PATH, ({ ctx }) => {
    ctx.set('Allow', 'POST');
    ctx.status = 405;
    ctx.body = '';
    return Promise.resolve();
  });
  mount.post(PATH, { maxBytes: MAX_BYTES }, answer);
}

/** The SDK takes half a second of processor to load, which each start of a process would pay. It is loaded by the first message. */
async function protocol() {
  const [{ McpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'), import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  ]);
  return { McpServer, WebStandardStreamableHTTPServerTransport };
}

/** Answers one message, or a batch. @throws AppError unauthenticated without a key, also for signed-in browsers; invalid_request for a body that is no JSON */
async function answer({ ctx, viewer, body }: RawCall & { body: Buffer }): Promise<void> {
  if (!viewer?.key) throw unauthenticated();
  const { McpServer, WebStandardStreamableHTTPServerTransport } = await protocol();
  const server = new McpServer({ name: PRODUCT.toLowerCase(), title: PRODUCT, version: VERSION });
  addTools(server, (request) => innerCall(ctx, request));
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const headers = new Headers({ 'content-type': ctx.get('Content-Type'), accept: ctx.get('Accept'), ...(ctx.get('Mcp-Protocol-Version') && { 'mcp-protocol-version': ctx.get('Mcp-Protocol-Version') }) });
    const answered = await transport.handleRequest(new Request(`http://local${PATH}`, { method: 'POST', headers }), { parsedBody: parsed(body) });
    ctx.status = answered.status;
    ctx.type = answered.headers.get('content-type') ?? 'application/json';
    ctx.body = await answered.text();
  } finally {
    await server.close();
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw invalid([{ path: [], message: 'Send one JSON-RPC message.' }]);
  }
}
