import { must } from '#contracts/must.ts';
import { addSample as addEndpoint, listDraftSamples, listSamples as listEndpoint, removeSample as removeEndpoint } from '#contracts/prompt-samples.ts';
import type { Connection } from '#kernel/db/database.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { addSample, removeSample } from './commands/add-sample.ts';
import type { Deps } from './generation-deps.ts';
import { listOwnSamples, listSamples } from './queries/list-samples.ts';
import { strangersSamples } from './queries/strangers-samples.ts';

/** Routes of samples: the author adds and removes them, and all people who may open the prompt see them. */
export function sampleRoutes(routes: Routes, deps: Deps): void {
  const { db, prompts, promptTexts, limits } = deps;

  routes.read(listEndpoint, 'open', async ({ params, viewer, ip }) => {
    const { sealed, access, version } = await prompts.about(db.knex, params.id, viewer?.userId ?? null);
    if (!sealed || access !== 'none') return { samples: await listSamples(db.knex, deps, params.id) };
    // The rate limit slows down a person who collects samples of sealed prompts to guess their texts.
    await limits.take('sample', viewer?.userId ?? addressKey(ip));
    return { samples: await strangersSamples(db.knex, deps, params.id, version) };
  });

  const ownSamples = async (connection: Connection, promptId: string, userId: string) =>
    listOwnSamples(connection, deps, promptId, await promptTexts.draftForRun(connection, promptId, userId, null));
  routes.read(listDraftSamples, 'member', async ({ params, viewer }) => ({ samples: await ownSamples(db.knex, params.id, viewer.userId) }));

  routes.write(addEndpoint, 'member', async ({ params, body, viewer }, tx) => {
    const id = await addSample(tx, deps, viewer.userId, params.id, body);
    const samples = await ownSamples(tx, params.id, viewer.userId);
    return { sample: must(samples.find((sample) => sample.id === id), 'the sample that was added') };
  });

  routes.write(removeEndpoint, 'member', async ({ params, viewer }, tx) => {
    await removeSample(tx, deps, viewer.userId, params.id, params.sampleId);
    return { success: true as const };
  });
}
