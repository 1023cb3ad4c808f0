import type { ContentType } from '#contracts/primitives.ts';
import { TEST_CALL_MS } from '#contracts/providers.ts';
import type { ProviderInput, ProviderTest } from '#contracts/providers.ts';
import type { Connection } from '#kernel/db/database.ts';
import { PrivateAddress } from '#kernel/outgoing/public-address.ts';
import { RedirectRefused } from '#kernel/outgoing/public-fetch.ts';
import { recordCall } from '../making/provider-calls.ts';
import { costsNothing, reserveSpend } from '../making/provider-spend.ts';
import { ProviderFailure } from '../provider.port.ts';
import { configuredProvider, endpointOf } from '../providers/configured-providers.ts';
import { listModels } from '../providers/openai-compatible/list-models.ts';
import { providerWords } from '../providers/openai-compatible/provider-words.ts';
import type { EndpointSettings } from '../providers/openai-compatible/index.ts';
import { providerToTest } from './save-providers.ts';
import type { ProviderAdminDeps } from './save-providers.ts';

const MOST_WORDS = 300;
/** The request of a provider test: short, because it costs money, and without data about any person. */
const ASKED = { prompt: 'A small lighthouse by the sea.', system: null, negative: null, seed: 1, subject: { title: null, category: null, values: [] } };

/**
 * Makes one small call to a provider with settings that may not be saved yet (docs/rules/runs.md#provider-test). A video costs too much for a
 * test, so its server only lists its models. The health log records the call, and its cost counts in the month.
 * @throws AppError invalid_request when a kept key belongs to another host
 */
export async function testProvider(connection: Connection, deps: ProviderAdminDeps, type: ContentType, typed: ProviderInput, modelName: string): Promise<ProviderTest> {
  const provider = await providerToTest(connection, deps, type, typed);
  const endpoint = endpointOf(deps, type, provider, modelName);
  const costMicros = type === 'video' ? 0 : (provider.models.find(({ name }) => name === modelName)?.costMicros ?? 0);
  const startedAt = performance.now();
  const problem = await call(deps, type, provider.id, endpoint).then(() => null, (error: unknown) => error);
  const ms = Math.round(performance.now() - startedAt);
  const code = codeOf(problem);
  await recordCall(connection, deps.clock, { contentType: type, providerId: provider.id, provider: provider.name, model: modelName, purpose: 'test', code, ms });
  if (code === null || !(problem instanceof ProviderFailure && costsNothing(problem.code))) {
    await reserveSpend(connection, deps.clock, { providerId: provider.id, contentType: type }, costMicros, null);
  }
  return { worked: problem === null, ms, code, words: problem === null ? worksWords(type) : withoutKey(problemWords(problem), endpoint.apiKey) };
}

function codeOf(problem: unknown): string | null {
  if (problem === null) return null;
  return problem instanceof ProviderFailure ? problem.code : 'internal';
}

async function call(deps: ProviderAdminDeps, type: ContentType, id: string, endpoint: EndpointSettings): Promise<void> {
  const signal = AbortSignal.timeout(TEST_CALL_MS);
  const provider = configuredProvider({ ...deps, environment: { ...deps.environment, moderation: false } }, id, { [type]: endpoint });
  const asked = { ...ASKED, model: endpoint.model, signal };
  if (type === 'video') return listModels(endpoint, signal);
  if (type === 'image') return void (await provider.makeImage?.({ ...asked, aspect: '1:1', position: 0 }));
  for await (const _words of provider.streamText?.({ ...asked, length: 10 }) ?? []) {
    // The test of a text provider keeps no words: it passes as soon as the provider sends some.
  }
}

const worksWords = (type: ContentType): string => ({ text: 'It wrote a short text.', image: 'It made one picture.', video: 'It listed its models. No video was made.' })[type];

/** Explains to the administrator why a test call failed, in the provider's own words where it sent some. */
function problemWords(problem: unknown): string {
  const chain: unknown[] = [];
  for (let at: unknown = problem; at instanceof Error && chain.length < 6; at = at.cause) chain.push(at);
  const refused = chain.find((cause) => cause instanceof PrivateAddress || cause instanceof RedirectRefused);
  if (refused instanceof Error) return `${refused.message}. It was not called.`;
  const said = chain.map(providerWords).find((words) => words !== null);
  if (said !== undefined) return `The provider said: ${said}`;
  if (problem instanceof ProviderFailure) return problem.code === 'aborted' ? `No answer in ${TEST_CALL_MS / 1_000} s.` : `${problem.message}.`;
  return 'The call failed on our side.';
}

/** Removes the API key from a provider's error message, because some providers repeat a refused key there. */
const withoutKey = (words: string, key: string): string => (key.length < 4 ? words : words.replaceAll(key, '…')).slice(0, MOST_WORDS);
