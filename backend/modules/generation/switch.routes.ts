import { getGenerationSwitch, setGenerationSwitch as setEndpoint } from '#contracts/generation-switch.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { permit } from '#contracts/permissions.ts';
import { afterCommit } from '#kernel/db/database.ts';
import { AppError } from '#kernel/errors.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { LiveSettings } from '#kernel/settings/live-settings.ts';
import { releaseWaitingRuns } from './commands/release-waiting-runs.ts';
import { generationSwitch, setGenerationSwitch } from './commands/set-generation-switch.ts';
import type { Deps } from './generation-deps.ts';
import { SETTINGS_CHANGED } from './generation.errors.ts';

/** Routes with which administrators read and change who may start runs (docs/rules/runs.md#generation-switch). */
export function switchRoutes(routes: Routes, deps: Deps, settings: LiveSettings, unavailable: () => Partial<Record<ContentType, string>>): void {
  const access = permit('providers.change');
  routes.read(getGenerationSwitch, access, () => generationSwitch(deps.db.knex, settings));
  routes.write(setEndpoint, access, async ({ body, viewer, requestId }, tx) => {
    try {
      await setGenerationSwitch(tx, { ...deps, settings }, { viewer, requestId }, body);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== SETTINGS_CHANGED) throw error;
      throw new AppError(error.code, error.kind, error.message, { details: { current: await generationSwitch(tx, settings) } });
    }
    // This push runs after the commit, when this process uses the new mode. It tells open pages which content types can be made now.
    afterCommit(tx, () => deps.push.toAll?.('generation:switched', { unavailable: unavailable() }));
    // The request does not wait for the end of the waiting runs. Each ends in its own transaction, and the sweep ends those that fail here.
    afterCommit(tx, () => void releaseWaitingRuns(deps).catch((error: unknown) => deps.log.error({ err: error }, 'waiting runs could not be released')));
    return generationSwitch(tx, settings);
  });
}
