import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import { within } from '#kernel/deadline.ts';
import { errorText } from '#kernel/error-text.ts';
import { createPublicLookup, isPublicAddress } from '#kernel/outgoing/public-address.ts';
import type { Resolve } from '#kernel/outgoing/public-address.ts';
import type { WebhooksContext } from './webhooks-context.ts';
import { addressRefused } from './webhooks.errors.ts';

/** How long the look-up of a webhook's host may take, in ms. */
const LOOKUP_MS = 3_000;

export interface WebhookAddress {
  url: URL;
  /** Whether the address is on this machine, which is allowed outside production only. */
  local: boolean;
}

/**
 * Parses a webhook address that this server may call (docs/rules/webhooks.md#addresses): https, without user name, password and fragment. A
 * host of `WEBHOOK_PRIVATE_HOSTS` may use http. Null for any other text.
 */
export function webhookAddress(text: string, privateHosts: readonly string[]): WebhookAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  const local = privateHosts.includes(url.hostname);
  return url.protocol === 'https:' || (local && url.protocol === 'http:') ? { url, local } : null;
}

/**
 * Refuses a forbidden webhook address when it is saved. Each call checks it again, because a host name can later lead to another address.
 * @throws AppError invalid_request
 */
export async function checkAddress({ privateHosts, resolve = lookup }: Pick<WebhooksContext, 'privateHosts' | 'resolve'>, text: string): Promise<void> {
  const address = webhookAddress(text, privateHosts);
  if (address === null) throw addressRefused('Use an https address without a password and without “#”.');
  if (address.local) return;
  const host = address.url.hostname.replace(/^\[|\]$/g, '');
  const problem = isIP(host) === 0 ? await within(LOOKUP_MS, problemOf(host, resolve), () => 'ETIMEOUT') : isPublicAddress(host) ? null : 'EPRIVATE';
  if (problem === 'EPRIVATE') throw addressRefused('This host is not on the public internet.');
  if (problem !== null) throw addressRefused('This host was not found. Check the address, or try again in a minute.');
}

const problemOf = (host: string, find: Resolve): Promise<string | null> =>
  new Promise((resolve) => createPublicLookup(find)(host, { all: true }, (error) => resolve(error && (errorText(error, 'code') ?? 'ENOTFOUND'))));
