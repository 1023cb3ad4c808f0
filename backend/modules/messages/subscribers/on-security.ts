import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { waysInChanged } from '#modules/identity/identity.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { waysInTexts } from '../security.catalogue.ts';
import type { WaysInChange } from '../security.catalogue.ts';

// These changes make an account safer. The others let a person in or shut the owner out.
const SAFER: ReadonlySet<WaysInChange> = new Set(['second_factor_on', 'recovery_codes']);

/** Messages to the owner about each change of what opens their account, because a thief may have made it. */
export const onSecurity = (deps: WriteDeps): Subscription =>
  subscribe(waysInChanged, 'messages.on_ways_in_changed', (tx, { userId, what }, { eventId }) =>
    writeMessage(tx, deps, {
      ...waysInTexts(what),
      userId,
      dedupeKey: `ways_in:${eventId}`,
      type: 'system_notification',
      category: 'system',
      priority: SAFER.has(what) ? 'high' : 'critical',
      about: ['security', null],
      mailed: true,
    }),
    { urgent: true },
  );
