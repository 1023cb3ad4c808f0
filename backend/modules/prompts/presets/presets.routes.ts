import { deletePreset, listPresets, savePreset } from '#contracts/presets.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { findPrompt } from '../queries/find-prompt.ts';
import { forgetPreset, keepPreset, presetsOf } from './presets.ts';

/** Routes of presets. A person reads and writes only their own, for prompts that they may open. */
export function presetRoutes(routes: Routes, { db, clock }: PromptsContext): void {
  routes.read(listPresets, 'member', async ({ params, viewer }) => {
    const { id } = await findPrompt(db.knex, params.id, viewer.userId);
    return { presets: await presetsOf(db.knex, viewer.userId, id) };
  });

  routes.write(savePreset, 'member', async ({ params, body, viewer }, tx) => {
    const { id } = await findPrompt(tx, params.id, viewer.userId);
    return { preset: await keepPreset(tx, clock, viewer.userId, id, body) };
  });

  routes.write(deletePreset, 'member', async ({ params, viewer }, tx) => {
    await forgetPreset(tx, viewer.userId, params.id);
    return { success: true as const };
  });
}
