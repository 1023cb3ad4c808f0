import { dehydrate } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { answeredNow } from './answered-now.ts';

/** Makes a query client with one answer, and a second answer that arrives when the test releases it. */
async function waiting() {
  const client = createQueryClient();
  let arrive!: (value: string) => void;
  const late = client.fetchQuery({ queryKey: ['/api/late'], queryFn: () => new Promise<string>((resolve) => (arrive = resolve)), retry: false });
  await client.fetchQuery({ queryKey: ['/api/early'], queryFn: () => Promise.resolve('here'), retry: false });
  return { client, arrive: async () => { arrive('too late'); await late; } };
}

const keysOf = ({ queries }: ReturnType<typeof dehydrate>): unknown[] => queries.map(({ queryKey }) => queryKey[0]);

describe('answers of a page that is being rendered', () => {
  it('a server-rendered page has the same answers in HTML and data, although another answer arrives while it is rendered', async () => {
    const { client, arrive } = await waiting();
    const answered = answeredNow(client);
    await arrive();
    expect(keysOf(answered.state)).toEqual(['/api/early']);
    expect([answered.client.getQueryData(['/api/early']), answered.client.getQueryData(['/api/late'])]).toEqual(['here', undefined]);
    expect(keysOf(dehydrate(answered.client))).toEqual(['/api/early']);
  });

  it('a page rendered from a query client that still fetches has an answer in its data that its HTML lacks', async () => {
    const { client, arrive } = await waiting();
    const inHtml = client.getQueryData(['/api/late']);
    await arrive();
    expect([inHtml, keysOf(dehydrate(client))]).toEqual([undefined, ['/api/late', '/api/early']]);
  });
});
