import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { OutgoingHttpHeaders, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { createPublicLookup, isPublicAddress, PrivateAddress } from './public-address.ts';
import type { Resolve } from './public-address.ts';

export interface PublicPost {
  headers: OutgoingHttpHeaders;
  body: string | Buffer | null;
  /** The longest time of the whole request in ms, with the resolution of the host name. */
  timeoutMs: number;
  /** Whether the host may have a private address and use http. This is allowed only outside production. */
  local: boolean;
  resolve?: Resolve | undefined;
}

export interface PublicAnswer {
  status: number;
  retryAfter: string | undefined;
}

/**
 * Sends a POST to an address that a person or a browser named. It uses https, connects only to a public address that was checked for this call,
 * follows no redirect, and reads only the head of the answer.
 * @throws PrivateAddress, or whatever Node says of a connection that failed, such as `ABORT_ERR` after the time
 */
export function postPublic(url: URL, { headers, body, timeoutMs, local, resolve = lookup }: PublicPost): Promise<PublicAnswer> {
  const options: RequestOptions = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs), agent: false };
  return new Promise((answered, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Node resolves only host names through the checking lookup, so a bare IP address is checked here.
    if (!local && isIP(host) !== 0 && !isPublicAddress(host)) return reject(new PrivateAddress(host));
    const request = local && url.protocol === 'http:' ? requestHttp(url, options) : requestHttps(url, local ? options : { ...options, lookup: createPublicLookup(resolve) });
    request
      .on('response', (answer) => {
        answered({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
        // The answer's body is not read, because a stranger's server could send it without end.
        answer.destroy();
      })
      .on('error', reject)
      .end(body ?? undefined);
  });
}
