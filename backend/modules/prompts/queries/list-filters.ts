import type { ContentType } from '#contracts/primitives.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import type { listPrompts } from '#contracts/prompts.ts';

type Asked = QueryOf<typeof listPrompts>;

/** A model of the rate card: its content type, and whether its runs leave this server. */
export interface ListedModel {
  id: string;
  type: ContentType;
  hosted: boolean;
}

/** The filters of a prompt list, after names and search words were looked up. */
export interface ListFilters extends Omit<Asked, 'q' | 'creator' | 'sort' | 'limit' | 'cursor' | 'model'> {
  /** Only prompts that this user published. */
  ownerId?: string | undefined;
  /** The id of the viewer; null for a visitor, who owns and follows nothing. */
  viewerId: string | null;
  /** Only prompts that run on this model. Prompts that name no models run on every model of their content type. */
  model?: ListedModel | undefined;
}

export interface Narrowing {
  /** SQL conditions about the alias `p`, to be joined by "and". */
  conditions: string[];
  bindings: Record<string, unknown>;
}

const PRICES = {
  free: `p.pricing = 'free'`,
  run: `p.pricing in ('run', 'run_and_unlock')`,
  unlock: `p.pricing in ('unlock', 'run_and_unlock')`,
  pack: `exists (select 1 from prompt_access a where a.prompt_id = p.id and a.user_id = :viewerId and a.source in ('pack', 'gift') and a.revoked_at is null)`,
} as const;

const LICENSES = { forkable: `p.license <> 'no_fork'`, commercial: 'p.allow_commercial' } as const;

// SQL for the filter by average stars. `rating_rank` mixes in five reviews of 3.5 stars and has an index, so it narrows the search before the exact comparison.
const RATED = 'p.rating_score >= :rating and p.rating_rank >= least(cast(:rating as real), 3.5)';
const NOT_MINE = `p.owner_id <> :viewerId and not exists
  (select 1 from prompt_access a where a.prompt_id = p.id and a.user_id = :viewerId and a.revoked_at is null)`;
const FOLLOWED = 'p.owner_id in (select f.owner_id from prompt_followed_creators f where f.user_id = :viewerId and f.following)';
const RUNS_ON = `(p.models @> array[:modelId::text] or (p.models = '{}' and p.content_type = :modelType))`;
// SQL for `allowedModel`: an author's ban of hosted models holds for people without access, and never for text prompts.
const NOT_KEPT_OFF = `(p.hosted_models or p.content_type = 'text' or p.owner_id = :viewerId
  or exists (select 1 from prompt_access a where a.prompt_id = p.id and a.user_id = :viewerId and a.revoked_at is null))`;

// SQL that tells whether the form of the published version has a picture field.
const TAKES_A_PICTURE = `exists (select 1 from prompt_versions v where v.id = p.published_version_id and jsonb_path_query_array(v.form_schema, '$.sections[*].fields[*].type') @> '["image"]')`;

/** Returns the lowest success score that screens round to this whole percent, such as 0.895 for 90. */
export const successAtLeast = (percent: number): number => (percent - 0.5) / 100;

/** Builds the SQL conditions for public prompts, with all filters of the marketplace. */
export function narrowing(filters: ListFilters): Narrowing {
  const { viewerId } = filters;
  const conditions = [`p.status = 'published' and p.visibility = 'public'`];
  const bindings: Record<string, unknown> = {};
  const add = (condition: string, values: Record<string, unknown> = {}): void => {
    conditions.push(condition);
    Object.assign(bindings, values);
  };
  if (filters.ownerId) add('p.owner_id = :ownerId', { ownerId: filters.ownerId });
  if (filters.contentType) add('p.content_type = :contentType', { contentType: filters.contentType });
  if (filters.takes === 'image') add(TAKES_A_PICTURE);
  if (filters.category) add('p.category = :category', { category: filters.category });
  if (filters.tag) add('p.tags @> array[:tag::text]', { tag: filters.tag.toLowerCase() });
  if (filters.language) add('p.language = :language', { language: filters.language.toLowerCase() });
  if (filters.price) {
    if (filters.price === 'pack' && viewerId === null) add('false');
    else add(PRICES[filters.price], filters.price === 'pack' ? { viewerId } : {});
  }
  if (filters.model) {
    add(RUNS_ON, { modelId: filters.model.id, modelType: filters.model.type });
    if (filters.model.hosted) add(NOT_KEPT_OFF, { viewerId });
  }
  if (filters.rating !== undefined) add(RATED, { rating: filters.rating });
  if (filters.works !== undefined) add('p.success_score >= :works', { works: successAtLeast(filters.works) });
  if (filters.license) add(LICENSES[filters.license]);
  if (filters.freeTrialRun) add(`p.free_trial_runs_per_day > 0 and p.pricing <> 'free'`);
  if (filters.hideOwned && viewerId !== null) add(NOT_MINE, { viewerId });
  if (filters.followed) {
    if (viewerId === null) add('false');
    else add(FOLLOWED, { viewerId });
  }
  return { conditions, bindings };
}
