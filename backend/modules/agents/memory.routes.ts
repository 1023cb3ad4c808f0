import { clearAgentMemory, editAgentMemory, forgetAgentMemory, getAgentMemory } from '#contracts/agents.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { AgentMemory } from './memory.ts';

const DONE = { success: true } as const;

/** Registers the endpoints for what agents remember about the signed-in person, who may read, correct and delete it even without access to the agent. */
export function memoryRoutes(routes: Routes, { db, memory }: { db: Database; memory: AgentMemory }): void {
  routes.read(getAgentMemory, 'member', async ({ params, viewer }) => ({
    facts: (await memory.of(db.knex, viewer.userId, params.id)).map(({ id, text, createdAt }) => ({ id, text, createdAt: createdAt.toISOString() })),
  }));
  routes.write(editAgentMemory, 'member', async ({ params, body, viewer }, tx) => {
    await memory.change(tx, { userId: viewer.userId, agentId: params.id, factId: params.factId, text: body.text });
    return DONE;
  });
  routes.write(forgetAgentMemory, 'member', async ({ params, viewer }, tx) => {
    await memory.forget(tx, { userId: viewer.userId, agentId: params.id, factId: params.factId });
    return DONE;
  });
  routes.write(clearAgentMemory, 'member', async ({ params, viewer }, tx) => {
    await memory.clear(tx, viewer.userId, params.id);
    return DONE;
  });
}
