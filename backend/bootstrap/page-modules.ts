/** Pages of the client that are often the first one of a visit, and the module that holds each of them. */
const PAGES: readonly (readonly [path: RegExp, module: string])[] = [
  [/^\/$/, 'app/routes/home.tsx'],
  [/^\/marketplace$/, 'app/routes/marketplace.tsx'],
  [/^\/prompt\/[^/]+$/, 'app/routes/prompt.tsx'],
  [/^\/prompt\/[^/]+\/share$/, 'app/routes/share.tsx'],
  [/^\/prompt-packs$/, 'app/routes/prompt-packs.tsx'],
  [/^\/prompt-packs\/[^/]+\/[^/]+$/, 'app/routes/prompt-pack-preview.tsx'],
  [/^\/collection\/[^/]+$/, 'app/routes/collection.tsx'],
  [/^\/pricing$/, 'app/routes/pricing.tsx'],
  [/^\/create$/, 'app/routes/builder.tsx'],
  [/^\/wallet$/, 'app/routes/wallet.tsx'],
  [/^\/my-creations$/, 'app/routes/my-creations.tsx'],
  [/^\/profile\/[^/]+$/, 'app/routes/profile-public.tsx'],
];

/** The header's corner of a member: with it come the styles of all that a first visit does without. */
export const MEMBER_MODULE = 'app/layout/account-area.tsx';

/** The module of the page at a path, as the client's build names it; null for pages that few visits begin with. */
export const pageModule = (path: string): string | null => PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? null;
