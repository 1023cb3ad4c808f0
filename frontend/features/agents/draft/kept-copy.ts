import * as z from 'zod/mini';
import { agentDefinition } from '#contracts/agent-builder.ts';
import type { AgentDefinition } from '#contracts/agent-builder.ts';

const schema = z.object({ revision: z.int(), definition: agentDefinition });

/** Unsaved work of one person on one agent in this browser. */
export interface KeptCopy {
  read(agentId: string | null): { revision: number; definition: AgentDefinition } | null;
  /** Does nothing where the browser has no room or refuses to keep anything. */
  write(agentId: string | null, revision: number, definition: AgentDefinition): void;
  drop(agentId: string | null): void;
}

/** The copies of one person in this browser; none where it refuses to keep anything. */
export function createKeptCopy(userId: string): KeptCopy {
  let storage: Storage;
  try {
    storage = window.localStorage;
  } catch {
    return { read: () => null, write: () => undefined, drop: () => undefined };
  }
  const key = (agentId: string | null): string => `conjure.agent.${userId}.${agentId ?? 'new'}`;
  return {
    read(agentId) {
      try {
        return schema.safeParse(JSON.parse(storage.getItem(key(agentId)) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    write(agentId, revision, definition) {
      try {
        storage.setItem(key(agentId), JSON.stringify({ revision, definition }));
      } catch {
        // The draft is on the screen, and the next save may arrive.
      }
    },
    drop: (agentId) => storage.removeItem(key(agentId)),
  };
}
