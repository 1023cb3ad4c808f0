import { defineConfig } from '@playwright/test';
import { launchOptions } from './stack/browser.ts';

/**
 * Names of the browser specs that `npm test` leaves out, because their pages seldom change. `npm run test:deep` runs them, and so does naming
 * one (`--spec legal`).
 */
const SECOND_LOOKS = [
  'account-move', 'admin-analytics', 'admin-developer', 'admin-journeys', 'admin-legal', 'admin-inbox', 'admin-overview', 'admin-pricing', 'admin-roles', 'admin-sales', 'admin-sales-groups', 'admin-stripe-sync', 'admin-users', 'agents', 'animate', 'announcement', 'api-keys', 'api-settings', 'api-settings-safety', 'auth-toasts', 'builder-editor', 'builder-focus',
  'builder-shell-safety', 'builder-trials', 'cash-outs', 'challenges', 'chat', 'chat-scroll', 'collections', 'creations', 'creations-scroll', 'date-field', 'developers', 'embed', 'folders', 'free-retry', 'history', 'issues',
  'key-hints', 'keyboard-moderation', 'keyboard-queues', 'legal', 'library', 'live-outages', 'marketplace', 'messages-links', 'missing-parts', 'moderation', 'moderation-refunds',
  'next-features', 'own-prompts', 'ownership', 'packs', 'password-reset', 'people', 'pricing', 'profile', 'profile-works', 'prompt-import', 'purchase-focus', 'purchase-looks', 'referrals', 'refused-run', 'results',
  'routes', 'second-factor', 'session-check', 'settings', 'settings-proofs', 'share', 'social', 'social-login', 'story', 'subscribe', 'touch-drag', 'upload-test', 'webhooks',
  'user-menu', 'web-push', 'xss',
];

/**
 * Runs the browser specs: one product for the whole run, spec files in parallel. A spec that passes at its second try counts as passed, and
 * the summary names it. Two browsers and the product on two cores miss a deadline now and then.
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
    // Switches animations off, because without a graphics card they take a fifth of a browser's time. Specs about motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    // Timeouts that end a browser spec that hangs. They are long, because on a busy machine a page may take 16 s although all its answers arrived after 10 s.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: launchOptions(),
  },
});
