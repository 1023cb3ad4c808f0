import type { PersonalData } from '../module.ts';

/** Joins the parts of a module that store personal data into one. It exports and erases them in this order. */
export const together = (...parts: readonly PersonalData[]): PersonalData => ({
  async *export(userId) {
    for (const part of parts) yield* part.export(userId);
  },
  async erase(tx, userId) {
    for (const part of parts) await part.erase(tx, userId);
  },
});
