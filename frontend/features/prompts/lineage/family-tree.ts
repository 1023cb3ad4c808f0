import type { z } from 'zod/mini';
import type { lineageNode } from '#contracts/prompt-versions.ts';

export type LineageNode = z.infer<typeof lineageNode>;

export interface Relative {
  node: LineageNode;
  forks: Relative[];
}

/** Builds family trees of prompts and their forks, forks in the order of the list (oldest first). A fork whose original is not in the list begins a tree. */
export function familyTrees(nodes: readonly LineageNode[]): Relative[] {
  const relatives = new Map(nodes.map((node) => [node.id, { node, forks: [] } as Relative]));
  const roots: Relative[] = [];
  for (const relative of relatives.values()) {
    const parent = relative.node.parentId === null ? undefined : relatives.get(relative.node.parentId);
    if (parent && parent !== relative) parent.forks.push(relative);
    else roots.push(relative);
  }
  return roots;
}
