import { parseArgs } from 'node:util';

/** Reads the options of `npm run lighthouse`. Throws on an unknown option, and when `--visits` is no whole number from 1. */
export function lighthouseOptions(args) {
  const { values } = parseArgs({
    args,
    options: { visits: { type: 'string', default: '5' }, only: { type: 'string' }, reports: { type: 'string' }, list: { type: 'string' } },
  });
  const visits = Number(values.visits);
  if (!Number.isInteger(visits) || visits < 1) throw new Error('--visits is a whole number from 1.');
  return { ...values, visits };
}

/**
 * Returns the pages that Lighthouse visits at a running product, as `[name, path]`, with a cookie for pages that only members see. Without a
 * member these pages and the collection are left out. `only` keeps the page of that name. Throws when there is none.
 */
export async function lighthousePages(url, only, member = null) {
  const { items } = await (await fetch(`${url}/api/prompts?limit=1&contentType=image`)).json();
  const { items: [pack] } = await (await fetch(`${url}/api/prompt-packs?limit=1`)).json();
  const prompt = `/prompt/${items[0].slug}`;
  const pages = [
    ['home', '/'], ['marketplace', '/marketplace'], ['prompt', prompt], ['share', `${prompt}/share`],
    ['packs', '/prompt-packs'], ['pack', `/prompt-packs/${pack.id}/${pack.slug}`], ...(member === null ? [] : [['collection', member.collection], ['challenges', '/challenges', member.cookie]]),
  ];
  const wanted = pages.filter(([name]) => !only || name === only);
  if (wanted.length === 0) throw new Error(`There is no page ${only}: ${pages.map(([name]) => name).join(', ')}`);
  return wanted;
}

/** Asks a running product for each page of Lighthouse's list. Returns a line for each, and how many pages were no HTML with status 200. */
export async function askForPages(url, only) {
  const lines = [];
  let missing = 0;
  for (const [name, path] of await lighthousePages(url, only)) {
    const { status, headers } = await fetch(url + path);
    if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) missing += 1;
    lines.push(`${name} ${path} ${status}`);
  }
  return { lines, missing };
}

/**
 * Registers a member who makes a public collection of starter prompts. Returns the collection's path and the member's cookie. Only for a
 * product that was started for Lighthouse.
 */
export async function newMember(url) {
  const name = `c${Date.now().toString(36)}`;
  let cookie = '';
  const send = async (path, body) => {
    const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', Origin: new URL(url).origin, Cookie: cookie } });
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    cookie ||= response.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
    return response.json();
  };
  await send('/api/auth/register', { username: name, email: `${name}@example.test`, password: `${name}-Lighthouse-9` });
  const { collection } = await send('/api/collections', { name: 'Posters for a small theatre', visibility: 'public' });
  const { items } = await (await fetch(`${url}/api/prompts?limit=12`)).json();
  for (const { id: itemId } of items) await send(`/api/collections/${collection.id}/items`, { itemType: 'prompt', itemId });
  return { collection: `/collection/${collection.slug}`, cookie };
}
