import webPush from 'web-push';
import { HOUR_MS } from '#contracts/durations.ts';
import type { WebPushSettings } from '../messages.config.ts';
import { postPublic } from '#kernel/outgoing/post-public.ts';
import { pushAddress } from '../push/push-host.ts';
import type { PushOutcome, PushSender } from '../push/push-sender.ts';
import { errorText } from '#kernel/error-text.ts';

const TIMEOUT_MS = 10_000;
const LONGEST_RETRY_AFTER_MS = HOUR_MS;

/**
 * Sends web push by RFC 8030, encrypted for the browser (RFC 8291) and signed with our key (RFC 8292). Browsers choose the addresses, so the
 * host must resolve to a public address. The client follows no redirect and reads no answer's body.
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
        const { status, retryAfter } = await postPublic(address.url, { headers: { ...details.headers }, body: details.body, timeoutMs, local: address.loopback });
        return outcomeOf(status, retryAfter);
      } catch (error) {
        const code = errorText(error, 'code') ?? 'EUNKNOWN';
        return code === 'EPRIVATE' ? { outcome: 'refused', code } : { outcome: 'later', code, retryAfterMs: null };
      }
    },
  };
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  const code = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone', code };
  if (status !== 429 && status < 500) return { outcome: 'refused', code };
  const seconds = Number(retryAfter);
  return { outcome: 'later', code, retryAfterMs: Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, LONGEST_RETRY_AFTER_MS) : null };
}
