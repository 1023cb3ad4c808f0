import { appearance } from '#contracts/identity.ts';
import type { Appearance } from '#contracts/identity.ts';
import { privacy } from '#contracts/account.ts';
import type { Privacy } from '#contracts/account.ts';

export interface Settings {
  appearance: Appearance;
  privacy: Privacy;
  /** True when a migration set the default visibility back to private, and the person has not chosen one since. */
  visibilityReset: boolean;
}

const DEFAULTS: Settings = {
  appearance: { theme: 'system', reducedMotion: false, plainWords: false },
  privacy: { creationVisibility: 'private', showLikes: true, hideFromSearch: false, showSensitive: false },
  visibilityReset: false,
};

/** Completes a person's stored settings: a part that was never chosen, or is no longer valid, gets its default. */
export function settingsOf(stored: Record<string, unknown>): Settings {
  const part = <T>(shape: { safeParse(value: unknown): { success: boolean; data?: T } }, name: 'appearance' | 'privacy', fallback: T): T =>
    shape.safeParse({ ...fallback, ...(stored[name] as object | undefined) }).data ?? fallback;
  return {
    appearance: part(appearance, 'appearance', DEFAULTS.appearance),
    privacy: part(privacy, 'privacy', DEFAULTS.privacy),
    visibilityReset: stored['visibilityReset'] === true,
  };
}
