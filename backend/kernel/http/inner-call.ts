import type { RequestListener } from 'node:http';
import type { Context } from 'koa';
import { inject } from 'light-my-request';

export interface InnerRequest {
  method: 'GET' | 'POST';
  /** The path of the endpoint to call, with its query string. */
  url: string;
  body?: object;
}

export interface InnerAnswer {
  status: number;
  body: unknown;
}

const handlers = new WeakMap<object, RequestListener>();

/**
 * Calls an endpoint of our own API within the process, with the `Authorization` header and address of another request. It is parsed,
 * authorized and limited as if it had come over the network.
 */
export async function innerCall(ctx: Context, { method, url, body }: InnerRequest): Promise<InnerAnswer> {
  const handler = handlers.get(ctx.app) ?? handlerOf(ctx);
  const forwarded = ctx.get('X-Forwarded-For');
  const answer = await inject(handler, {
    method,
    url,
    remoteAddress: ctx.req.socket.remoteAddress ?? '',
    headers: { host: ctx.get('Host'), authorization: ctx.get('Authorization'), ...(forwarded && { 'x-forwarded-for': forwarded }) },
    ...(body && { payload: body }),
  });
  const isJson = answer.headers['content-type']?.toString().includes('json') ?? false;
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.payload };
}

function handlerOf({ app }: Context): RequestListener {
  const callback = app.callback();
  const handler: RequestListener = (req, res) => void callback(req, res);
  handlers.set(app, handler);
  return handler;
}
