/** A page that is not open yet: what it will be, in a line a visitor can use. */
export interface PlannedPage {
  path: string;
  access: 'open' | 'member' | 'admin';
  title: string;
  promise: string;
}

/** Addresses of the specification whose pages are still in the workshop. */
export const PLANNED: readonly PlannedPage[] = [
  { path: '/challenges', access: 'member', title: 'Challenges', promise: 'A daily theme, blind votes and token prizes. Entries will be made right here, so everybody starts with the same hat.' },
  { path: '/challenge/:challengeId', access: 'member', title: 'Challenge', promise: 'Rules, entries and votes of one challenge will live on this page.' },
  { path: '/create', access: 'member', title: 'Create Prompt', promise: 'A form builder with sixteen kinds of fields, a live preview and a price tag you set yourself.' },
  { path: '/form-builder', access: 'member', title: 'Form builder', promise: 'A form builder with sixteen kinds of fields, a live preview and a price tag you set yourself.' },
  { path: '/edit/prompt/:idOrSlug', access: 'member', title: 'Edit prompt', promise: 'Your drafts and published versions will open here.' },
  { path: '/my-library', access: 'member', title: 'My Library', promise: 'Everything you can use in one tree: drafts, published, unlocked, saved and forked.' },
  { path: '/mycollections', access: 'member', title: 'My Collections', promise: 'Shelves of prompts and creations, for you alone or for everybody.' },
  { path: '/ai-agents', access: 'member', title: 'AI Agents', promise: 'Helpers with instructions, tools and a greeting of their own. Discover some, or raise one.' },
  { path: '/folder/:slug', access: 'open', title: 'Folder', promise: 'Published folders will open here, read-only and tidy.' },
  { path: '/chat', access: 'open', title: 'Chat', promise: 'Long conversations with your agents, with a running token meter.' },
  { path: '/pricing', access: 'open', title: 'Pricing', promise: 'Four token packages and a Pro plan. Until then every new account starts with 20 tokens.' },
  { path: '/payment-success', access: 'open', title: 'Payment', promise: 'After a purchase this page will tell you when your tokens have landed.' },
  { path: '/wallet', access: 'member', title: 'Wallet', promise: 'Every token explained: held, captured, released, with a receipt for each run.' },
  { path: '/profile', access: 'member', title: 'Profile', promise: 'Your page, your settings, your sessions.' },
  { path: '/profile/:username', access: 'open', title: 'Profile', promise: 'What this person made and shared will be shown here.' },
  { path: '/prompt/:idOrSlug/share', access: 'open', title: 'Share', promise: 'A page worth sending: the best sample, three lines and one button.' },
  { path: '/prompt/:idOrSlug/history', access: 'member', title: 'Prompt history', promise: 'Your runs of this prompt, and every version of it.' },
  { path: '/history', access: 'member', title: 'History', promise: 'All your runs, with filters and an export.' },
  { path: '/prompt-packs', access: 'open', title: 'Prompt packs', promise: 'Prompts that belong together, at a kinder price.' },
  { path: '/prompt-packs/:id', access: 'open', title: 'Prompt pack', promise: 'What is inside, what you own already and what the rest costs.' },
  { path: '/prompt-packs/:id/:slug', access: 'open', title: 'Prompt pack', promise: 'What is inside, what you own already and what the rest costs.' },
  { path: '/prompt-pack/:id', access: 'open', title: 'Prompt pack', promise: 'Your pack, ready to run from top to bottom.' },
  { path: '/prompt-pack/:id/:slug', access: 'open', title: 'Prompt pack', promise: 'Your pack, ready to run from top to bottom.' },
  { path: '/terms-of-service', access: 'open', title: 'Terms of Service', promise: 'The rules of the house, in words people use.' },
  { path: '/privacy-policy', access: 'open', title: 'Privacy Policy', promise: 'What we keep, why, and how to take it with you.' },
  { path: '/file-upload-test', access: 'open', title: 'File upload test', promise: 'Drop a file and see what the server makes of it.' },
  ...[
    ['/admin', 'Admin Dashboard'], ['/admin/analytics', 'Analytics'], ['/admin/journey-analytics', 'Journey analytics'],
    ['/admin/api-settings', 'API settings'], ['/admin/marketplace', 'Marketplace moderation'], ['/admin/referral-tracking', 'Referral tracking'],
    ['/admin/prompt-packs', 'Prompt packs'], ['/admin/users', 'Users'], ['/admin/developer', 'Developer'], ['/admin/next-features', 'Next features'],
    ['/admin/sales', 'Sales Dashboard'], ['/admin/pricing', 'Pricing'], ['/admin/roles', 'Roles'], ['/admin/stripe-sync', 'Stripe sync'],
  ].map(([path, title]) => ({ path: path!, access: 'admin' as const, title: title!, promise: 'The operators’ table for this part of the shop is being built.' })),
];
