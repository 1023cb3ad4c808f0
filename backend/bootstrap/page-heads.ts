import { packPreview } from '#contracts/pack-address.ts';
import { counted } from '#contracts/plural.ts';
import { PRODUCT } from '#contracts/product.ts';
import { isOneOf, keysOf } from '#contracts/typed-records.ts';
import type { Database } from '#kernel/db/database.ts';
import type { PageHead } from '#kernel/http/client/html-shell.ts';
import type { Collections } from '#modules/collections/index.ts';
import type { Generation } from '#modules/generation/index.ts';
import type { Identity, Preferences } from '#modules/identity/index.ts';
import type { Library } from '#modules/library/index.ts';
import type { Packs } from '#modules/packs/index.ts';
import type { PromptHead, Prompts } from '#modules/prompts/index.ts';
import { collectionPicturePath, packPicturePath, previewPicturePath } from '#modules/sharing/index.ts';

const titled = (title: string): string => `${title} · ${PRODUCT}`;

/** Pages that visitors may read, each with its own title. Search engines must not index any other page. */
const OPEN_PAGES: Record<string, { title: string; description?: string }> = {
  '/': { title: PRODUCT },
  '/marketplace': { title: titled('Marketplace'), description: 'Text, image and video prompts with real results. Choose one, fill in a short form and run it.' },
  '/pricing': { title: titled('Pricing'), description: 'What texts, images and videos cost in tokens, the token packages, and Pro. A failed run costs nothing.' },
  '/prompt-packs': { title: titled('Prompt packs'), description: 'Several prompts together at a lower price.' },
  '/moderation': { title: titled('Moderation in numbers'), description: 'Reports, decisions and appeals of each month.' },
  '/terms-of-service': { title: titled('Terms of Service'), description: `The rules for using ${PRODUCT}: tokens, refunds, licences, selling and content.` },
  '/privacy-policy': { title: titled('Privacy Policy'), description: `Which data ${PRODUCT} keeps about you, why, for how long, and how to download or delete it.` },
};
const MISSING = { prompt: 'Prompt not found', profile: 'Person not found', pack: 'Pack not found', collection: 'Collection not found' };
/** Titles of pages that search engines must not index. The client's pages set the same ones, so a tab never changes its name while a page loads. */
const TITLES: Record<string, string> = {
  '/file-upload-test': 'File upload test', '/developers': 'Developers', '/create': 'Create Prompt', '/wallet': 'Wallet', '/my-creations': 'My Creations', '/my-library': 'My Library',
  '/mycollections': 'My Collections', '/challenges': 'Challenges', '/ai-agents': 'AI Agents', '/chat': 'Chat', '/history': 'History',
  '/admin': 'Overview', '/admin/users': 'Users', '/admin/roles': 'Roles', '/admin/marketplace': 'Marketplace', '/admin/analytics': 'Analytics', '/admin/pricing': 'Pricing', '/admin/sales': 'Sales Dashboard', '/admin/developer': 'Developer',
  '/admin/prompt-packs': 'Prompt packs', '/admin/challenges': 'Challenges', '/admin/journey-analytics': 'Journeys', '/admin/stripe-sync': 'Stripe sync', '/admin/api-settings': 'API settings',
  '/admin/next-features': 'Next features', '/admin/legal': 'Legal texts', '/admin/referral-tracking': 'Referrals',
};

export const DEFAULT_HEAD = {
  title: PRODUCT,
  description: 'Run tested prompts for text, images and video. You pay only for what arrives.',
  indexed: false,
};

interface Deps {
  db: Database;
  prompts: Pick<Prompts, 'head'>;
  packs: Pick<Packs, 'head'>;
  identity: Identity;
  preferences: Pick<Preferences, 'hidden'>;
  generation: Pick<Generation, 'shown'>;
  library: Pick<Library, 'folderHead'>;
  collections: Pick<Collections, 'head'>;
  /** Public address of the product; null where none is configured. */
  publicUrl: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Makes the head of a page for previews and search engines (title, description, picture, schema.org data); null where the product's default head fits. */
export function createPageHeads({ db, prompts, packs, identity, preferences, generation, library, collections, publicUrl }: Deps): (path: string, query?: string) => Promise<PageHead | null> {
  const at = (path: string): string => `${publicUrl ?? ''}${path}`;

  async function promptPage(idOrSlug: string): Promise<PageHead | null> {
    const prompt = await prompts.head(db.knex, idOrSlug);
    if (!prompt) return null;
    const hidden = await preferences.hidden(db.knex, [prompt.ownerId]);
    const author = hidden.size > 0 ? null : ((await identity.creators(db.knex, [prompt.ownerId])).get(prompt.ownerId)?.displayName ?? null);
    const path = `/prompt/${prompt.slug}`;
    const image = { path: previewPicturePath(prompt.slug), width: 1200, height: 630, alt: `${prompt.title}: ${prompt.oneLiner}` };
    return { title: titled(prompt.title), description: prompt.oneLiner, path, image, indexed: prompt.listed, jsonLd: creativeWork(prompt, author, at(path), at(image.path)) };
  }

  // The head of the page of one creation. Search engines must not index it, because its maker may stop showing it.
  async function creationPage(idOrSlug: string, creationId: string): Promise<PageHead | null> {
    const [page, shown, prompt] = await Promise.all([promptPage(idOrSlug), generation.shown(db.knex, creationId), prompts.head(db.knex, idOrSlug)]);
    if (!page || !prompt || shown?.promptId !== prompt.id) return page;
    const hidden = (await preferences.hidden(db.knex, [shown.ownerId])).size > 0;
    const maker = hidden ? undefined : (await identity.creators(db.knex, [shown.ownerId])).get(shown.ownerId)?.displayName;
    const title = `${prompt.title}${maker ? `, made by ${maker}` : ''}`;
    const image = { path: previewPicturePath(prompt.slug, shown.id), width: 1200, height: 630, alt: title };
    return { ...page, title: titled(title), image, indexed: false };
  }

  // The head of a pack's page. The holder's page and the public preview of the pack both have the head of the preview.
  async function packPage(idOrSlug: string): Promise<PageHead> {
    const pack = await packs.head(db.knex, idOrSlug);
    if (!pack) return { ...DEFAULT_HEAD, title: titled(MISSING.pack), path: `/prompt-packs/${idOrSlug}`, missing: true };
    const path = packPreview(pack);
    const hidden = (await preferences.hidden(db.knex, [pack.creatorId])).size > 0;
    const image = { path: packPicturePath(pack.slug), width: 1200, height: 630, alt: `${pack.title}: ${pack.pitch}` };
    return {
      title: titled(pack.title), description: pack.pitch, path, image, indexed: true,
      jsonLd: {
        '@type': 'Collection', name: pack.title, description: pack.pitch, url: at(path), image: at(image.path), isAccessibleForFree: pack.price === 0, ...(hidden ? {} : { author: { '@type': 'Person', name: pack.creator } }),
        dateModified: pack.updatedAt.toISOString(), ...(pack.rating === null ? {} : { aggregateRating: { '@type': 'AggregateRating', ratingValue: pack.rating, reviewCount: pack.reviews, bestRating: 5, worstRating: 1 } }),
      },
    };
  }

  async function profilePage(username: string): Promise<PageHead | null> {
    const id = await identity.idOf(db.knex, username);
    const person = id === null ? undefined : (await identity.creators(db.knex, [id])).get(id);
    if (!person) return null;
    const path = `/profile/${person.username}`;
    if ((await preferences.hidden(db.knex, [person.id])).size > 0) return { ...DEFAULT_HEAD, title: titled(person.displayName), path };
    const { avatarUrl } = person;
    const image = avatarUrl?.startsWith('/') ? { path: avatarUrl, width: 512, height: 512, alt: person.displayName } : undefined;
    return {
      title: titled(person.displayName), ...(image && { image }), description: `Prompts, packs and creations by ${person.displayName} (@${person.username}) on ${PRODUCT}.`, path, indexed: true,
      jsonLd: { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: person.displayName, alternateName: person.username, url: at(path), ...(image && { image: at(image.path) }) } },
    };
  }

  // The head of a folder's page. The caller is not known here, so a private folder has the head of any page that search engines do not index.
  async function folderPage(slug: string): Promise<PageHead | null> {
    const folder = await library.folderHead(db.knex, slug);
    if (!folder) return null;
    const hidden = await preferences.hidden(db.knex, [folder.ownerId]);
    const owner = hidden.size > 0 ? undefined : (await identity.creators(db.knex, [folder.ownerId])).get(folder.ownerId)?.displayName;
    return { title: titled(folder.name), description: folder.description || `A folder of prompts and creations${owner ? ` by ${owner}` : ''}.`, path: `/folder/${folder.slug}`, indexed: hidden.size === 0 };
  }

  // The head of a collection's page. Search engines do not index unlisted collections, and those of people who hide from search
  // (docs/rules/pages.md#collections).
  async function collectionPage(idOrSlug: string): Promise<PageHead | null> {
    const found = await collections.head(db.knex, idOrSlug);
    if (!found) return null;
    const hidden = (await preferences.hidden(db.knex, [found.ownerId])).size > 0;
    const owner = hidden ? null : ((await identity.creators(db.knex, [found.ownerId])).get(found.ownerId)?.displayName ?? null);
    const path = `/collection/${found.slug}`;
    const description = found.description || `${counted(found.itemCount, 'work')}${owner === null ? '' : `, collected by ${owner}`}.`;
    const image = { path: collectionPicturePath(found.slug), width: 1200, height: 630, alt: found.name };
    return { title: titled(found.name), description, path, indexed: found.listed && !hidden, image, jsonLd: { '@type': 'Collection', name: found.name, description, url: at(path), image: at(image.path), collectionSize: found.itemCount } };
  }

  return async (path, query = '') => {
    const open = Object.hasOwn(OPEN_PAGES, path) ? OPEN_PAGES[path] : undefined;
    if (open) return { ...DEFAULT_HEAD, ...open, path, indexed: true, ...(path === '/' ? { jsonLd: webSite(at) } : {}) };
    if (TITLES[path]) return { ...DEFAULT_HEAD, title: titled(TITLES[path]), path };
    const folder = /^\/folder\/([^/]+)$/.exec(path)?.[1];
    if (folder !== undefined) return folderPage(decodeURIComponent(folder));
    const pack = /^\/prompt-packs?\/([^/]+)(?:\/[^/]+)?$/.exec(path)?.[1];
    if (pack) return packPage(decodeURIComponent(pack));
    const [, kind, name] = /^\/(prompt|profile|collection)\/([^/]+)(?:\/share)?$/.exec(path) ?? [];
    if (!kind || !name) return null;
    const plain = decodeURIComponent(name);
    const creation = path.endsWith('/share') ? new URLSearchParams(query).get('creation') : null;
    const found = kind === 'profile' ? profilePage(plain) : kind === 'collection' ? collectionPage(plain) : creation !== null && UUID.test(creation) ? creationPage(plain, creation) : promptPage(plain);
    return (await found) ?? { ...DEFAULT_HEAD, title: titled(isOneOf(keysOf(MISSING), kind) ? MISSING[kind] : MISSING.prompt), path, missing: true };
  };
}

const webSite = (at: (path: string) => string): object => ({
  '@type': 'WebSite', name: PRODUCT, url: at('/'),
  potentialAction: { '@type': 'SearchAction', target: { '@type': 'EntryPoint', urlTemplate: `${at('/marketplace')}?q={words}` }, 'query-input': 'required name=words' },
});

/** A prompt as structured data of schema.org: a creative work, with its rating once there are reviews. */
const creativeWork = (prompt: PromptHead, author: string | null, url: string, image: string): object => ({
  '@type': 'CreativeWork', name: prompt.title, description: prompt.oneLiner, url, image,
  inLanguage: prompt.language, keywords: [prompt.category, ...prompt.tags].join(', '), isAccessibleForFree: prompt.pricing === 'free',
  datePublished: prompt.publishedAt.toISOString(), dateModified: prompt.updatedAt.toISOString(),
  ...(author === null ? {} : { author: { '@type': 'Person', name: author } }),
  ...(prompt.rating === null ? {} : { aggregateRating: { '@type': 'AggregateRating', ratingValue: prompt.rating.value, reviewCount: prompt.rating.reviews, bestRating: 5, worstRating: 1 } }),
});
