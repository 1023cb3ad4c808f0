import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { keysOf } from '#contracts/typed-records.ts';

export type DefinitionKey = keyof AgentDefinition;

/** Tells whether two values of an agent's definition are equal. Their JSON can be compared, because the contract's schema fixes the order of keys. */
const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the names of the parts in which two definitions of an agent differ. */
export const differentKeys = (one: AgentDefinition, other: AgentDefinition): DefinitionKey[] => keysOf(one).filter((key) => !same(one[key], other[key]));

export const sameDefinition = (one: AgentDefinition, other: AgentDefinition): boolean => differentKeys(one, other).length === 0;

export interface Merge {
  definition: AgentDefinition;
  /** Parts of the agent's definition that both sides changed differently, between which the author must choose. */
  conflicts: DefinitionKey[];
}

/** Merges the changes that two sides made to the same agent definition `base`, part by part. Where both changed a part, the merged definition has `mine`. */
export function mergeDrafts(base: AgentDefinition, mine: AgentDefinition, theirs: AgentDefinition): Merge {
  const changedHere = differentKeys(base, mine);
  const changedThere = differentKeys(base, theirs);
  const here = new Set(changedHere);
  const taken = Object.fromEntries(changedThere.filter((key) => !here.has(key)).map((key) => [key, theirs[key]]));
  return { definition: { ...mine, ...taken }, conflicts: changedThere.filter((key) => here.has(key) && !same(mine[key], theirs[key])) };
}
