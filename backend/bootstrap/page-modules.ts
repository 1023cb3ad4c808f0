/** Pages on which many visits begin, with the client's module of each. */
const PAGES: readonly (readonly [path: RegExp, module: string])[] = [
  [/^\/$/, 'app/routes/home.tsx'],
  [/^\/marketplace$/, 'app/routes/marketplace.tsx'],
  [/^\/prompt\/[^/]+$/, 'app/routes/prompt.tsx'],
  [/^\/prompt\/[^/]+\/share$/, 'app/routes/share.tsx'],
  [/^\/prompt-packs$/, 'app/routes/prompt-packs.tsx'],
  [/^\/prompt-packs\/[^/]+\/[^/]+$/, 'app/routes/prompt-pack-preview.tsx'],
  [/^\/prompt-pack\/[^/]+\/[^/]+$/, 'app/routes/prompt-pack.tsx'],
  [/^\/collection\/[^/]+$/, 'app/routes/collection.tsx'],
  [/^\/pricing$/, 'app/routes/pricing.tsx'],
  [/^\/create$/, 'app/routes/builder.tsx'],
  [/^\/wallet$/, 'app/routes/wallet.tsx'],
  [/^\/challenges$/, 'app/routes/challenges.tsx'],
  [/^\/my-creations$/, 'app/routes/my-creations.tsx'],
  [/^\/profile\/[^/]+$/, 'app/routes/profile-public.tsx'],
];

/**
 * The client's module for the account area in the header, which all pages of signed-in people load. It brings styles that the first page of a visitor
 * does without.
 */
export const MEMBER_MODULE = 'app/layout/account-area.tsx';

/** The client's module of the page at a path, by its name in the build's manifest; null for pages on which few visits begin. */
export const pageModule = (path: string): string | null => PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? null;
