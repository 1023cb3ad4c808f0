import type { PersonalData } from '../module.ts';

/** The parts of a module that each keep something of a person, as one; they export and forget in this order. */
export const together = (...parts: readonly PersonalData[]): PersonalData => ({
  async *export(userId) {
    for (const part of parts) yield* part.export(userId);
  },
  async erase(tx, userId) {
    for (const part of parts) await part.erase(tx, userId);
  },
});
