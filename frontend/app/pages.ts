import { matchPath } from 'react-router-dom';
import type { FunctionComponent, LazyExoticComponent } from 'react';
import { fetchAhead, lazyPage } from '#lib/lazy-part.ts';

/**
 * Who may see a page (docs/rules/pages.md#addresses): `open` also visitors, `member` signed-in users behind the members' gate.
 * A `staff` page shows its own gate.
 */
export type PageAccess = 'open' | 'member' | 'staff';

/** A page of the application: its addresses, who may see it, and its code, which loads when the user points at a link to it or opens it. */
export interface Page {
  paths: readonly string[];
  access: PageAccess;
  load: () => Promise<unknown>;
  Component: LazyExoticComponent<FunctionComponent>;
}

/** Makes an entry of the table of pages for a component that a module of `routes` exports by name. Spaces separate several addresses of one page. */
const page = <N extends string>(paths: string, access: PageAccess, load: () => Promise<Record<N, FunctionComponent>>, name: N): Page =>
  ({ paths: paths.split(' '), access, load, Component: lazyPage<Record<N, FunctionComponent>, N>(load, name) });

export const NotFoundPage = page('*', 'open', () => import('./routes/not-found.tsx'), 'NotFoundPage').Component;

/** All pages of the application. The builders have several addresses, because a new prompt, pack or agent gets its own while it is written. */
export const PAGES: readonly Page[] = [
  page('/', 'open', () => import('./routes/home.tsx'), 'HomePage'),
  page('/marketplace', 'open', () => import('./routes/marketplace.tsx'), 'MarketplacePage'),
  page('/prompt/:idOrSlug', 'open', () => import('./routes/prompt.tsx'), 'PromptPage'),
  page('/prompt/:idOrSlug/share', 'open', () => import('./routes/share.tsx'), 'SharePage'),
  page('/prompt/:idOrSlug/history', 'member', () => import('./routes/prompt-history.tsx'), 'PromptHistoryPage'),
  page('/history', 'member', () => import('./routes/history.tsx'), 'HistoryPage'),
  page('/prompt-packs', 'open', () => import('./routes/prompt-packs.tsx'), 'PromptPacksPage'),
  page('/prompt-packs/:pack /prompt-packs/:pack/:slug', 'open', () => import('./routes/prompt-pack-preview.tsx'), 'PromptPackPreviewPage'),
  page('/prompt-pack/:pack /prompt-pack/:pack/:slug', 'open', () => import('./routes/prompt-pack.tsx'), 'PromptPackPage'),
  page('/gift/:code /gifts/:code', 'open', () => import('./routes/gift.tsx'), 'GiftPage'),
  page('/create/pack /edit/pack/:draft', 'member', () => import('./routes/pack-builder.tsx'), 'PackBuilderPage'),
  page('/create/:part? /form-builder /edit/prompt/:idOrSlug/:part?', 'member', () => import('./routes/builder.tsx'), 'BuilderPage'),
  page('/chat /chat/:chatId /chat/shared/:token', 'open', () => import('./routes/chat-pages.tsx'), 'ChatPages'),
  page('/challenges /challenge/:challengeId', 'member', () => import('./routes/challenge-pages.tsx'), 'ChallengePages'),
  page('/ai-agents /ai-agents/new /ai-agents/:agentId/edit', 'member', () => import('./routes/agent-pages.tsx'), 'AgentPages'),
  page('/my-creations', 'member', () => import('./routes/my-creations.tsx'), 'MyCreationsPage'),
  page('/my-library', 'member', () => import('./routes/my-library.tsx'), 'MyLibraryPage'),
  page('/mycollections', 'member', () => import('./routes/my-collections.tsx'), 'MyCollectionsPage'),
  page('/collection/:idOrSlug', 'open', () => import('./routes/collection.tsx'), 'CollectionPage'),
  page('/collection-invite/:token', 'open', () => import('./routes/collection-invite.tsx'), 'CollectionInvitePage'),
  page('/profile', 'member', () => import('./routes/profile.tsx'), 'OwnProfilePage'),
  page('/profile/:username', 'open', () => import('./routes/profile-public.tsx'), 'PublicProfilePage'),
  page('/folder/:slug', 'open', () => import('./routes/folder.tsx'), 'FolderPage'),
  page('/payment-success', 'open', () => import('./routes/payment-success.tsx'), 'PaymentSuccessPage'),
  page('/wallet', 'member', () => import('./routes/wallet.tsx'), 'WalletPage'),
  page('/pricing', 'open', () => import('./routes/pricing.tsx'), 'PricingPage'),
  page('/terms-of-service /privacy-policy', 'open', () => import('./routes/legal-pages.tsx'), 'LegalPages'),
  page('/moderation', 'open', () => import('./routes/moderation.tsx'), 'ModerationPage'),
  page('/decisions/:id? /my-reports/:id?', 'member', () => import('./routes/case-pages.tsx'), 'CasePages'),
  page('/developers /file-upload-test', 'open', () => import('./routes/developer-pages.tsx'), 'DeveloperPages'),
  page('/admin/*', 'staff', () => import('./routes/admin/administration.tsx'), 'Administration'),
];

/** Returns the page at an address, or at the pattern of one, such as `/prompt/:idOrSlug`. */
export const pageAt = (pathname: string): Page | undefined => PAGES.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));

/** Loads the code of the page behind a navigation entry before the click. A second call does nothing. */
export function prefetchRoute(to: string): void {
  const page = pageAt(to);
  if (page) fetchAhead(page.load);
}
