import { createChallenges } from '#modules/challenges/index.ts';
import type { ChallengesModule } from '#modules/challenges/index.ts';
import { createClipEncoder, renderCover } from '#modules/studio/index.ts';
import { PLATFORM_ACCOUNTS } from '#seeds/starter-prompts/platform-accounts.ts';
import { CHALLENGE_THEMES } from '#seeds/challenge-themes/index.ts';
import type { Modules } from './modules.ts';
import type { createProviders } from './providers.ts';
import type { Services } from './services.ts';

interface Parts extends Pick<Modules, 'identity' | 'media' | 'prompts' | 'generation' | 'wallet' | 'achievements' | 'reviews'> {
  providers: ReturnType<typeof createProviders>;
  /** Modules that are built later than challenges; these functions are called only when a request needs them. */
  moderation(): Modules['moderation'];
  operations(): Modules['operations'];
}

/** Builds the module challenges with the functions that it needs of other modules. */
export const challengesOf = ({ config, db, clock, log, limits, outbox, storage, failpoints }: Services, { identity, media, prompts, generation, wallet, achievements, reviews, providers, ...late }: Parts): ChallengesModule =>
  createChallenges({
    db, clock, log, limits, outbox, storage, failpoints,
    evidenceKey: config.session.secret,
    identity: identity.identity,
    media: media.media,
    prompts: prompts.prompts,
    runs: generation.challengeRuns,
    wallet: wallet.wallet,
    pools: wallet.pools,
    rewards: achievements.rewards,
    paintCover: config.studio.covers ? renderCover : null,
    platformId: (connection) => identity.identity.idOf(connection, PLATFORM_ACCOUNTS[0].username),
    encodeClip: createClipEncoder(config.studio.searchPath),
    judgeModel: () => judgeModelOf(providers, config.challenges.judgeModel),
    comments: (connection, id) => reviews.comments(connection, 'challenge', id),
    publishedPrompts: async (connection, userId) => (await prompts.packParts.figures(connection, userId)).published,
    entryFeesOn: (connection, viewer) => late.operations().flags.value(connection, 'challenge_entry_fees', viewer),
    openReports: (...asked) => late.moderation().moderation.openReports(...asked),
    themes: CHALLENGE_THEMES,
    options: config.challenges,
  });

/**
 * Finds the text model of an external provider by its id, as it is configured now, to judge challenges. Null for Studio's models, which judge
 * nothing, and for unknown ones.
 */
function judgeModelOf(providers: Parts['providers'], id: string) {
  const model = providers.models().find((each) => each.id === id && each.contentType === 'text' && each.hosted === true);
  const provider = model && providers.find(model.provider);
  return model && provider ? { provider, model: model.providerModel } : null;
}
