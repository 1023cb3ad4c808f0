import type { Queues } from '#kernel/jobs/queues.ts';
import type { Module } from '#kernel/module.ts';
import type { Broadcast, Push } from '#kernel/realtime/push.ts';
import { createAchievements } from '#modules/achievements/index.ts';
import type { AchievementsModule } from '#modules/achievements/index.ts';
import { createAnalytics } from '#modules/analytics/index.ts';
import type { AgentsModule } from '#modules/agents/index.ts';
import { createArchives } from '#modules/archives/index.ts';
import type { ArchivesModule } from '#modules/archives/index.ts';
import type { CashOutsModule } from '#modules/cash-outs/index.ts';
import { discussedChallenge } from '#modules/challenges/index.ts';
import type { ChallengesModule } from '#modules/challenges/index.ts';
import type { ChatModule } from '#modules/chat/index.ts';
import { createCollections } from '#modules/collections/index.ts';
import type { CollectionsModule } from '#modules/collections/index.ts';
import { createDemoRuns } from '#modules/demo-runs/index.ts';
import type { DemoRunsModule } from '#modules/demo-runs/index.ts';
import { createMedia, storageFigures } from '#modules/media/index.ts';
import type { MediaModule } from '#modules/media/index.ts';
import { createFeedback } from '#modules/feedback/index.ts';
import type { FeedbackModule } from '#modules/feedback/index.ts';
import { createModeration } from '#modules/moderation/index.ts';
import type { ModerationModule } from '#modules/moderation/index.ts';
import { createMessages, createNotificationChannels } from '#modules/messages/index.ts';
import type { NotificationChannels } from '#modules/messages/index.ts';
import { createGeneration, runFigures } from '#modules/generation/index.ts';
import type { GenerationModule } from '#modules/generation/index.ts';
import { createLibrary } from '#modules/library/index.ts';
import type { LibraryModule } from '#modules/library/index.ts';
import { createIdentity, goneOf } from '#modules/identity/index.ts';
import type { IdentityModule } from '#modules/identity/index.ts';
import type { OperationsModule } from '#modules/operations/index.ts';
import { createPacks, discussedPack, packSales } from '#modules/packs/index.ts';
import type { PacksModule } from '#modules/packs/index.ts';
import type { PaymentsModule } from '#modules/payments/index.ts';
import { createPricing } from '#modules/pricing/index.ts';
import type { PricingModule } from '#modules/pricing/index.ts';
import { createPortability } from '#modules/portability/index.ts';
import type { PortabilityModule } from '#modules/portability/index.ts';
import { createPromptImport } from '#modules/prompt-import/index.ts';
import type { PromptImportModule } from '#modules/prompt-import/index.ts';
import { createProfiles } from '#modules/profiles/index.ts';
import { createPrompts, promptNames } from '#modules/prompts/index.ts';
import type { PromptsModule } from '#modules/prompts/index.ts';
import type { ReferralsModule } from '#modules/referrals/index.ts';
import { createReviews } from '#modules/reviews/index.ts';
import type { ReviewsModule } from '#modules/reviews/index.ts';
import { createSelling } from '#modules/selling/index.ts';
import type { SellingModule } from '#modules/selling/index.ts';
import { createSharing } from '#modules/sharing/index.ts';
import { createSocial } from '#modules/social/index.ts';
import type { Blocks, SocialModule } from '#modules/social/index.ts';
import { createSampleMarker, renderCover, renderShareCard } from '#modules/studio/index.ts';
import { createWallet, tokenFigures } from '#modules/wallet/index.ts';
import type { WalletModule } from '#modules/wallet/index.ts';
import { OFFICIAL_PACKS } from '#seeds/official-packs.ts';
import { PLATFORM_ACCOUNTS } from '#seeds/starter-prompts/platform-accounts.ts';
import { STARTERS } from '#seeds/starter-prompts/index.ts';
import { challengesOf } from './challenges.ts';
import { agentsOf } from './agents.ts';
import { chatOf } from './chat.ts';
import { programsOf } from './programs.ts';
import type { ProgramModules } from './programs.ts';
import { identityOptions } from './identity-options.ts';
import { operationsOf } from './operations.ts';
import { peopleFlags } from './people-flags.ts';
import { createProviders, providerSources } from './providers.ts';
import type { Services } from './services.ts';
import { shopOf } from './shop.ts';

/** All modules by their names. */
export interface Modules extends ProgramModules {
  media: MediaModule;
  archives: ArchivesModule;
  wallet: WalletModule;
  pricing: PricingModule;
  identity: IdentityModule;
  prompts: PromptsModule;
  promptImport: PromptImportModule;
  generation: GenerationModule;
  payments: PaymentsModule;
  referrals: ReferralsModule;
  cashOuts: CashOutsModule;
  feedback: FeedbackModule;
  achievements: AchievementsModule;
  reviews: ReviewsModule;
  selling: SellingModule;
  packs: PacksModule;
  agents: AgentsModule;
  challenges: ChallengesModule;
  moderation: ModerationModule;
  collections: CollectionsModule;
  social: SocialModule;
  library: LibraryModule;
  portability: PortabilityModule;
  demoRuns: DemoRunsModule;
  chat: ChatModule;
  profiles: Module;
  sharing: Module;
  notificationChannels: NotificationChannels;
  messages: Module;
  analytics: Module;
  operations: OperationsModule;
}

export interface ModuleDeps extends Services {
  /** Sends pushes. Code that builds modules only for tests may leave out the broadcast to all members. */
  push: Push & Partial<Broadcast>;
  /** The queues; left out in processes that never read them. */
  queues?: Queues;
}

/** Builds all modules by hand, in the order in which they depend on each other. */
export function createModules(deps: ModuleDeps): Modules {
  const { config, db, clock, log, logHash, outbox, push, limits, emailSender, sealer, sessionCache, storage, cancels, failpoints, queues = null } = deps;
  const providers = createProviders(deps);
  // Asks the module social who blocked whom. It is looked up only at each call, because modules that are built before social need it.
  const blocks: Blocks = { by: (...asked) => social.blocks.by(...asked), either: (...asked) => social.blocks.either(...asked) };
  const media = createMedia({
    db, clock, log, storage,
    options: config.media,
    // Prompts and runs are built after media, so media asks them through these functions.
    textBytes: async (...asked) => (await prompts.prompts.textBytes(...asked)) + (await promptImport.promptImport.reportBytes(...asked)),
    reach: (...asked) => generation.generation.reach(...asked),
  });
  const archives = createArchives({ db, clock, log, outbox, push, storage, makers: () => ({ creations: library.archiveMaker, account: portability.archiveMaker }) });
  const wallet = createWallet({ db, clock, outbox, push });
  const pricing = createPricing({ db, clock, outbox, models: () => providers.models() });
  const identity = createIdentity({
    db, clock, log, logHash, outbox, emailSender, sealer, push, limits, sessionCache,
    wallet: wallet.wallet,
    media: media.media,
    personalData: () => moduleList(modules).flatMap((module) => module.personalData ?? []),
    options: identityOptions(deps),
    // Referrals are built after identity and need it, so identity calls them through this function.
    newcomers: { arrived: (...asked) => referrals.newcomers.arrived(...asked) },
    peopleFlags,
  });
  const prompts = createPrompts({
    db, clock, log, outbox, blocks,
    identity: identity.identity, preferences: identity.preferences,
    media: media.media,
    rateCard: () => pricing.pricing.rateCard(),
    starters: STARTERS,
    paintCover: config.studio.covers ? renderCover : null,
    // Runs are built after prompts, so prompts ask for their results through these functions.
    testResults: (...asked) => generation.generation.testResults(...asked),
    samples: { counts: (...asked) => generation.sampleFacts.counts(...asked), telling: (...asked) => generation.sampleFacts.telling(...asked) },
    // Packs, agents and collections are built after prompts, so the search box asks them through these functions.
    titledPacks: (...asked) => packs.packs.titled(...asked), titledAgents: (...asked) => agents.listings.titled(...asked),
    namedCollections: (...asked) => collections.collections.named(...asked),
    listedModel: (id) => {
      const model = providers.models().find((known) => known.id === id);
      return model ? { id, type: model.contentType, hosted: model.hosted === true } : null;
    },
  });
  const promptImport = createPromptImport({ db, clock, media: media.media, prompts: prompts.prompts, reading: config.promptImport.reading });
  const generation = createGeneration({
    db, clock, log, outbox, push, cancels, failpoints, queues, providers, limits,
    wallet: wallet.wallet,
    pricing: pricing.pricing,
    prompts: prompts.prompts, promptTexts: prompts.texts, freeTrialRuns: prompts.freeTrialRuns,
    identity: identity.identity,
    media: media.media,
    isBlind: (...asked) => challenges.isBlind(...asked), keyLocks: { lock: (...asked) => programs.apiAccess.locks.lock(...asked) },
    // Chats are built after runs, so runs hand replies to them through these functions.
    chatWriter: { write: (...asked) => chat.writer.write(...asked), ended: (...asked) => chat.writer.ended(...asked) },
    samples: createSampleMarker(config.studio.searchPath),
    starterSamples: config.generation.starterSamples,
    admin: { ...providerSources(deps), settings: deps.settings },
    options: { ...config.generation.limits, videoTotalMs: config.generation.limits.timeoutMs.video, parallel: config.generation.concurrency },
  });
  const { payments, referrals, cashOuts } = shopOf(deps, { identity, pricing, wallet, operations: () => operations });
  const feedback = createFeedback({
    db, clock, outbox, limits,
    identity: identity.identity,
    media: media.media,
    votesOpen: (connection, viewer) => operations.flags.value(connection, 'feature_votes', viewer),
  });
  const achievements = createAchievements({ db, clock, outbox, push, wallet: wallet.wallet, identity: identity.identity });
  const reviews = createReviews({ db, clock, outbox, push, blocks, identity: identity.identity, generation: generation.generation, discussed: [prompts.discussed, discussedPack(), discussedChallenge((connection) => identity.identity.idOf(connection, PLATFORM_ACCOUNTS[0].username))] });
  const selling = createSelling({
    db, clock, log, outbox, blocks,
    identity: identity.identity,
    pricing: pricing.pricing,
    prompts: prompts.prompts,
    promptSelling: prompts.selling,
    freeTrialRuns: prompts.freeTrialRuns,
    generation: generation.generation,
    wallet: wallet.wallet,
    earnings: wallet.earnings,
  });
  const packs = createPacks({
    db, clock, log, outbox, blocks, limits,
    identity: identity.identity,
    prompts: prompts.prompts,
    parts: prompts.packParts,
    promptSelling: prompts.selling,
    sales: selling.packSales,
    wallet: wallet.wallet,
    generation: generation.generation,
    officialMakers: async (connection) => {
      const found = await Promise.all(PLATFORM_ACCOUNTS.map(({ username }) => identity.identity.idOf(connection, username)));
      return found.filter((id) => id !== null);
    },
    official: OFFICIAL_PACKS,
    saved: (...asked) => collections.collections.savedPacks(...asked),
    giftUrl: (code) => `${config.http.linkBaseUrl}/gifts/${code}`,
  });
  const agents = agentsOf(deps, { identity, media, prompts, generation, pricing });
  const challenges = challengesOf(deps, { identity, media, prompts, generation, wallet, achievements, reviews, providers, moderation: () => moderation, operations: () => operations });
  const library = createLibrary({
    db, clock, push, blocks,
    identity: identity.identity,
    preferences: identity.preferences,
    prompts: prompts.prompts,
    runs: generation.creationRuns,
    streams: media.streams,
    archives: archives.archives,
    // Collections are built after the library, so the library asks them through these functions.
    collections: { creationsIn: (...asked) => collections.collections.creationsIn(...asked), add: (...asked) => collections.collections.addCreations(...asked) },
    saves: { savers: (...asked) => collections.collections.savers(...asked), unsave: (...asked) => collections.collections.unsave(...asked) },
    promptLibrary: prompts.library,
    earned: (...asked) => selling.selling.earned(...asked),
    packsOf: (...asked) => packs.packs.ofPrompts(...asked),
  });
  const collections = createCollections({
    db, clock, outbox, blocks,
    identity: identity.identity, prompts: prompts.prompts, creations: library.library, packs: packs.packs,
    hidden: identity.preferences.hidden,
    linkBaseUrl: config.http.linkBaseUrl,
  });
  const demoRuns = createDemoRuns({
    db, clock, log, outbox,
    runs: generation.creationRuns,
    // Visitors get no models, and so start no demo run, while an administrator has restricted runs to members or switched them off.
    models: () => (generation.startSwitch.mode() === 'on' ? providers.models() : []).filter(({ contentType }) => contentType === 'text').map((model) => ({ ...model, hosted: model.hosted === true })),
    refuseWords: (texts) => generation.safety.refuse(texts),
    provider: (id) => providers.find(id),
    options: config.demoRuns,
  });
  const chat = chatOf(deps, { agents, blocks, generation, identity, library, media, pricing, prompts, providers });
  const moderation = createModeration({
    db, clock, outbox,
    identity: identity.identity,
    pricing: pricing.pricing,
    generation: generation.generation,
    selling: selling.selling,
    catalogue: prompts.catalogue, featured: prompts.featured,
    targets: [...challenges.targets, packs.target, agents.target, chat.shareTarget, prompts.target, ...reviews.targets, library.target, library.folderTarget, collections.target, identity.target],
  });
  const portability = createPortability({
    db, clock, log, outbox, push, storage,
    archives: archives.archives,
    identity: identity.identity,
    media: media.media, streams: media.streams,
    prompts: { ...prompts.portable, createDrafts: prompts.prompts.createDrafts },
    runs: generation.creationRuns,
    library: library.portable, collections: collections.portable,
  });
  const social = createSocial({ db, clock, outbox, identity: identity.identity, preferences: identity.preferences, prompts: prompts.prompts, collections: collections.collections });
  const profiles = createProfiles({ db, clock, blocks, identity: identity.identity, works: [prompts.works, packs.works, library.works, collections.works], reviews: reviews.ofWorks });
  const programs = programsOf(deps, { identity, generation });
  const sharing = createSharing({
    db, clock, outbox,
    packs: packs.packs,
    identity: identity.identity, preferences: identity.preferences,
    media: media.media,
    prompts: prompts.prompts,
    generation: generation.generation,
    collections: collections.collections,
    library: library.library,
    rateCard: () => pricing.pricing.rateCard(),
    paintCard: renderShareCard,
    publicUrl: config.http.publicUrl,
  });
  const notificationChannels = createNotificationChannels({
    db, clock, log, outbox, sealer, emailSender,
    identity: identity.identity,
    linkBaseUrl: config.http.linkBaseUrl,
    webPush: config.messages.webPush,
  });
  const messages = createMessages({ db, clock, blocks, identity: identity.identity, outbox, push, notificationChannels });
  const operations = operationsOf(deps, { identity, moderation, packs, agents, payments, cashOuts, referrals, feedback, wallet, subscriptions: () => moduleList(modules).flatMap((module) => module.subscriptions ?? []) });
  const analytics = createAnalytics({ db, clock, log, limits, outbox, goneOf, identity: identity.identity, figures: { runs: runFigures, tokens: tokenFigures, storage: storageFigures, prompts: promptNames, packs: packSales } });
  const modules: Modules = { media, archives, wallet, pricing, identity, prompts, promptImport, generation, payments, referrals, cashOuts, feedback, achievements, reviews, selling, packs, agents, challenges, moderation, collections, social, library, portability, demoRuns, chat, profiles, ...programs, sharing, notificationChannels, messages, analytics, operations };
  return modules;
}

/** All modules as a list, for code that does the same with each of them. */
export const moduleList = (modules: Modules): readonly Module[] => Object.values(modules);
