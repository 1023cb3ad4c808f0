import type { EntryRefusal } from '#contracts/challenge-entries.ts';

/** Facts about a run that decide whether it can be an entry. */
export interface JudgedRun {
  imported: boolean;
  delivered: boolean;
  /** True if the run was made for this challenge. */
  forThis: boolean;
  fromFile: boolean;
  /** True if other people can see the run's output. */
  shown: boolean;
  /** True when the run is already an entry that was not withdrawn. */
  sent: boolean;
}

/** Returns why a run cannot be an entry of a challenge, or null if it can (docs/rules/challenges.md#entries). */
export function entryRefusal({ imported, delivered, forThis, fromFile, shown, sent }: JudgedRun): EntryRefusal | null {
  if (imported) return 'made_elsewhere';
  if (!forThis) return 'not_for_this';
  if (!delivered) return 'no_output';
  if (sent) return 'already_sent';
  if (fromFile) return 'start_file';
  return shown ? 'shared' : null;
}
