import type { ContentType } from '#contracts/primitives.ts';
import { runLimits } from '#contracts/providers.ts';
import type { ProviderSettings, ProvidersPage } from '#contracts/providers.ts';
import type { Connection } from '#kernel/db/database.ts';
import { LIMITS_KIND } from '../generation.options.ts';
import type { ProviderAdminDeps } from '../commands/save-providers.ts';
import { environmentSettings, modelId, settingsIn, settingsKind } from '../providers/stored-settings.ts';
import type { StoredProvider } from '../providers/stored-settings.ts';
import { healthLog, providerFigures } from './provider-health.ts';
import type { ProviderFigures } from './provider-health.ts';

const VERSIONS = 20;

/** The data of /admin/api-settings. It contains no API key, and only the last four characters of a saved one. */
export async function providersPage(connection: Connection, deps: ProviderAdminDeps): Promise<ProvidersPage> {
  const figures = await providerFigures(connection, deps.clock);
  const types: ProviderSettings[] = [];
  for (const type of ['text', 'image', 'video'] as const) types.push(await ofType(connection, deps, type, figures));
  return { types, limits: await limitsOf(connection, deps), log: await healthLog(connection) };
}

async function ofType(connection: Connection, { settings, environment, providers: registry }: ProviderAdminDeps, type: ContentType, figures: ProviderFigures): Promise<ProviderSettings> {
  const versions = await settings.versions(connection, settingsKind(type), VERSIONS);
  const saved = settingsIn(versions[0] ?? null);
  const { providers, studio } = saved ?? environmentSettings(type, environment[type]);
  const state = ({ key, ...provider }: StoredProvider): ProviderSettings['providers'][number] => ({
    ...provider,
    key: { from: key?.from ?? 'nowhere', lastFour: key?.from === 'settings' ? key.lastFour || null : null },
    models: provider.models.map((model) => ({ ...model, id: modelId(type, provider.id, model.name, environment[type]) })),
    spentMicros: figures.spentMicros(type, provider.id),
    hours: figures.hours(type, provider.id),
  });
  return {
    type,
    from: saved ? 'settings' : 'environment',
    revision: versions[0]?.revision ?? 0,
    providers: providers.map(state),
    studio: { enabled: studio, problem: registry.find('studio')?.unavailable(type) ?? (registry.find('studio') ? null : 'Studio is off on this server.') },
    versions: versions.map((version) => {
      const content = settingsIn(version);
      return { revision: version.revision, savedAt: version.savedAt.toISOString(), from: content ? 'settings' : 'environment', restoredFrom: version.restoredFrom, providers: content?.providers.map(({ name }) => name) ?? [] };
    }),
  };
}

async function limitsOf(connection: Connection, { settings, environmentLimits }: ProviderAdminDeps): Promise<ProvidersPage['limits']> {
  const [version] = await settings.versions(connection, LIMITS_KIND, 1);
  const saved = runLimits.safeParse(version?.content).data;
  return { from: saved ? 'settings' : 'environment', revision: version?.revision ?? 0, value: saved ?? environmentLimits };
}
