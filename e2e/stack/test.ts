import { test as base } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';

export { expect } from '@playwright/test';

interface Watched {
  /** Problems of a browser test's page: console errors, uncaught errors and violations of the security policy, in the order in which they happen. */
  problems: string[];
  /** Requests of a browser test's pages to other hosts than the product and the test's servers on this machine, in their order. */
  foreign: string[];
}

/**
 * The test function of all browser specs, with a page on the running product. A test fails at its end when the browser's console reported an
 * error, unless the test removes it from `problems`. A refused sign-in, for example, makes the browser report one. It also fails when a page
 * asked another host for something: the product's pages use no tracker and load nothing from elsewhere.
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
  foreign: [
    async ({ context, baseURL }, use, info) => {
      const foreign: string[] = [];
      context.on('request', (request) => {
        if (isForeign(request.url(), baseURL)) foreign.push(`${request.method()} ${request.url()}`);
      });
      await use(foreign);
      if (info.status === 'passed' && foreign.length > 0) throw new Error(`Pages asked other hosts:\n${foreign.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Whether a request leaves the product. The sandbox for payments and the provider for social login are on this machine, as the product is. */
function isForeign(address: string, baseURL: string | undefined): boolean {
  const { protocol, hostname } = new URL(address);
  const own = ['127.0.0.1', 'localhost', ...(baseURL === undefined ? [] : [new URL(baseURL).hostname])];
  return ['http:', 'https:', 'ws:', 'wss:'].includes(protocol) && !own.includes(hostname);
}

const written = (message: ConsoleMessage): string => `${message.text()} (${message.location().url})`;
