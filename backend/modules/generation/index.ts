import { HOUR_MS } from '#contracts/durations.ts';
import type { GenerationOutput } from '#contracts/generation.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { JobContext } from '#kernel/jobs/worker.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { Module } from '#kernel/module.ts';
import { acceptedRun, requesterOf } from './accepted-run.ts';
import type { RunCall } from './accepted-run.ts';
import type { WaitingText } from './accepting/run-request.ts';
import { acceptRun } from './commands/accept-run.ts';
import { createChallengeRuns } from './challenge-runs.ts';
import type { ChallengeRuns } from './challenge-runs.ts';
import { createToolRuns } from './tool-runs.ts';
import type { ToolRuns } from './tool-runs.ts';
import { createChatRuns } from './chat-runs.ts';
import type { ChatRuns } from './chat-runs.ts';
import { createCreationRuns } from './creation-runs.ts';
import type { CreationRuns } from './creation-runs.ts';
import { createFreeRuns } from './free-runs.ts';
import type { FreeRuns } from './free-runs.ts';
import { hideCreation, showCreation } from './commands/show-creation.ts';
import { runGeneration } from './commands/run-generation.ts';
import { sweepGenerations } from './commands/sweep-generations.ts';
import type { FileReach } from '#modules/media/index.ts';
import type { Deps } from './generation-deps.ts';
import { createStartSwitch } from './generation-switch.ts';
import type { StartSwitch } from './generation-switch.ts';
import { createSafetyFilter } from './safety-filter.ts';
import type { SafetyFilter } from './safety-filter.ts';
import { safetyRoutes } from './safety-filter.routes.ts';
import { generationDefaults, limitsOf, withSavedLimits } from './generation.options.ts';
import type { GenerationOptions } from './generation.options.ts';
import { draftRunRoutes } from './draft-runs.routes.ts';
import { generationAdminRoutes } from './generation.admin.routes.ts';
import { forgetOldSlices } from './commands/keep-slices.ts';
import { generationRoutes } from './generation.routes.ts';
import { generationMigrations } from './migrations/index.ts';
import { historyExport } from './history-export.ts';
import { outputsArchive } from './outputs-archive.ts';
import { historyRoutes } from './history.routes.ts';
import { runsSince } from './queries/runs-since.ts';
import { sampleFileReach } from './queries/sample-file-reach.ts';
import { attachedCreations } from './queries/attached-creations.ts';
import { attachCreation, detachCreation } from './commands/attach-creation.ts';
import { sampleCounts } from './queries/sample-counts.ts';
import { spentToday } from './queries/key-spending.ts';
import type { KeySpending } from './queries/key-spending.ts';
import { tellingSamples } from './queries/telling-samples.ts';
import type { SealableText } from './queries/telling-samples.ts';
import { testResults } from './queries/test-results.ts';
import { trialCosts } from './queries/trial-costs.ts';
import { markClip } from './commands/mark-clip.ts';
import { makeStarterSamples } from './commands/starter-samples.ts';
import type { ClipMarker, SampleMarker } from './sample-marker.port.ts';
import { samplePictures } from './sample-pictures.routes.ts';
import { sampleRoutes } from './samples.routes.ts';
import { personalData } from './personal-data.ts';
import { providerRoutes } from './providers.routes.ts';
import { switchRoutes } from './switch.routes.ts';
import type { ProviderAdminDeps } from './commands/save-providers.ts';
import { forgetCalls } from './making/provider-calls.ts';
import { onPublished } from './subscribers/on-published.ts';
import { shownCreation } from './queries/shown-creation.ts';
import type { ShownCreation } from './queries/shown-creation.ts';
import { testRunsOf } from './queries/test-runs-of.ts';
import type { TestRuns } from './queries/test-runs-of.ts';
import { testOutputs } from './test-outputs.routes.ts';

export type { AcceptedReply, ChatRuns, ReplyProgress } from './chat-runs.ts';
export type { ReplyWish } from './accepting/run-request.ts';
export type { ToolRuns, ToolRunWish } from './tool-runs.ts';
export type { ChallengeRuns } from './challenge-runs.ts';
export type { FreeRuns } from './free-runs.ts';
export type { RunCall } from './accepted-run.ts';
export type { KeySpending } from './queries/key-spending.ts';
export type { EntryOutput, EntryRun } from './queries/entry-run.ts';
export type { CreationRuns } from './creation-runs.ts';
export type { ImportedRun } from './commands/keep-imported-run.ts';
export type { OwnCreation } from './queries/creations-of-owner.ts';
export type { KeptRun } from './queries/kept-runs.ts';
export type { PublishedRun } from './queries/published-runs.ts';
export type { RunFacts } from './queries/run-facts.ts';
export type { ShownCreation } from './queries/shown-creation.ts';
export { generationDefaults } from './generation.options.ts';
export type { GenerationOptions } from './generation.options.ts';
export { runGenerationJob } from './generation.jobs.ts';
export { generationCancelled, generationErrorEvent, generationRequested, generationSuccess, royaltyCaptured, surchargeCaptured, unlockedRunRequested } from './generation.events.ts';
export { createOpenAiCompatible } from './providers/openai-compatible/index.ts';
export { createStreamGuard, guardTexts } from './domain/stream-guard.ts';
export type { GuardedTexts, StreamGuard } from './domain/stream-guard.ts';
export { createTextFeed } from './making/text-feed.ts';
export { itemsUntilAborted } from './making/until-aborted.ts';
export { failedOnOurSide } from './domain/failure-side.ts';
export { createProviderRegistry } from './providers/registry.ts';
export { createLiveRegistry } from './providers/live-registry.ts';
export type { ConfiguredDeps } from './providers/configured-providers.ts';
export type { ProviderRegistry, ProviderSource } from './providers/registry.ts';
export { hostedModels } from './providers/provider-models.ts';
export type { GenerationProvider } from './provider.port.ts';

export { dayRuns, lanes, providersOfHour } from './queries/day-runs.ts';
export { generationMigrations } from './migrations/index.ts';
export { runFigures } from './queries/run-figures.ts';

export interface GenerationDeps extends Omit<Deps, 'options' | 'startSwitch' | 'safety'> {
  samples: SampleMarker;
  /** Whether the platform makes samples of the starter prompts. It needs Studio. */
  starterSamples?: boolean;
  options?: Partial<GenerationOptions>;
  /** The settings that administrators change while the server runs. Tests of this module alone leave them out. */
  admin?: Pick<ProviderAdminDeps, 'settings' | 'environment' | 'sealer' | 'outgoing'>;
}

/** The calls that other modules and the workers may make about runs. */
export interface Generation {
  /** Makes ONE attempt at a run, for the job `generation.run`. */
  runAttempt(generationId: string, context: Pick<JobContext, 'signal'>): Promise<void>;
  /**
   * Makes the output of a person's run of this prompt visible to all people who have its link.
   * @throws AppError not_found, nothing_to_show, too_telling
   */
  show(tx: Tx, userId: string, generationId: string, prompt: { id: string; sealed: boolean }): Promise<void>;
  /** Ends the link to a run's output, so that it is private again. */
  hide(tx: Tx, generationId: string): Promise<void>;
  /** The output of a run that its owner shares by a link. Null for other runs, and for an output that repeats a text that is `sealed` now. */
  shown(connection: Connection, generationId: string, sealed?: boolean): Promise<ShownCreation | null>;
  /**
   * Shows the first output of a person's run of this prompt beside their review.
   * @throws AppError not_found, nothing_to_show, too_telling
   */
  attach(tx: Tx, userId: string, generationId: string, prompt: { id: string; sealed: boolean }): Promise<void>;
  detach(tx: Tx, generationId: string): Promise<void>;
  /** The outputs that these runs show beside reviews, by run id. Outputs that repeat a text that is `sealed` now are left out. */
  attached(connection: Connection, generationIds: readonly string[], sealed: boolean): Promise<Map<string, GenerationOutput>>;
  /** The author's test runs of exactly the given text, the latest first, for the moderators who review it. */
  testRuns(connection: Connection, of: { promptId: string; authorId: string; checksum: string }, limit: number): Promise<TestRuns>;
  /** Starts a moderator's run of a submitted version, at a price of 0. @throws AppError not_ready; and as every run of a form */
  runWaiting(tx: Tx, call: Omit<RunCall, 'body'>, waiting: WaitingText, inputs: Readonly<Record<string, unknown>>): ReturnType<typeof acceptedRun>;
  /** Counts a person's runs of a prompt since an instant, deleted ones included. Whether an unlock is refunded depends on the count. */
  runsSince: typeof runsSince;
  /** The results of the author's test runs of a prompt, by the checksum of the tested text. */
  testResults: typeof testResults;
  /** The tokens that a creator paid for free trial runs of their prompts. */
  trialCosts: typeof trialCosts;
  /** Whether this person may load a public file, or only its marked copy. Only readers of the template load the original of a sealed prompt's sample. */
  reach(connection: Connection, fileId: string, userId: string | null): Promise<FileReach>;
  /** Says for each content type that this server cannot make now why not, for `GET /api/config`. */
  unavailable(): Partial<Record<ContentType, string>>;
}

/** What the prompts module asks about samples before a draft is published. */
export interface SampleFacts {
  /** The number of samples that each of these prompts shows, by prompt id. */
  counts: typeof sampleCounts;
  /** The ids of the samples that repeat the text of a draft, so that a paid version of it cannot show them. */
  telling(connection: Connection, promptId: string, draft: SealableText): Promise<Set<string>>;
}

export interface GenerationModule extends Module {
  generation: Generation;
  sampleFacts: SampleFacts;
  creationRuns: CreationRuns;
  challengeRuns: ChallengeRuns;
  chatRuns: ChatRuns;
  toolRuns: ToolRuns;
  freeRuns: FreeRuns;
  keySpending: KeySpending;
  /** The switch that says who may start runs now. Other modules ask it for outputs that are no runs, such as demo runs. */
  startSwitch: StartSwitch;
  /** Refuses texts with blocked words. Other modules call it for requests that are not runs of a form. */
  safety: Pick<SafetyFilter, 'refuse'>;
  maintenance: readonly MaintenanceTask[];
}

const FORGET_SLICES_EVERY_MS = 6 * HOUR_MS;
const FORGET_CALLS_EVERY_MS = 6 * HOUR_MS;

/** Marks one video sample at a time without waiting for it, so that the encoder does not delay other maintenance tasks. */
function clipMarking(deps: Deps, mark: ClipMarker): () => Promise<void> {
  let marking: Promise<unknown> | null = null;
  return () => {
    marking ??= markClip(deps, mark)
      .catch((error: unknown) => deps.log.error({ err: error }, 'marking a clip failed'))
      .finally(() => { marking = null; });
    return Promise.resolve();
  };
}

/** Builds the module of runs. It accepts a run with its price held, a worker makes it in attempts, and the owner pays only for what it delivered. */
export function createGeneration({ options, samples, starterSamples = false, admin, ...rest }: GenerationDeps): GenerationModule {
  const base = { ...generationDefaults, ...options };
  const startSwitch = createStartSwitch(admin?.settings ?? null);
  const safety = createSafetyFilter(admin?.settings ?? null);
  const deps: Deps = { ...rest, startSwitch, safety, options: admin ? withSavedLimits(base, admin.settings) : base };
  const unavailable = (): Partial<Record<ContentType, string>> => {
    const off = startSwitch.offWords();
    return off === null ? deps.providers.unavailable() : { text: off, image: off, video: off };
  };
  return {
    generation: {
      runAttempt: (generationId, context) => runGeneration(deps, generationId, context),
      show: (tx, ...creation) => showCreation(tx, deps, ...creation),
      hide: (tx, generationId) => hideCreation(tx, deps, generationId),
      shown: (connection, ...creation) => shownCreation(connection, deps, ...creation),
      attach: (tx, ...creation) => attachCreation(tx, deps, ...creation),
      detach: (tx, generationId) => detachCreation(tx, deps, generationId),
      attached: (connection, ...creations) => attachedCreations(connection, deps, ...creations),
      testRuns: testRunsOf,
      runWaiting: async (tx, call, waiting, inputs) => acceptedRun(tx, deps, call.viewer, await acceptRun(tx, deps, requesterOf(call), { source: 'review', waiting, inputs })),
      runsSince,
      testResults,
      trialCosts,
      reach: (connection, ...file) => sampleFileReach(connection, deps, ...file),
      unavailable,
    },
    sampleFacts: { counts: sampleCounts, telling: tellingSamples },
    creationRuns: createCreationRuns(deps),
    challengeRuns: createChallengeRuns(deps),
    chatRuns: createChatRuns(deps),
    toolRuns: createToolRuns(deps),
    freeRuns: createFreeRuns(deps),
    keySpending: { today: spentToday },
    startSwitch,
    safety,
    migrations: generationMigrations,
    personalData: personalData(deps),
    subscriptions: onPublished(deps),
    routes(routes) {
      generationRoutes(routes, deps);
      draftRunRoutes(routes, deps);
      sampleRoutes(routes, deps);
      historyRoutes(routes, deps);
      generationAdminRoutes(routes, deps);
      if (admin) switchRoutes(routes, deps, admin.settings, unavailable);
      if (admin) safetyRoutes(routes, deps, admin.settings);
      if (admin) providerRoutes(routes, { ...deps, ...admin, environmentLimits: limitsOf(base) });
    },
    rawRoutes(mount) {
      historyExport(mount, deps);
      outputsArchive(mount, deps);
      samplePictures(mount, deps, samples);
      testOutputs(mount, deps);
    },
    maintenance: [
      { name: 'generation.sweep', everyMs: deps.options.sweepEveryMs, run: () => sweepGenerations(deps) },
      { name: 'generation.forget_slices', everyMs: FORGET_SLICES_EVERY_MS, run: () => forgetOldSlices(deps.db.knex, deps.clock) },
      { name: 'generation.forget_calls', everyMs: FORGET_CALLS_EVERY_MS, run: () => forgetCalls(deps.db.knex, deps.clock) },
      ...(starterSamples ? [{ name: 'generation.starter_samples', everyMs: deps.options.samplesEveryMs, run: () => makeStarterSamples(deps) }] : []),
      ...(samples.clip ? [{ name: 'generation.mark_clips', everyMs: deps.options.markEveryMs, run: clipMarking(deps, samples.clip) }] : []),
    ],
  };
}
