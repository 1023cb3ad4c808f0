import type { BodyOf } from '#contracts/endpoint.ts';
import { permit } from '#contracts/permissions.ts';
import { getSafetyFilter, safetyFilter, saveSafetyFilter } from '#contracts/safety-filter.ts';
import type { SafetyFilterState } from '#contracts/safety-filter.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { Routes, Viewer } from '#kernel/http/endpoint-handler.ts';
import type { LiveSettings } from '#kernel/settings/live-settings.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { Deps } from './generation-deps.ts';
import { settingsChanged } from './generation.errors.ts';
import { SAFETY_KIND } from './safety-filter.ts';

/** Routes with which administrators read and change the blocked words (docs/rules/runs.md#safety-filter). */
export function safetyRoutes(routes: Routes, deps: Pick<Deps, 'db' | 'outbox'>, settings: LiveSettings): void {
  const access = permit('providers.change');
  routes.read(getSafetyFilter, access, () => filterState(deps.db.knex, settings));
  routes.write(saveSafetyFilter, access, async ({ body, viewer, requestId }, tx) => {
    await save(tx, deps, settings, { viewer, requestId }, body);
    return filterState(tx, settings);
  });
}

async function filterState(connection: Connection, settings: LiveSettings): Promise<SafetyFilterState> {
  const [version] = await settings.versions(connection, SAFETY_KIND, 1);
  return { words: safetyFilter.safeParse(version?.content).data?.words ?? [], revision: version?.revision ?? 0, savedAt: version?.savedAt.toISOString() ?? null };
}

/** Stores a new list of blocked words. @throws AppError settings_changed */
async function save(tx: Tx, { outbox }: Pick<Deps, 'outbox'>, settings: LiveSettings, by: { viewer: Viewer; requestId: string }, { words, revision, reason }: BodyOf<typeof saveSafetyFilter>): Promise<void> {
  const before = await settings.version(tx, SAFETY_KIND, revision);
  const earlier = safetyFilter.safeParse(before?.content).data?.words ?? [];
  const saved = await settings.save(tx, { kind: SAFETY_KIND, revision, content: { words } });
  if (!saved) throw settingsChanged();
  await outbox.publish(tx, adminAction, adminActionOf(by.viewer, by.requestId, {
    action: 'generation.safety_filter',
    target: { type: 'safety_filter', id: String(saved.revision), label: `the safety filter, version ${saved.revision}` },
    reason,
    details: { added: words.filter((word) => !earlier.includes(word)), removed: earlier.filter((word) => !words.includes(word)) },
  }));
}
