import type { Page } from '@playwright/test';

const DATA = /<script type="application\/json" id="page-data">[^]*?<\/script>/;

/** Gives the browser pages without what the server rendered them from, as a server does that is too busy: it asks the API for everything. */
export async function shellOnly(page: Page): Promise<void> {
  await page.route(({ pathname }) => !/^\/(api|assets|media|socket\.io)\//.test(pathname), async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(DATA, '') });
  });
}
