import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { credentialsChanged, userMuted } from '#modules/identity/identity.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { credentialsTexts, muteTexts } from '../security.catalogue.ts';
import type { CredentialsChange } from '../security.catalogue.ts';

// The changes that make an account safer. Messages about all other changes are critical, because such a change may lock the owner out.
const SAFER: ReadonlySet<CredentialsChange> = new Set(['second_factor_on', 'recovery_codes']);

/** Writes messages to the owner about each change of credentials, because a thief may have made it. */
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

/** Writes messages to a person whom an administrator muted, and when the mute ends early. */
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
