import { lookup } from 'node:dns';
import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { createPublicLookup, isPublicAddress, PrivateAddress } from './public-address.ts';
import type { Resolve } from './public-address.ts';

/** The rules for requests to addresses that an administrator entered. */
export interface OutgoingRules {
  /** Hosts that may have a private address and may use http. All others need https and a public address. */
  privateHosts: readonly string[];
  /** Resolves host names; the resolver of this machine when left out. */
  resolve?: Resolve | undefined;
}

const IDLE_SOCKET_MS = 30_000;
const NO_BODY: readonly number[] = [204, 205, 304];

/** Thrown when the answer redirects to another address. Requests follow no redirect, because that address was not checked. */
export class RedirectRefused extends Error {
  readonly code = 'EREDIRECT';
  constructor(host: string) {
    super(`${host} answered with a redirect, which is not followed`);
  }
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').toLowerCase();
const isPrivateByRule = (url: URL, { privateHosts }: OutgoingRules): boolean => privateHosts.some((host) => host.toLowerCase() === hostOf(url));

/** Says in plain words why this server may not call an address; null when it may. It resolves the host name, so it takes as long as DNS. */
export async function addressProblem(address: string, rules: OutgoingRules): Promise<string | null> {
  if (!URL.canParse(address)) return 'Write a whole address, such as https://api.example.com/v1.';
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return 'Leave names, passwords, questions and anchors out of the address.';
  if (!['http:', 'https:'].includes(url.protocol)) return 'Only https addresses can be called.';
  if (isPrivateByRule(url, rules)) return null;
  if (url.protocol !== 'https:') return 'Use https. Hosts in PROVIDER_PRIVATE_HOSTS may use http.';
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : privateWords(host);
  return new Promise((done) => {
    createPublicLookup(rules.resolve ?? lookup)(host, { all: true }, (error) => {
      if (!error) return done(null);
      done(error instanceof PrivateAddress ? privateWords(host) : `No address was found for ${host}.`);
    });
  });
}

const privateWords = (host: string): string => `${host} is a private address. Only hosts in PROVIDER_PRIVATE_HOSTS may be private.`;

/**
 * Makes a fetch for addresses that administrators entered (docs/rules/server.md#outgoing-addresses). It connects only to IP addresses that it has
 * checked itself, follows no redirect, and reuses its connections.
 * @throws PrivateAddress, RedirectRefused, and the errors of Node's requests
 */
export function createPublicFetch(rules: OutgoingRules): typeof fetch {
  const shared = { keepAlive: true, timeout: IDLE_SOCKET_MS };
  const open = { http: new HttpAgent(shared), https: new HttpsAgent(shared) };
  const checked = new HttpsAgent({ ...shared, lookup: createPublicLookup(rules.resolve ?? lookup) });

  return async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    const host = hostOf(url);
    const trusted = isPrivateByRule(url, rules);
    if (!trusted && (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host)))) throw new PrivateAddress(host);
    const body = Buffer.from(await asked.arrayBuffer());
    const headers = { ...Object.fromEntries(asked.headers), 'accept-encoding': 'identity', 'content-length': String(body.length) };
    const options: RequestOptions = { method: asked.method, headers, signal: init?.signal ?? asked.signal };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = url.protocol === 'http:' ? requestHttp(url, { ...options, agent: open.http }) : requestHttps(url, { ...options, agent: trusted ? open.https : checked });
      request.on('response', resolve).on('error', reject).end(body);
    });
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400 && status !== 304) {
      answer.destroy();
      throw new RedirectRefused(host);
    }
    const stream = NO_BODY.includes(status) ? null : bodyOf(answer);
    return new Response(stream, { status, headers: headersOf(answer) });
  };
}

/** The body of an answer as a stream. It reads from the socket only as much as its reader asks for, so a fast sender has to wait. */
const bodyOf = (answer: IncomingMessage): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      answer.on('data', (chunk: Buffer) => {
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) answer.pause();
      });
      answer.on('end', () => controller.close());
      answer.on('error', (error) => controller.error(error));
    },
    pull: () => void answer.resume(),
    cancel: () => void answer.destroy(),
  });

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}
