import { DAY_MS } from '#contracts/durations.ts';
import { readCode } from './code.ts';

/** The first referral link that a browser opened: its code and the time. */
export interface FirstTouch {
  code: string;
  at: Date;
}

/** The text of the cookie about the first opened referral link. It contains only the code and the time. */
export const writeTouch = ({ code, at }: FirstTouch): string => `${code}.${at.getTime().toString(36)}`;

/**
 * Reads the cookie about the first opened referral link, while it counts (docs/rules/rewards.md#referral-touch). Null for anything else. A
 * browser may send a forged one and gains nothing, because anyone may open a link.
 */
export function readTouch(note: string | null, now: Date, rememberedDays: number): FirstTouch | null {
  const [, coded = null, time = ''] = /^([A-Za-z0-9-]+)\.([0-9a-z]{6,10})$/.exec(note ?? '') ?? [];
  const code = readCode(coded);
  const at = Number.parseInt(time, 36);
  if (code === null || !Number.isSafeInteger(at)) return null;
  const age = now.getTime() - at;
  return age >= 0 && age <= rememberedDays * DAY_MS ? { code, at: new Date(at) } : null;
}
