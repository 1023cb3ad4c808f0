import { fetchAhead, lazyPage } from '#lib/lazy-part.ts';

type Loader = () => Promise<unknown>;

/** The code of each page, loaded when it is first pointed at or opened. */
const loaders = {
  home: () => import('./routes/home.tsx'),
  marketplace: () => import('./routes/marketplace.tsx'),
  prompt: () => import('./routes/prompt.tsx'),
  builder: () => import('./routes/builder.tsx'),
  creations: () => import('./routes/my-creations.tsx'),
  share: () => import('./routes/share.tsx'),
  history: () => import('./routes/history.tsx'),
  promptHistory: () => import('./routes/prompt-history.tsx'),
  ownProfile: () => import('./routes/profile.tsx'),
  publicProfile: () => import('./routes/profile-public.tsx'),
  wallet: () => import('./routes/wallet.tsx'),
  pricing: () => import('./routes/pricing.tsx'),
  terms: () => import('./routes/terms.tsx'),
  privacy: () => import('./routes/privacy.tsx'),
  paymentSuccess: () => import('./routes/payment-success.tsx'),
  uploadTest: () => import('./routes/file-upload-test.tsx'),
  administration: () => import('./routes/admin/administration.tsx'),
  decisions: () => import('./routes/decisions.tsx'),
  reports: () => import('./routes/my-reports.tsx'),
  moderation: () => import('./routes/moderation.tsx'),
  notFound: () => import('./routes/not-found.tsx'),
  planned: () => import('./routes/planned.tsx'),
} satisfies Record<string, Loader>;

export const HomePage = lazyPage(loaders.home, 'HomePage');
export const MarketplacePage = lazyPage(loaders.marketplace, 'MarketplacePage');
export const PromptPage = lazyPage(loaders.prompt, 'PromptPage');
export const SharePage = lazyPage(loaders.share, 'SharePage');
export const HistoryPage = lazyPage(loaders.history, 'HistoryPage');
export const PromptHistoryPage = lazyPage(loaders.promptHistory, 'PromptHistoryPage');
export const BuilderPage = lazyPage(loaders.builder, 'BuilderPage');
export const MyCreationsPage = lazyPage(loaders.creations, 'MyCreationsPage');
export const OwnProfilePage = lazyPage(loaders.ownProfile, 'OwnProfilePage');
export const PublicProfilePage = lazyPage(loaders.publicProfile, 'PublicProfilePage');
export const WalletPage = lazyPage(loaders.wallet, 'WalletPage');
export const PricingPage = lazyPage(loaders.pricing, 'PricingPage');
export const TermsPage = lazyPage(loaders.terms, 'TermsPage');
export const PrivacyPage = lazyPage(loaders.privacy, 'PrivacyPage');
export const PaymentSuccessPage = lazyPage(loaders.paymentSuccess, 'PaymentSuccessPage');
export const FileUploadTestPage = lazyPage(loaders.uploadTest, 'FileUploadTestPage');
export const Administration = lazyPage(loaders.administration, 'Administration');
export const DecisionsPage = lazyPage(loaders.decisions, 'DecisionsPage');
export const MyReportsPage = lazyPage(loaders.reports, 'MyReportsPage');
export const ModerationPage = lazyPage(loaders.moderation, 'ModerationPage');
export const NotFoundPage = lazyPage(loaders.notFound, 'NotFoundPage');
export const PlannedPage = lazyPage(loaders.planned, 'PlannedPage');

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

/** Loads the code behind a navigation entry ahead of the click. Loading twice costs nothing. */
export function prefetchRoute(to: string): void {
  fetchAhead(byPath[to] ?? (to.startsWith('/prompt/') ? loaders.prompt : loaders.planned));
}
