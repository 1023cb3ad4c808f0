import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { keysOf } from '#contracts/typed-records.ts';

export type DefinitionKey = keyof AgentDefinition;

/** Whether two values are equal. The contract's schema fixes the order of keys, so their JSON can be compared. */
const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The parts in which two definitions differ. */
export const differentKeys = (one: AgentDefinition, other: AgentDefinition): DefinitionKey[] => keysOf(one).filter((key) => !same(one[key], other[key]));

export const sameDefinition = (one: AgentDefinition, other: AgentDefinition): boolean => differentKeys(one, other).length === 0;

export interface Merge {
  definition: AgentDefinition;
  /** Parts that both sides changed differently, between which the author must choose. */
  conflicts: DefinitionKey[];
}

/** Merges two changes of `base` part by part. Where both changed a part, `definition` has mine. */
export function mergeDrafts(base: AgentDefinition, mine: AgentDefinition, theirs: AgentDefinition): Merge {
  const changedHere = differentKeys(base, mine);
  const changedThere = differentKeys(base, theirs);
  const here = new Set(changedHere);
  const taken = Object.fromEntries(changedThere.filter((key) => !here.has(key)).map((key) => [key, theirs[key]]));
  return { definition: { ...mine, ...taken }, conflicts: changedThere.filter((key) => here.has(key) && !same(mine[key], theirs[key])) };
}
