import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** A webhook was switched off, because its calls failed for days. `host` is the host of its address. */
export const webhookSwitchedOff = defineEvent('webhook_switched_off', 1, z.object({ webhookId: id, userId: id, host: z.string(), since: z.iso.datetime() }));
