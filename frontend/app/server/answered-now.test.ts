import { dehydrate } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { answeredNow } from './answered-now.ts';

/** A query client with one answer, and a second one that arrives when the test releases it. */
async function waiting() {
  const client = createQueryClient();
  let arrive!: (value: string) => void;
  const late = client.fetchQuery({ queryKey: ['/api/late'], queryFn: () => new Promise<string>((resolve) => (arrive = resolve)), retry: false });
  await client.fetchQuery({ queryKey: ['/api/early'], queryFn: () => Promise.resolve('here'), retry: false });
  return { client, arrive: async () => { arrive('too late'); await late; } };
}

const keysOf = ({ queries }: ReturnType<typeof dehydrate>): unknown[] => queries.map(({ queryKey }) => queryKey[0]);

describe('answers of a page that is being rendered', () => {
  it('are the same in the HTML and in the data, although another one arrives while the page is rendered', async () => {
    const { client, arrive } = await waiting();
    const answered = answeredNow(client);
    await arrive();
    expect(keysOf(answered.state)).toEqual(['/api/early']);
    expect([answered.client.getQueryData(['/api/early']), answered.client.getQueryData(['/api/late'])]).toEqual(['here', undefined]);
    expect(keysOf(dehydrate(answered.client))).toEqual(['/api/early']);
  });

  it('differ when the page is rendered from the client that is still fetching', async () => {
    const { client, arrive } = await waiting();
    const inHtml = client.getQueryData(['/api/late']);
    await arrive();
    expect([inHtml, keysOf(dehydrate(client))]).toEqual([undefined, ['/api/late', '/api/early']]);
  });
});
