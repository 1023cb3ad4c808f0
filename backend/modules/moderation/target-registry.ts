import { must } from '#contracts/must.ts';
import { targetType } from '#contracts/targets.ts';
import type { TargetType } from '#contracts/targets.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { ModerationTarget, PageRef, TargetPage } from './moderation-target.port.ts';

/** The types of moderation targets, each with the object that its module registered. */
export interface TargetRegistry {
  of(type: TargetType): ModerationTarget;
  /** The pages of targets by id; deleted ones are absent. One query for each type. */
  pages(connection: Connection, refs: readonly PageRef[]): Promise<Map<string, TargetPage>>;
}

/** Finds the registered object of each type. @throws Error, which stops the server's start, for a type of the contract without exactly one object */
export function createTargetRegistry(registered: readonly ModerationTarget[]): TargetRegistry {
  const byType = new Map(registered.map((target) => [target.type, target]));
  const missing = targetType.options.filter((type) => !byType.has(type));
  if (missing.length > 0 || byType.size < registered.length) throw new Error(`Each type of target needs exactly one object. Missing: ${missing.join(', ') || 'none'}.`);
  return {
    of: (type) => must(byType.get(type), 'the object of a target type'),
    async pages(connection, refs) {
      const found = new Map<string, TargetPage>();
      // The queries run one after another, because the connection may be a transaction, which runs one statement at a time.
      for (const [type, { pages }] of byType) {
        const ids = [...new Set(refs.filter((ref) => ref.type === type).map(({ id }) => id))];
        if (ids.length > 0 && pages) for (const [id, page] of await pages(connection, ids)) found.set(id, page);
      }
      return found;
    },
  };
}
