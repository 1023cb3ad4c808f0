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
  /** The longest time of the whole request in ms, with the look-up of the host. */
  timeoutMs: number;
  /** Whether the host may have a private address and use http: a host of this machine, outside production. */
  local: boolean;
  resolve?: Resolve | undefined;
}

export interface PublicAnswer {
  status: number;
  retryAfter: string | undefined;
}

/**
 * POSTs to an address that a person or a browser named: by https, at a public address that is pinned for this call. It follows no redirect
 * and reads nothing of the answer but its head.
 * @throws PrivateAddress, or whatever Node says of a connection that failed, such as `ABORT_ERR` after the time
 */
export function postPublic(url: URL, { headers, body, timeoutMs, local, resolve = lookup }: PublicPost): Promise<PublicAnswer> {
  const options: RequestOptions = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs), agent: false };
  return new Promise((answered, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Node calls the look-up for host names only, so a bare IP address is checked here.
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
