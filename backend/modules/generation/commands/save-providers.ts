import type { BodyOf } from '#contracts/endpoint.ts';
import type { Issue } from '#contracts/errors.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { ProviderInput, RunLimits, saveProviders as endpoint } from '#contracts/providers.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { invalid } from '#kernel/errors.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { addressProblem } from '#kernel/outgoing/public-fetch.ts';
import type { LiveSettings, SettingsVersion } from '#kernel/settings/live-settings.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { settingsChanged, unknownVersion } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import { LIMITS_KIND } from '../generation.options.ts';
import type { ConfiguredDeps } from '../providers/configured-providers.ts';
import { environmentSettings, KEY_PURPOSE, modelId, settingsIn, settingsKind, storedSettings } from '../providers/stored-settings.ts';
import type { StoredProvider, StoredSettings } from '../providers/stored-settings.ts';

/** The dependencies of the commands behind the administrators' pages about providers. */
export interface ProviderAdminDeps extends Pick<Deps, 'db' | 'clock' | 'outbox' | 'providers'>, ConfiguredDeps {
  settings: LiveSettings;
  /** Run limits from the environment. They apply until an administrator saves limits. */
  environmentLimits: RunLimits;
}

interface By {
  viewer: Viewer;
  requestId: string;
}

/**
 * Reads the provider settings of a content type that are in force, with their version, from the database. Without a saved version they come
 * from the environment.
 */
export async function countingSettings(connection: Connection, { settings, environment }: Pick<ProviderAdminDeps, 'settings' | 'environment'>, type: ContentType): Promise<{ version: SettingsVersion | null; counting: StoredSettings }> {
  const [version] = await settings.versions(connection, settingsKind(type), 1);
  return { version: version ?? null, counting: settingsIn(version ?? null) ?? environmentSettings(type, environment[type]) };
}

/**
 * Saves the providers of a content type as a new version after `revision` (docs/rules/runs.md#provider-settings). The caller has checked the
 * addresses.
 * @throws AppError settings_changed, invalid_request
 */
export async function saveProviders(tx: Tx, deps: ProviderAdminDeps, by: By, type: ContentType, { revision, providers, studio }: BodyOf<typeof endpoint>): Promise<void> {
  const { counting } = await countingSettings(tx, deps, type);
  const content = { providers: providers.map((provider) => ({ ...provider, key: keyAfter(deps, type, provider, counting) })), studio };
  await save(tx, deps, by, { type, kind: settingsKind(type), revision, content }, { providers: content.providers.map(factsOf), studio });
}

/**
 * Saves an earlier version of the providers as the newest one. Version 0 stands for the settings of the environment. @throws AppError
 * settings_changed, not_found
 */
export async function restoreProviders(tx: Tx, deps: ProviderAdminDeps, by: By, type: ContentType, { revision, version }: { revision: number; version: number }): Promise<void> {
  const kind = settingsKind(type);
  const earlier = version === 0 ? { content: null } : await deps.settings.version(tx, kind, version);
  if (!earlier) throw unknownVersion();
  await save(tx, deps, by, { type, kind, revision, content: earlier.content, ...(version > 0 && { restoredFrom: version }) }, { restored: version });
}

/** Saves the time limits and attempts of runs; null returns to those of the environment. @throws AppError settings_changed */
export async function saveRunLimits(tx: Tx, deps: ProviderAdminDeps, by: By, { revision, limits }: { revision: number; limits: RunLimits | null }): Promise<void> {
  await save(tx, deps, by, { type: 'limits', kind: LIMITS_KIND, revision, content: limits }, { limits });
}

async function save(tx: Tx, { settings, outbox }: ProviderAdminDeps, { viewer, requestId }: By, { type, ...version }: { type: ContentType | 'limits'; kind: string; revision: number; content: unknown; restoredFrom?: number }, details: Record<string, unknown>): Promise<void> {
  const saved = await settings.save(tx, version);
  if (!saved) throw settingsChanged();
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, {
    action: type === 'limits' ? 'providers.limits' : 'providers.change',
    target: { type: 'provider', id: type, label: type === 'limits' ? 'Limits of runs' : `Providers of ${type}` },
    details: { ...details, revision: saved.revision },
  }));
}

/** The facts about a provider for the audit log. They contain no part of its key, not even the last characters. */
const factsOf = ({ id, baseUrl, enabled, capMicros, models }: StoredProvider): Record<string, unknown> => ({ id, baseUrl, enabled, capMicros, models: models.filter((model) => model.enabled).map(({ name }) => name) });

/** The API key that a provider has after a save. A key that is kept may not move to another host, because that host would receive it. */
function keyAfter({ sealer }: Pick<ProviderAdminDeps, 'sealer'>, type: ContentType, { id, baseUrl, key }: ProviderInput, counting: StoredSettings): StoredProvider['key'] {
  if (key.do === 'remove') return null;
  if (key.do === 'replace') return { from: 'settings', sealed: sealer.seal(key.key, KEY_PURPOSE), lastFour: key.key.length >= 12 ? key.key.slice(-4) : '' };
  const before = counting.providers.find((provider) => provider.id === id);
  if (!before?.key) return null;
  if (new URL(before.baseUrl).origin !== new URL(baseUrl).origin) throw keyBelongsElsewhere(type);
  return before.key;
}

const keyBelongsElsewhere = (type: ContentType): Error =>
  invalid([{ path: ['providers'], message: 'The saved key belongs to the address before. Paste the key of the new address, or remove the key.' }], `The key of ${type} was not saved.`);

interface Checking {
  /** Addresses that were saved before. They are not checked again here, because a host that does not answer now must not prevent a change of the order. */
  known?: readonly string[];
  pathOf?(place: number): Issue['path'];
}

/** The addresses of a content type's providers as they are saved now. */
export const savedAddresses = async (connection: Connection, deps: ProviderAdminDeps, type: ContentType): Promise<string[]> =>
  (await countingSettings(connection, deps, type)).counting.providers.map(({ baseUrl }) => baseUrl);

/**
 * Refuses provider settings that an administrator typed wrongly. It resolves host names, so callers run it before they open a transaction.
 * @throws AppError invalid_request
 */
export async function checkProviders({ environment, outgoing }: ConfiguredDeps, type: ContentType, providers: readonly ProviderInput[], { known = [], pathOf = (place) => ['providers', place] }: Checking = {}): Promise<void> {
  const issues: Issue[] = [];
  const refuse = (place: number, field: string, message: string): void => void issues.push({ path: [...pathOf(place), field], message });
  const ids = new Set<string>();
  for (const [place, { id, baseUrl, models }] of providers.entries()) {
    if (ids.has(id) || id === 'studio') refuse(place, 'id', 'Another provider has this id.');
    ids.add(id);
    if (models.filter((model) => model.default).length !== 1) refuse(place, 'models', 'Exactly one model is the default.');
    if (models.some((model) => model.default && !model.enabled)) refuse(place, 'models', 'The default model must be on.');
    const names = models.map(({ name }) => modelId(type, id, name, environment[type]));
    if (new Set(names).size !== names.length) refuse(place, 'models', 'Two models have the same name.');
    const problem = baseUrl === environment[type]?.url || known.includes(baseUrl) ? null : await addressProblem(baseUrl, outgoing);
    if (problem !== null) refuse(place, 'baseUrl', problem);
  }
  if (issues.length > 0) throw invalid(issues, 'Some settings are not valid yet. Nothing was saved.');
}

/** The provider for a test call, with the key that was typed or saved. @throws AppError invalid_request when a kept key belongs to another host */
export async function providerToTest(connection: Connection, deps: ProviderAdminDeps, type: ContentType, provider: ProviderInput): Promise<StoredProvider> {
  const { counting } = await countingSettings(connection, deps, type);
  const { providers: [typed] } = storedSettings.parse({ providers: [{ ...provider, key: keyAfter(deps, type, provider, counting) }], studio: false });
  if (!typed) throw new Error('a provider to test');
  return typed;
}
