import { test as base } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';

export { expect } from '@playwright/test';

interface Watched {
  /** Problems of a browser test's page: console errors, uncaught errors and violations of the security policy, in the order in which they happen. */
  problems: string[];
}

/**
 * The test function of all browser specs, with a page on the running product. A test fails at its end when the browser's console reported an
 * error, unless the test removes it from `problems`. A refused sign-in, for example, makes the browser report one.
 */
export const test = base.extend<Watched>({
  baseURL: async ({}, use) => {
    const url = process.env.E2E_URL;
    if (!url) throw new Error('E2E_URL is not set: the global setup starts the stack.');
    await use(url);
  },
  problems: [
    async ({ page }, use, info) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(written(message));
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      await use(problems);
      if (info.status === 'passed' && problems.length > 0) throw new Error(`The browser reported:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});

const written = (message: ConsoleMessage): string => `${message.text()} (${message.location().url})`;
