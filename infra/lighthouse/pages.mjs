import { parseArgs } from 'node:util';

/** Reads the command's options. Throws on one that it does not know, and when `--visits` is no whole number from 1. */
export function lighthouseOptions(args) {
  const { values } = parseArgs({
    args,
    options: { visits: { type: 'string', default: '5' }, only: { type: 'string' }, reports: { type: 'string' }, list: { type: 'string' } },
  });
  const visits = Number(values.visits);
  if (!Number.isInteger(visits) || visits < 1) throw new Error('--visits is a whole number from 1.');
  return { ...values, visits };
}

/** The pages that are visited at a running product, as `[name, path]`. `only` keeps the one of that name. Throws when there is none. */
export async function lighthousePages(url, only) {
  const { items } = await (await fetch(`${url}/api/prompts?limit=1&contentType=image`)).json();
  const prompt = `/prompt/${items[0].slug}`;
  const pages = [['home', '/'], ['marketplace', '/marketplace'], ['prompt', prompt], ['share', `${prompt}/share`]];
  const wanted = pages.filter(([name]) => !only || name === only);
  if (wanted.length === 0) throw new Error(`There is no page ${only}: ${pages.map(([name]) => name).join(', ')}`);
  return wanted;
}

/** Asks a running product for each page. Returns one line for each, and how many were no HTML with status 200. */
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
