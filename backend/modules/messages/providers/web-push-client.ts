import { request as requestHttp } from 'node:http';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { HOUR_MS } from '#contracts/durations.ts';
import type { WebPushSettings } from '../messages.config.ts';
import { isPublicAddress, publicLookup } from '#kernel/outgoing/public-address.ts';
import { pushAddress } from '../push/push-host.ts';
import type { PushAddress } from '../push/push-host.ts';
import type { PushOutcome, PushSender } from '../push/push-sender.ts';
import { errorText } from '#kernel/error-text.ts';

const TIMEOUT_MS = 10_000;
const LONGEST_RETRY_AFTER_MS = HOUR_MS;

/**
 * Web push by RFC 8030, encrypted for the browser (RFC 8291) and signed with our key (RFC 8292). The library web-push builds
 * the request, and this client sends it, because browsers choose the addresses. The host must resolve to a public address. The
 * client follows no redirect and does not read the answer's body.
 */
export function createWebPushClient({ publicKey, privateKey, subject, hosts }: WebPushSettings, timeoutMs = TIMEOUT_MS): PushSender {
  const vapidDetails = { publicKey, privateKey, subject };
  return {
    async send(subscription, { notification, urgency, ttlSeconds }) {
      const address = pushAddress(subscription.endpoint, hosts);
      if (address === null) return { outcome: 'refused', code: 'EHOST' };
      let details: webPush.RequestDetails;
      try {
        details = webPush.generateRequestDetails(subscription, JSON.stringify(notification), { vapidDetails, TTL: ttlSeconds, urgency, topic: notification.id.replaceAll('-', '') });
      } catch {
        return { outcome: 'refused', code: 'EKEYS' };
      }
      try {
        const { statusCode = 0, headers } = await post(address, details, timeoutMs);
        return outcomeOf(statusCode, headers['retry-after']);
      } catch (error) {
        const code = errorText(error, 'code') ?? 'EUNKNOWN';
        return code === 'EPRIVATE' ? { outcome: 'refused', code } : { outcome: 'later', code, retryAfterMs: null };
      }
    },
  };
}

function post({ url, loopback }: PushAddress, { headers, body }: webPush.RequestDetails, timeoutMs: number): Promise<IncomingMessage> {
  const options: RequestOptions = { method: 'POST', headers: headers as RequestOptions['headers'] & object, signal: AbortSignal.timeout(timeoutMs), agent: false };
  const send = (): ClientRequest => {
    if (loopback) return url.protocol === 'http:' ? requestHttp(url, options) : requestHttps(url, options);
    return requestHttps(url, { ...options, lookup: publicLookup });
  };
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Node calls `publicLookup` for host names only, so a bare IP address is checked here.
    if (!loopback && /^[\d.]+$|:/.test(host) && !isPublicAddress(host)) return reject(Object.assign(new Error('private address'), { code: 'EPRIVATE' }));
    send()
      .on('response', (answer) => {
        answer.resume();
        resolve(answer);
      })
      .on('error', reject)
      .end(body);
  });
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  const code = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone', code };
  if (status !== 429 && status < 500) return { outcome: 'refused', code };
  const seconds = Number(retryAfter);
  return { outcome: 'later', code, retryAfterMs: Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, LONGEST_RETRY_AFTER_MS) : null };
}
