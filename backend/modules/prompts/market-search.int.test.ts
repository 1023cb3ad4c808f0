import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryOf } from '#contracts/endpoint.ts';
import { listCreators, suggestPrompts } from '#contracts/prompt-discovery.ts';
import { newId } from '#kernel/ids.ts';
import { sentBy } from '#testing/query-plans.ts';
import { call } from '#testing/test-app.ts';
import { openMarket, slugs } from './testing/market-fixtures.ts';
import type { Market } from './testing/market-fixtures.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
}, 60_000);
afterAll(() => market.close());

describe('the search of the marketplace', () => {
  it('a search ranks a match in the title above one in the tags above one in the description, then by popularity', async () => {
    await market.publish('in-the-description', { description_md: 'A quokka smiles', runs: 900 });
    await market.publish('in-the-tags', { tags: ['quokka'] });
    await market.publish('in-the-title', { title: 'Draw me a quokka today' });
    await market.publish('in-the-title-and-liked', { title: 'Draw me a quokka again', runs: 500 });
    await market.publish('just-so', { title: 'Quokka' });
    const found = slugs((await market.list({ q: 'quokka' })).items);
    expect(found).toEqual(['just-so', 'in-the-title-and-liked', 'in-the-title', 'in-the-tags', 'in-the-description']);
  });

  it('a search finds words by stem and by beginning, and ignores stop words', async () => {
    for (const q of ['drawing quokkas', 'quok', 'dra quo', 'to draw a quokka for the']) expect(slugs((await market.list({ q })).items), q).toContain('in-the-title');
    await market.publish('generation', { title: 'Generation of marmots' });
    for (const q of ['generati', 'generated marmot', 'GENERATIONS']) expect(slugs((await market.list({ q })).items)[0], q).toBe('generation');
  });

  it('a search corrects mistyped words to the nearest known ones, says so, and keeps the correction on the next page', async () => {
    await market.refresh('refresh_terms');
    for (const [typed, meant] of [['quokak', 'quokka'], ['qoukka', 'quokka'], ['marmotts', 'marmots'], ['draw quoka', 'draw quokka']] as const) {
      const page = await market.list({ q: typed });
      expect(page.correctedTo, typed).toBe(meant);
      expect(page.items.length, typed).toBeGreaterThan(0);
    }
    const first = await market.list({ q: 'quokak', limit: 2 });
    const second = await market.list({ q: 'quokak', limit: 2, cursor: first.nextCursor! });
    expect(second.correctedTo).toBe('quokka');
    expect(second.items).toHaveLength(2);
    expect(slugs(second.items)).not.toContain(first.items[0]!.slug);
    expect(await market.list({ q: 'xyzzyplugh' })).toEqual({ items: [], nextCursor: null, correctedTo: null });
  });

  it('a search never looks at templates, and finds no prompt that is not public', async () => {
    const id = await market.publish('secretive');
    await market.sql(
      `insert into prompt_versions (id, prompt_id, version_no, template, system_template, form_schema, output_settings, sample_inputs, checksum, author_id, published_at, created_at)
       select :version, :id, 1, 'Ask the xylophonist', 'You are a bassoonist', form_schema, output_settings, sample_inputs, 'x', author_id, now(), now() from prompt_versions limit 1`,
      { version: newId(), id },
    );
    await market.sql('update prompts set published_version_id = (select id from prompt_versions where prompt_id = :id), pricing = $$unlock$$ where id = :id', { id });
    await market.refresh('refresh_terms');
    for (const q of ['xylophonist', 'bassoonist', 'xylo']) {
      expect(await market.list({ q }), q).toEqual({ items: [], nextCursor: null, correctedTo: null });
      expect((await call(market.app.visitor(), suggestPrompts, { query: { q } })).body, q).toEqual({ prompts: [], packs: [], collections: [], agents: [], creators: [], tags: [] });
    }
    for (const [slug, differs] of Object.entries({ unlisted: { visibility: 'unlisted' }, private: { visibility: 'private' }, removed: { status: 'removed' } })) {
      await market.publish(`wombat-${slug}`, { title: 'Wombat', ...differs });
    }
    await market.publish('wombat-draft', { title: 'Wombat', published_version_id: null, status: 'draft' });
    expect((await market.list({ q: 'wombat' })).items).toEqual([]);
    expect((await market.sql<{ search: string }>(`select search::text from prompts where slug = 'wombat-draft'`))[0]!.search).toBe('');
  });
});

describe('suggestions while a visitor types', () => {
  const suggest = async (q: string) => (await call(market.app.visitor(), suggestPrompts, { query: { q } })).body;

  it('suggestions while a visitor types are at most five prompts, five creators and five tags', async () => {
    await market.refresh('refresh_terms');
    const quo = await suggest('Quok');
    expect(quo.prompts.map(({ slug }) => slug).sort()).toEqual(['in-the-title', 'in-the-title-and-liked', 'just-so']);
    expect(quo.tags).toEqual([{ tag: 'quokka', prompts: 1 }]);
    expect((await suggest('q')).prompts.map(({ slug }) => slug)).toEqual(['just-so', 'quote-card-set']);
    expect((await suggest(market.ada.username!.slice(0, 6))).creators.map(({ username }) => username)).toContain(market.ada.username);
    for (const q of ['a', 'e', 'co', 'the', '%', '_', '\\']) {
      const { prompts, creators, tags } = await suggest(q);
      expect(Math.max(prompts.length, creators.length, tags.length), q).toBeLessThanOrEqual(5);
    }
    expect(await suggest('%')).toEqual({ prompts: [], packs: [], collections: [], agents: [], creators: [], tags: [] });
  });

  it('suggestions find a prompt by a part of a word, and by a mistyped word', async () => {
    expect((await suggest('uokk')).prompts.length).toBeGreaterThan(0);
    expect((await suggest('qoukka')).prompts.length).toBeGreaterThan(0);
  });

  it('suggestions search no titles when the visitor typed only signs', async () => {
    for (const signs of ['!', '!!!', '-- ?', '🎉🎉🎉']) {
      const sent = await sentBy(market.app.services.db.knex, async () => expect((await suggest(signs)).prompts).toEqual([]));
      expect(sent.filter(({ sql }) => sql.includes('prompts_titled'))).toEqual([]);
    }
  });
});

describe('the list of creators', () => {
  it('the list of creators shows people with listed prompts, page by page, and finds them by the beginning of a name', async () => {
    const page = async (query: Partial<QueryOf<typeof listCreators>>) => (await call(market.app.visitor(), listCreators, { query })).body;
    const all = (await page({})).items.map(({ username }) => username);
    expect(all).toEqual(expect.arrayContaining([market.ada.username, 'conjure-words']));
    const walked: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, nextCursor } = await page({ limit: 2, ...(cursor && { cursor }) });
      walked.push(...items.map(({ username }) => username));
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    expect(walked).toEqual(all);
    expect((await page({ q: 'Conjure Wo' })).items).toEqual([expect.objectContaining({ username: 'conjure-words', platform: true, prompts: expect.any(Number) })]);
    expect((await page({ q: '%' })).items).toEqual([]);
  });
  it('the list of creators names the content type of each of the latest covers, and leaves out prompts without a cover', async () => {
    const latest = [['text', newId()], ['image', newId()], ['video', null]] as const;
    for (const [place, [type, cover]] of latest.entries()) await market.publish(`latest-${type}`, { content_type: type, cover_file_id: cover, published_at: `2100-01-0${place + 1}` });
    const { items } = (await call(market.app.visitor(), listCreators, { query: { q: market.ada.username } })).body;
    expect(items.map(({ coverUrls, coverTypes }) => coverUrls.map((url, place) => [coverTypes[place], latest.find(([, cover]) => cover !== null && url.includes(cover))?.[0]]))).toEqual([[['image', 'image'], ['text', 'text']]]);
  });
});
