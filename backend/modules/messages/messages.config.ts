import { defineConfigPart, isProduction, LOCAL_HOSTS } from '#kernel/config/config-part.ts';
import type { ConfigProblem } from '#kernel/config/config-part.ts';
import type { KernelConfig } from '#kernel/config/kernel-config.ts';
import { list, text } from '#kernel/config/variables.ts';

/** The settings of web push: the keys that identify this server to push services (RFC 8292), and the hosts of these services. */
export interface WebPushSettings {
  publicKey: string;
  privateKey: string;
  /** The contact address that push services get: `https:` or `mailto:`. */
  subject: string;
  /** The hosts that push subscriptions may name. `*.` stands for any subdomain. Outside production a loopback host may use http. */
  hosts: readonly string[];
}

export const messagesConfig = defineConfigPart({
  variables: {
    VAPID_PUBLIC_KEY: text.regex(/^[A-Za-z0-9_-]{87}$/, 'must be an uncompressed P-256 point in base64url').optional(),
    VAPID_PRIVATE_KEY: text.regex(/^[A-Za-z0-9_-]{43}$/, 'must be a P-256 key in base64url').optional(),
    VAPID_SUBJECT: text.regex(/^(https:\/\/|mailto:).+/, 'must be an https: or mailto: address').optional(),
    PUSH_HOSTS: list('fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'),
  },
  problems(env) {
    const problems: ConfigProblem[] = [];
    if (isProduction(env) && env['PUSH_HOSTS']?.split(',').some((host) => LOCAL_HOSTS.includes(host.trim()))) {
      problems.push({ name: 'PUSH_HOSTS', message: 'must not name this machine in production' });
    }
    if (Boolean(env['VAPID_PUBLIC_KEY']) !== Boolean(env['VAPID_PRIVATE_KEY'])) {
      problems.push({ name: env['VAPID_PUBLIC_KEY'] ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY', message: 'is required for web push' });
    }
    return problems;
  },
  settings: ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject, PUSH_HOSTS: hosts }, kernel) => ({
    /** Null without keys: this server then sends no web push. */
    webPush: publicKey && privateKey ? ({ publicKey, privateKey, subject: subject ?? contactOf(kernel), hosts } satisfies WebPushSettings) : null,
  }),
});

/** The contact address for push services when `VAPID_SUBJECT` is not set: the public address if it is https, else the email sender. */
function contactOf({ http, email }: KernelConfig): string {
  if (http.publicUrl?.startsWith('https:')) return http.publicUrl;
  return `mailto:${/<([^>]+)>/.exec(email.from)?.[1] ?? email.from}`;
}
