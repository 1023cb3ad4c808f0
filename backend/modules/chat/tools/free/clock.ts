import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import { badArguments } from '../arguments.ts';
import type { ChatTool } from '../chat-tool.ts';

const given = z.strictObject({ timeZone: z.string().min(1).max(60).optional() });

/** The free tool that tells a model date and time. */
export const clockTool = (clock: Clock): ChatTool => ({
  name: 'clock',
  description: 'Tells the date and the time now. Free.',
  schema: { type: 'object', properties: { timeZone: { type: 'string', maxLength: 60, description: 'IANA name, for example Europe/Vienna. UTC when left out.' } }, additionalProperties: false },
  run({ arguments: asked }) {
    const title = 'Clock';
    const parsed = given.safeParse(asked);
    if (!parsed.success) return Promise.resolve(badArguments(title, parsed.error));
    const zone = parsed.data.timeZone ?? 'UTC';
    const now = clock.now();
    const told = timeIn(zone, now);
    if (told === null) return Promise.resolve({ kind: 'refused', title, inputs: [], problem: 'There is no time zone with this name.' });
    return Promise.resolve({ kind: 'data', title, inputs: [{ label: 'Time zone', value: zone }], result: JSON.stringify({ utc: now.toISOString(), timeZone: zone, there: told }) });
  },
});

function timeIn(timeZone: string, now: Date): string | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'medium' }).format(now);
  } catch {
    // `Intl` throws for an unknown time zone.
    return null;
  }
}
