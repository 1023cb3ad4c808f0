import { defineConfig } from '@playwright/test';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-gpu', '--disable-quic', '--no-sandbox'];

/** The product in a real browser: one composed stack for the whole run, spec files side by side, nothing tried twice. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './stack/global-setup.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: { executablePath: CHROMIUM, args: QUIET },
  },
});
