import { lazy } from 'react';
import type { ComponentType } from 'react';

type Loader = () => Promise<{ default: ComponentType }>;

const pick = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Loader =>
  () => load().then((module) => ({ default: module[name] }));

/** The code of each page, loaded when it is first pointed at or opened. */
const loaders = {
  home: pick(() => import('./routes/home.tsx'), 'HomePage'),
  marketplace: pick(() => import('./routes/marketplace.tsx'), 'MarketplacePage'),
  prompt: pick(() => import('./routes/prompt.tsx'), 'PromptPage'),
  builder: pick(() => import('./routes/builder.tsx'), 'BuilderPage'),
  creations: pick(() => import('./routes/my-creations.tsx'), 'MyCreationsPage'),
  share: pick(() => import('./routes/share.tsx'), 'SharePage'),
  history: pick(() => import('./routes/history.tsx'), 'HistoryPage'),
  promptHistory: pick(() => import('./routes/prompt-history.tsx'), 'PromptHistoryPage'),
  ownProfile: pick(() => import('./routes/profile.tsx'), 'OwnProfilePage'),
  publicProfile: pick(() => import('./routes/profile-public.tsx'), 'PublicProfilePage'),
  wallet: pick(() => import('./routes/wallet.tsx'), 'WalletPage'),
  pricing: pick(() => import('./routes/pricing.tsx'), 'PricingPage'),
  terms: pick(() => import('./routes/terms.tsx'), 'TermsPage'),
  privacy: pick(() => import('./routes/privacy.tsx'), 'PrivacyPage'),
  paymentSuccess: pick(() => import('./routes/payment-success.tsx'), 'PaymentSuccessPage'),
  uploadTest: pick(() => import('./routes/file-upload-test.tsx'), 'FileUploadTestPage'),
  administration: pick(() => import('./routes/admin/administration.tsx'), 'Administration'),
  decisions: pick(() => import('./routes/decisions.tsx'), 'DecisionsPage'),
  reports: pick(() => import('./routes/my-reports.tsx'), 'MyReportsPage'),
  moderation: pick(() => import('./routes/moderation.tsx'), 'ModerationPage'),
  notFound: pick(() => import('./routes/not-found.tsx'), 'NotFoundPage'),
  planned: pick(() => import('./routes/planned.tsx'), 'PlannedPage'),
} satisfies Record<string, Loader>;

export const HomePage = lazy(loaders.home);
export const MarketplacePage = lazy(loaders.marketplace);
export const PromptPage = lazy(loaders.prompt);
export const SharePage = lazy(loaders.share);
export const HistoryPage = lazy(loaders.history);
export const PromptHistoryPage = lazy(loaders.promptHistory);
export const BuilderPage = lazy(loaders.builder);
export const MyCreationsPage = lazy(loaders.creations);
export const OwnProfilePage = lazy(loaders.ownProfile);
export const PublicProfilePage = lazy(loaders.publicProfile);
export const WalletPage = lazy(loaders.wallet);
export const PricingPage = lazy(loaders.pricing);
export const TermsPage = lazy(loaders.terms);
export const PrivacyPage = lazy(loaders.privacy);
export const PaymentSuccessPage = lazy(loaders.paymentSuccess);
export const FileUploadTestPage = lazy(loaders.uploadTest);
export const Administration = lazy(loaders.administration);
export const DecisionsPage = lazy(loaders.decisions);
export const MyReportsPage = lazy(loaders.reports);
export const ModerationPage = lazy(loaders.moderation);
export const NotFoundPage = lazy(loaders.notFound);
export const PlannedPage = lazy(loaders.planned);

const byPath: Record<string, Loader> = {
  '/': loaders.home,
  '/marketplace': loaders.marketplace,
  '/create': loaders.builder,
  '/my-creations': loaders.creations,
  '/admin': loaders.administration,
  '/admin/sales': loaders.administration,
  '/profile': loaders.ownProfile,
  '/history': loaders.history,
  '/wallet': loaders.wallet,
  '/pricing': loaders.pricing,
  '/terms-of-service': loaders.terms,
  '/privacy-policy': loaders.privacy,
};

/** Loads the code behind a navigation entry ahead of the click; loading twice costs nothing. */
export function prefetchRoute(to: string): void {
  const load = byPath[to] ?? (to.startsWith('/prompt/') ? loaders.prompt : loaders.planned);
  // A failed prefetch is not an error: the click itself will try again and tell.
  load().catch(() => undefined);
}
