import { listUserPrompts } from '#contracts/admin-users.ts';
import { must } from '#contracts/must.ts';
import { permit } from '#contracts/permissions.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { getPromptTotals, listCreators, listForYou, listPublicTags, listRails, suggestPrompts } from '#contracts/prompt-discovery.ts';
import { listPrompts } from '#contracts/prompts.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { Identity, Preferences } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { NamedCollections, RateCardSource, TitledAgents, TitledPacks } from './prompts-context.ts';
import { listTags } from './moderation/list-tags.ts';
import { presentCard, presentDetail } from './prompts.presenter.ts';
import { contentOfVersion } from './queries/stored-prompt-draft.ts';
import { findPrompt } from './queries/find-prompt.ts';
import { forYou } from './queries/for-you.ts';
import { heldAccess } from './queries/prompt-access.ts';
import { promptsOfPerson } from './queries/prompts-of-person.ts';
import { promptParent } from './queries/prompt-parent.ts';
import { listCreators as readCreators } from './queries/list-creators.ts';
import type { ListedModel } from './queries/list-filters.ts';
import { listPrompts as readPage } from './queries/list-prompts.ts';
import { promptTotals } from './queries/prompt-totals.ts';
import type { Rails } from './queries/rails.ts';
import { lockOf } from './queries/sealed-originals.ts';
import { suggestPrompts as suggest } from './queries/suggest-prompts.ts';
import { versionToRun } from './queries/version-to-run.ts';

interface Deps {
  db: Database;
  identity: Identity;
  preferences: Preferences;
  blocks: Pick<Blocks, 'by'>;
  media: Media;
  rateCard: RateCardSource;
  rails: Rails;
  /** Finds a model of the rate card; null for a model that the card does not have. */
  listedModel: (modelId: string) => ListedModel | null;
  titledPacks: TitledPacks;
  titledAgents: TitledAgents;
  namedCollections: NamedCollections;
}

const TAGS_SHOWN = 50;

/** Mounts the routes that visitors use to browse and open prompts. */
export function promptRoutes(routes: Routes, { db, identity, preferences, blocks, media, rateCard, rails, listedModel, titledPacks, titledAgents, namedCollections }: Deps): void {
  routes.read(listUserPrompts, permit('users.read'), ({ params, query }) => promptsOfPerson(db.knex, params.id, query));
  routes.read(listPrompts, 'open', async ({ query: { creator, model, ...query }, viewer }) => {
    const ownerId = creator === undefined ? undefined : await identity.idOf(db.knex, creator);
    const runsOn = model === undefined ? undefined : listedModel(model);
    // A person whom the creator blocked gets an empty list of the creator's public prompts.
    const shutOut = ownerId ? (await blocks.by(db.knex, viewer?.userId ?? null, [ownerId])).size > 0 : false;
    if (ownerId === null || runsOn === null || shutOut) return { items: [], nextCursor: null, correctedTo: null };
    const { prompts, ...page } = await readPage(db.knex, { ...query, ownerId, model: runsOn, viewerId: viewer?.userId ?? null });
    const flagged = prompts.some((prompt) => prompt.safety_flag);
    const [creators, card, sensitive] = await Promise.all([
      identity.creators(db.knex, prompts.map((prompt) => prompt.owner_id)), rateCard(), flagged && preferences.wantsSensitive(db.knex, viewer?.userId ?? null),
    ]);
    return { items: prompts.map((prompt) => presentCard(prompt, must(creators.get(prompt.owner_id), 'the creator of a prompt'), { media, card, sensitive })), ...page };
  });

  routes.read(suggestPrompts, 'open', async ({ query, viewer }) => {
    const [found, packs, collections, agents] = await Promise.all([
      suggest(db.knex, { identity, hidden: preferences.hidden, media, card: await rateCard() }, query.q), titledPacks(db.knex, query.q), namedCollections(db.knex, query.q, viewer?.userId ?? null), titledAgents(db.knex, query.q),
    ]);
    return { ...found, packs, collections, agents };
  });
  routes.read(listCreators, 'open', ({ query }) => readCreators(db.knex, { identity, preferences, media }, query));
  routes.read(listPublicTags, 'open', ({ query }) => listTags(db.knex, { q: query.q || null, after: null, limit: TAGS_SHOWN }));
  routes.read(getPromptTotals, 'open', ({ params }) => promptTotals(db.knex, params.id));
  routes.read(listRails, 'open', () => rails.read());
  routes.read(listForYou, 'member', ({ viewer }) => forYou(db.knex, { identity, preferences, blocks, media, rateCard }, viewer.userId));

  routes.read(getPrompt, 'open', async ({ params, query, viewer }) => {
    const userId = viewer?.userId ?? null;
    const prompt = await findPrompt(db.knex, params.idOrSlug, userId);
    const [card, creators, held, parent] = await Promise.all([
      rateCard(),
      identity.creators(db.knex, [prompt.owner_id]),
      heldAccess(db.knex, prompt, userId),
      promptParent(db.knex, identity, prompt, userId),
    ]);
    const shown = await versionToRun(db.knex, prompt, userId, held, { number: query.version, lenient: true });
    const locked = held.access === 'owner' && (await lockOf(db.knex, prompt, contentOfVersion(prompt, shown.version))) !== null;
    return { prompt: presentDetail(prompt, must(creators.get(prompt.owner_id), 'the creator of a prompt'), { media, card }, { ...shown, access: held.access, locked }, parent) };
  });
}
