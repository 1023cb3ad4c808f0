import { expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { fetchPageData } from './page-data.ts';

/** Returns what the server asks the API for at an address, when no answer comes. */
async function askedAt(path: string, search: string): Promise<string[]> {
  const client = createQueryClient();
  const paths: string[] = [];
  const ask = (to: string): Promise<never> => {
    paths.push(to);
    return Promise.reject(new Error('no answer'));
  };
  await expect(fetchPageData(client, { path, search }, ask)).rejects.toThrow('no answer');
  client.clear();
  return paths;
}

it.each([
  ['/marketplace', '?category=animation&sort=newest', '/api/prompts?category=animation&sort=newest'],
  ['/marketplace', '?tab=packs&q=rabbit', '/api/prompt-packs?q=rabbit'],
  ['/prompt-packs', '?sort=newest', '/api/prompt-packs?sort=newest'],
])('the server asks for the list that %s%s shows', async (path, search, asked) => {
  expect(await askedAt(path, search)).toContain(asked);
});

it.each(['/prompt-packs/fox', '/prompt-packs/fox/old', '/prompt-pack/fox', '/prompt-pack/fox/old'])('the server asks for the pack of %s, so that it finds its current address', async (path) => {
  expect(await askedAt(path, '')).toEqual(['/api/prompt-packs/fox']);
});
