import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { Clock } from '#kernel/clock.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Module } from '#kernel/module.ts';
import { together } from '#kernel/personal-data/together.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity, Preferences } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { DiscussedTarget } from '#modules/reviews/discussed-target.port.ts';
import type { PublicWorks } from '#modules/profiles/public-works.port.ts';
import type { ModerationTarget } from '#modules/moderation/moderation-target.port.ts';
import type { PromptCatalogue } from '#modules/moderation/prompt-catalogue.port.ts';
import { askForSamples } from './commands/ask-for-samples.ts';
import { tellUnusablePatterns } from './commands/tell-unusable-patterns.ts';
import { createDrafts } from './commands/create-drafts.ts';
import { forgetDays } from './commands/forget-days.ts';
import { grantAccess, revokeAccess } from './commands/grant-access.ts';
import { paintCovers } from './commands/paint-covers.ts';
import type { CoverPainter } from './commands/paint-covers.ts';
import { publishStarters } from './commands/publish-starters.ts';
import { refreshStatistics } from './commands/refresh-statistics.ts';
import { refreshTerms } from './commands/refresh-terms.ts';
import { draftRoutes } from './drafts.routes.ts';
import { createFeatured } from './featured.ts';
import type { Featured } from './featured.ts';
import { ownContents } from './export/own-contents.ts';
import { exportRoute } from './export/export.routes.ts';
import { promptsMigrations } from './migrations/index.ts';
import { personalData } from './personal-data.ts';
import { presetsOfPerson } from './presets/personal-data.ts';
import { presetRoutes } from './presets/presets.routes.ts';
import { promptTarget } from './moderation/prompt-target.ts';
import { createPromptCatalogue } from './moderation/prompt-catalogue.ts';
import { createPromptLibrary } from './prompt-library.ts';
import type { PromptLibrary } from './prompt-library.ts';
import type { FreeTrialRuns, PackParts, PromptSelling } from './prompt-selling.ts';
import type { PromptTexts } from './prompt-texts.ts';
import type { PromptPortability, Prompts } from './prompts.ts';
import { freeTrialRunLeft, returnFreeTrialRun, takeFreeTrialRun } from './commands/free-trial-runs.ts';
import type { ListedModel } from './queries/list-filters.ts';
import { promptLineage, promptTerms } from './queries/prompt-terms.ts';
import { promptWorks } from './public-works.ts';
import { promptRoutes } from './prompts.routes.ts';
import type { PromptsContext, NamedCollections, RateCardSource, SampleFacts, TestResults, TitledAgents, TitledPacks } from './prompts-context.ts';
import { flagged } from './queries/flagged.ts';
import { draftForRun, publishedTexts, versionNumbers, versionWith } from './queries/draft-for-run.ts';
import { packCandidates, packParts, publishedFigures } from './queries/pack-parts.ts';
import { setSamples } from './commands/set-pack-samples.ts';
import { samplesLeft } from './queries/samples-left.ts';
import { promptCards } from './queries/prompt-cards.ts';
import { promptFacts } from './queries/prompt-facts.ts';
import { promptHead } from './queries/prompt-head.ts';
import { listStarters } from './queries/list-starters.ts';
import type { StarterCatalogue } from './starter-prompts.port.ts';
import { mapPart, mapStarts, promptRunners } from './queries/prompt-map.ts';
import { promptOpinions } from './queries/prompt-opinions.ts';
import { reviewedPrompts } from './queries/reviewed-prompts.ts';
import { promptRefs } from './queries/prompt-refs.ts';
import { promptThumbs } from './queries/prompt-thumbs.ts';
import { openRefs } from './queries/open-refs.ts';
import { originOf } from './queries/origin-of.ts';
import { shownTexts } from './queries/shown-texts.ts';
import { textBytes } from './queries/text-bytes.ts';
import { takenDown } from './queries/taken-down.ts';
import { readableOf } from './queries/readable-of.ts';
import { readableTexts } from './queries/readable-texts.ts';
import { createRails } from './queries/rails.ts';
import { formToRun } from './queries/form-to-run.ts';
import { runnablePrompt } from './queries/runnable-prompt.ts';
import { onMarks } from './subscribers/on-marks.ts';
import { onOpinions } from './subscribers/on-opinions.ts';
import { onRunFinished } from './subscribers/on-run-finished.ts';
import { tellBuyers } from './subscribers/tell-buyers.ts';
import { versionRoutes } from './versions.routes.ts';

export type { OpenRef, PromptFacts, PromptHead, PromptPortability, PromptRef, Prompts, ShownCard } from './prompts.ts';
export type { FormToRun, PromptTexts, RoyaltyParent, RunnableDraft, RunnablePrompt, Starter, WantedVersion } from './prompt-texts.ts';
export type { PromptOpinions } from './queries/prompt-opinions.ts';
export type { Featured, FeaturedSlot } from './featured.ts';
export type { PackPart } from './queries/pack-parts.ts';
export type { FreeTrialRuns, LineageLevel, PackParts, PromptSelling, PromptTerms } from './prompt-selling.ts';
export type { AccessHeld, PromptLibrary, PromptLibraryCard, PromptLibraryFacts } from './prompt-library.ts';
export type { CoverPainter } from './commands/paint-covers.ts';
export { rateInPercent } from './prompts.presenter.ts';

export { promptsMigrations } from './migrations/index.ts';
export { promptNames } from './queries/prompt-names.ts';

export interface PromptsDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  identity: Identity;
  preferences: Preferences;
  blocks: Pick<Blocks, 'by'>;
  media: Media;
  /** Renders covers for prompts that have none. With null, such prompts stay without a cover. */
  paintCover: CoverPainter | null;
  /** Reads how often a text worked on its author's test inputs. Without it, no publication is refused for working less often. */
  testResults?: TestResults;
  /** Facts about the samples of prompts. Without them, a paid prompt needs no sample before it is published. */
  samples?: SampleFacts;
  /** Finds packs by letters of their titles, for the search box. Without it, suggestions contain no packs. */
  titledPacks?: TitledPacks;
  namedCollections?: NamedCollections;
  /** Finds agents by words of their names, for the search box. Without it, suggestions contain no agents. */
  titledAgents?: TitledAgents;
  rateCard: RateCardSource;
  starters: StarterCatalogue;
  /** Finds a model of the rate card for the filter by model; null for a model that the card does not have. */
  listedModel?: (modelId: string) => ListedModel | null;
}

export interface PromptsModule extends Module {
  prompts: Prompts;
  texts: PromptTexts;
  selling: PromptSelling;
  freeTrialRuns: FreeTrialRuns;
  packParts: PackParts;
  /** Prompts as the libraries of people list them, and the trash of own prompts. */
  library: PromptLibrary;
  portable: PromptPortability;
  featured: Featured;
  catalogue: PromptCatalogue;
  /** Lets members report prompts, and moderators take reported prompts down. */
  target: ModerationTarget;
  /** Lets people review prompts and comment on them. */
  discussed: DiscussedTarget;
  /** Lists a person's public prompts on their profile. */
  works: PublicWorks;
  /** Publishes the starter prompts that are missing, and returns how many. A later start of the server finds nothing to do. */
  seed(): Promise<number>;
}

const OWNERS_A_TIME = 50;
const STATISTICS_EVERY_MS = 5 * MINUTE_MS;
const COVERS_EVERY_MS = 10_000;
/** How often maintenance looks for prompts whose authors need a notice. Each author gets one notice for a prompt. */
const NOTICES_EVERY_MS = 10 * MINUTE_MS;
const DAYS_EVERY_MS = DAY_MS;

/** Builds the prompts module: prompts, drafts, versions, access, search and export. */
export function createPrompts(deps: PromptsDeps): PromptsModule {
  const { db, clock, log, identity, preferences, blocks, media, rateCard, starters, paintCover, listedModel = () => null, testResults = async () => new Map(), samples = null, titledPacks = () => Promise.resolve([]), namedCollections = () => Promise.resolve([]), titledAgents = () => Promise.resolve([]) } = deps;
  const context: PromptsContext = { db, clock, outbox: deps.outbox, identity, media, testResults, samples };
  const rails = createRails({ db, clock, identity, media, rateCard });
  return {
    prompts: {
      refs: (connection, ids) => promptRefs(connection, ids, media),
      cards: (connection, ...asked) => promptCards(connection, { identity, media, rateCard }, ...asked),
      openRefs,
      about: promptFacts,
      terms: promptTerms,
      createDrafts: (tx, ...drafts) => createDrafts(tx, context, ...drafts),
      readable: readableTexts,
      textBytes,
      takenDown,
      readableOf,
      flagged,
      head: promptHead,
      mapStarts,
      mapPart,
      runners: promptRunners,
    },
    texts: {
      runnable: runnablePrompt,
      formToRun,
      draftForRun,
      versionWith,
      publishedTexts,
      versionNumbers,
      shownTexts,
      originOf,
      starters: (connection) => listStarters(connection, identity, starters.prompts.map(({ slug }) => slug)),
    },
    selling: {
      lineage: promptLineage,
      opinions: promptOpinions,
      thumbs: promptThumbs,
      grantAccess: (tx, reason) => grantAccess(tx, context, reason),
      revokeAccess: (tx, reason) => revokeAccess(tx, context, reason),
    },
    freeTrialRuns: {
      left: (connection, terms, userId) => freeTrialRunLeft(connection, clock, terms, userId),
      take: (tx, freeTrialRun, perDay) => takeFreeTrialRun(tx, clock, freeTrialRun, perDay),
      giveBack: returnFreeTrialRun,
    },
    packParts: {
      parts: packParts,
      figures: (connection, ownerId) => publishedFigures(connection, clock, ownerId),
      candidates: packCandidates,
      setSamples,
      samplesLeft: (connection, promptIds, userId) => samplesLeft(connection, clock, promptIds, userId),
    },
    library: createPromptLibrary(context),
    portable: { contents: (connection, userId) => ownContents(connection, userId, null) },
    catalogue: createPromptCatalogue(context),
    target: promptTarget(context),
    discussed: { type: 'prompt', about: promptFacts, reviewedOf: reviewedPrompts },
    works: promptWorks({ identity, preferences, media, rateCard }),
    featured: createFeatured(clock, (tx) => afterCommit(tx, () => rails.forget())),
    migrations: promptsMigrations,
    personalData: together(personalData({ db, media }), presetsOfPerson(db)),
    subscriptions: [...onRunFinished, ...onMarks, ...onOpinions(clock), ...tellBuyers(context, { batch: OWNERS_A_TIME })],
    routes(routes) {
      promptRoutes(routes, { db, identity, preferences, blocks, media, rateCard, rails, listedModel, titledPacks, titledAgents, namedCollections });
      draftRoutes(routes, context);
      versionRoutes(routes, context);
      presetRoutes(routes, context);
    },
    rawRoutes: (mount) => exportRoute(mount, context),
    async seed() {
      const published = await db.transaction((tx) => publishStarters(tx, context, starters));
      // Fills the tables for search and suggestions at the first start, because people search before the first maintenance task runs.
      if (published > 0) await refreshTerms(db, identity);
      return published;
    },
    maintenance: [
      { name: 'prompts.ask_for_samples', everyMs: NOTICES_EVERY_MS, run: async () => void (await askForSamples(context)) },
      { name: 'prompts.tell_unusable_patterns', everyMs: NOTICES_EVERY_MS, run: async () => void (await tellUnusablePatterns(context)) },
      { name: 'prompts.forget_days', everyMs: DAYS_EVERY_MS, run: () => forgetDays(db, clock) },
      { name: 'prompts.refresh_statistics', everyMs: STATISTICS_EVERY_MS, run: () => refreshStatistics(db, clock) },
      { name: 'prompts.refresh_terms', everyMs: STATISTICS_EVERY_MS, run: () => refreshTerms(db, identity) },
      ...(paintCover ? [{ name: 'prompts.paint_covers', everyMs: COVERS_EVERY_MS, run: async () => void (await paintCovers({ db, media, paintCover, log })) }] : []),
    ],
  };
}
