import { defineConfig } from '@playwright/test';
import { launchOptions } from './stack/browser.ts';

/** Specs of pages that seldom change. `npm run test:deep` runs them, and so does `--spec <name>` (`--spec legal`). */
const SECOND_LOOKS = [
  'account-move', 'admin-analytics', 'admin-developer', 'admin-journeys', 'admin-legal', 'admin-inbox', 'admin-overview', 'admin-pricing', 'admin-roles', 'admin-sales', 'admin-sales-groups', 'admin-stripe-sync', 'admin-users', 'agents', 'animate', 'announcement', 'api-keys', 'api-settings', 'api-settings-safety', 'auth-toasts', 'builder-editor', 'builder-focus',
  'builder-shell-safety', 'builder-trials', 'cash-outs', 'challenges', 'chat', 'chat-scroll', 'collections', 'creations', 'creations-scroll', 'date-field', 'developers', 'embed', 'folders', 'free-retry', 'history', 'issues',
  'keyboard-moderation', 'keyboard-queues', 'legal', 'library', 'live-outages', 'marketplace', 'messages-links', 'missing-parts', 'moderation', 'moderation-refunds',
  'next-features', 'own-prompts', 'ownership', 'packs', 'password-reset', 'people', 'pricing', 'profile', 'profile-works', 'prompt-import', 'purchase-focus', 'purchase-looks', 'referrals', 'results',
  'routes', 'second-factor', 'session-check', 'settings', 'settings-proofs', 'share', 'social', 'social-login', 'story', 'subscribe', 'upload-test', 'webhooks',
  'user-menu', 'web-push', 'xss',
];

/**
 * The product in a real browser: one composed stack for the whole run, spec files side by side. What passes only at the second try counts, and the
 * summary says so: two browsers and the whole product on two cores now and then miss a deadline.
 */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './stack/global-setup.ts',
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  ...(process.env.E2E_SECOND_LOOKS ? {} : { grepInvert: /@second-look/, testIgnore: SECOND_LOOKS.map((name) => `**/${name}.spec.ts`) }),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Animations cost a browser without a graphics card a fifth of its time. Specs that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    // What is said here ends a spec that hangs. A busy machine takes 16 s for a page whose answers were all there after 10 s.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: launchOptions(),
  },
});
