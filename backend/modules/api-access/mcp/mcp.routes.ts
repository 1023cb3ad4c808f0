import { PRODUCT } from '#contracts/product.ts';
import { invalid, unauthenticated } from '#kernel/errors.ts';
import { innerCall } from '#kernel/http/inner-call.ts';
import type { RawCall, RawRoutes } from '#kernel/module.ts';
import { addTools } from './tools.ts';

const PATH = '/mcp';
const MAX_BYTES = 100_000;
const VERSION = '1.0.0';

/**
 * The Model Context Protocol over streamable HTTP (docs/rules/keys.md#mcp), without sessions: a new MCP server answers each POST with JSON,
 * so all processes answer alike. It never streams, so GET is refused as the protocol says.
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

/** The first message loads the SDK. It takes half a second of processor time, which otherwise each start of a process would need. */
async function protocol() {
  const [{ McpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'), import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  ]);
  return { McpServer, WebStandardStreamableHTTPServerTransport };
}

/**
 * Answers one MCP message, or a batch of them.
 * @throws AppError unauthenticated without a key, also for signed-in browsers; invalid_request for a body that is no JSON
 */
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
