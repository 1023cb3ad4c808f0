import { PRODUCT } from '#contracts/product.ts';
import type { Database } from '#kernel/db/database.ts';
import type { PageHead } from '#kernel/http/client/html-shell.ts';
import type { Prompts } from '#modules/prompts/index.ts';

const TITLES: Record<string, string> = {
  '/marketplace': 'Marketplace',
  '/pricing': 'Pricing',
  '/prompt-packs': 'Prompt packs',
  '/terms-of-service': 'Terms of Service',
  '/privacy-policy': 'Privacy Policy',
  '/file-upload-test': 'File upload test',
};

export const DEFAULT_HEAD = {
  title: PRODUCT,
  description: 'Prompts that work: browse, run, watch live and pay only for what arrived.',
};

interface Deps {
  db: Database;
  prompts: Prompts;
}

/** What previews and search engines are told of a page; null where the product's own line says it best. */
export const createPageHeads =
  ({ db, prompts }: Deps) =>
  async (path: string): Promise<PageHead | null> => {
    const title = TITLES[path];
    if (title) return { ...DEFAULT_HEAD, title: `${title} · ${PRODUCT}`, path };
    const idOrSlug = /^\/prompt\/([^/]+)(?:\/share)?$/.exec(path)?.[1];
    const prompt = idOrSlug ? await prompts.head(db.knex, decodeURIComponent(idOrSlug)) : null;
    return prompt && { title: `${prompt.title} · ${PRODUCT}`, description: prompt.oneLiner, path: `/prompt/${prompt.slug}` };
  };
