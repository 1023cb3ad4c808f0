import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** An account was made by a person. */
export const userRegistered = defineEvent('user_registered', 1, z.object({ userId: id, username: z.string() }));
