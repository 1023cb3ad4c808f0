import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { credentialsChanged, userMuted } from '#modules/identity/identity.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { credentialsTexts, muteTexts } from '../security.catalogue.ts';
import type { CredentialsChange } from '../security.catalogue.ts';

// Changes that make the account safer. All other changes let a person in or lock the owner out, so their messages are critical.
const SAFER: ReadonlySet<CredentialsChange> = new Set(['second_factor_on', 'recovery_codes']);

/** Messages to the owner about each change of their credentials, because a thief may have made it. */
export const onSecurity = (deps: WriteDeps): Subscription =>
  subscribe(credentialsChanged, 'messages.on_credentials_changed', (tx, { userId, what }, { eventId }) =>
    writeMessage(tx, deps, {
      ...credentialsTexts(what),
      userId,
      dedupeKey: `credentials:${eventId}`,
      type: 'system_notification',
      category: 'system',
      priority: SAFER.has(what) ? 'high' : 'critical',
      about: ['security', null],
      emailed: true,
    }),
    { urgent: true },
  );

/** Tells a person that an administrator muted them, until when and why, and when the mute was ended before. */
export const onMuted = (deps: WriteDeps): Subscription =>
  subscribe(userMuted, 'messages.on_user_muted', (tx, { userId, until, reason }, { eventId }) =>
    writeMessage(tx, deps, {
      ...muteTexts({ until, reason }),
      userId,
      dedupeKey: `muted:${eventId}`,
      type: 'system_notification',
      category: 'system',
      priority: 'high',
      about: null,
    }),
    { urgent: true },
  );
