import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import type { Review } from '#contracts/reviews.ts';
import { newId } from '#kernel/ids.ts';
import { registerUser } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { contentWith, contentWithAll } from '#testing/xss/payload-contents.ts';
import { PAYLOADS } from '#testing/xss/payloads.ts';
import { makeSample } from './samples.ts';

const LANES = 6;
const REVIEWERS = 4;
const REVIEW_MS = 40_000;

export interface Published {
  id: string;
  slug: string;
}

export interface HostileShop {
  /** Prompts of one person that together contain all hostile texts, in descriptions and forms. */
  crowded: Published[];
  /** Published prompts of other people, each with one hostile text in every text field. */
  prompts: Published[];
  /** Usernames of people whose display name is a hostile text. */
  people: string[];
  /** Addresses of the owner's collection, folder and packs, with hostile texts in names, descriptions, notes and tags. */
  kept: string[];
}

export const FOR_SALE = 'Crowded shelf for sale';
const forSale = (texts: readonly string[]): DraftContent => ({ ...contentWithAll(FOR_SALE, texts.slice(0, 60)), pricing: 'run', runRoyalty: 2 });

async function publish(author: HttpUser, content: DraftContent): Promise<Published | null> {
  const made = await author.send<{ draft: Draft }>('POST', '/api/drafts', { body: { content } });
  if (made.status !== 201) return null;
  const { promptId, revision } = made.body.draft;
  if (content.pricing !== 'free') {
    await makeSample(async (method, path, body) => author.send(method, path, { body }), { promptId, revision, inputs: content.testInputs[0]!.inputs });
  }
  const out = await author.send<{ draft: Draft }>('POST', `/api/drafts/${promptId}/publish`, { body: { revision, changeNote: content.oneLiner, despiteWarning: true } });
  return out.status === 200 ? { id: promptId, slug: out.body.draft.slug } : null;
}

/** Fills the product with hostile texts over HTTP: display names, prompts, comments, reports and issues. */
export async function fillWithPayloads(baseURL: string, owner: HttpUser): Promise<HostileShop> {
  const texts = PAYLOADS.map(({ text }) => text).filter((text) => !text.includes('\0'));
  const half = Math.ceil(texts.length / 2);
  const crowded = await Promise.all([texts.slice(0, half), texts.slice(half)].map((part, at) => publish(owner, contentWithAll(`Crowded shelf number ${at + 1}`, part))));
  await publish(owner, forSale(texts));
  const shop: HostileShop = { crowded: crowded.filter((prompt) => prompt !== null), prompts: [], people: [], kept: [] };
  const stage = shop.crowded[0]!;
  const report = (person: HttpUser, details: string) => person.send('POST', '/api/reports', { body: { targetType: 'prompt', targetId: stage.id, rule: 'spam', details } });
  // Sends this report first, because reviewers see the oldest report of a prompt, and the later ones arrive in any order.
  await report(await registerUser(baseURL), '<script>alert(1)</script>');
  const left = [...texts];
  const lane = async (): Promise<void> => {
    for (let text = left.shift(); text !== undefined; text = left.shift()) {
      const person = await registerUser(baseURL);
      const { status } = await person.send('PUT', '/api/user/profile', { body: { displayName: text, bio: text, links: [] } });
      // Skips people whose name the server refused (invisible characters, too long); their hostile text is still used in a prompt.
      if (status === 200) shop.people.push(person.username);
      const made = await publish(person, contentWith(text));
      if (made) shop.prompts.push(made);
      await person.send('POST', '/api/comments', { body: { targetType: 'prompt', targetId: stage.id, body: text } });
      await report(person, text);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await Promise.all(Array.from({ length: REVIEWERS }, async (_, at) => {
    const part = texts.slice(at * Math.ceil(texts.length / REVIEWERS), (at + 1) * Math.ceil(texts.length / REVIEWERS));
    await reviewed(await registerUser(baseURL), owner, stage, part);
  }));
  const longTexts = [texts.slice(0, half).join('\n'), texts.slice(half).join('\n')];
  for (const [at, words] of longTexts.entries()) await owner.send('POST', '/api/issues/report', { body: { title: texts[at]!, type: 'bug', description: words, steps: words, environmentInfo: words, version: texts[at + 2]!.slice(0, 50) } });
  // Catches a failure, so that only the test of collections, folders and packs fails, and no other one.
  shop.kept = await keepWithPayloads(owner, shop, texts).catch(() => []);
  return shop;
}

/** Makes a collection, a published folder, a pack and own tags with hostile texts. */
async function keepWithPayloads(owner: HttpUser, { prompts }: HostileShop, texts: readonly string[]): Promise<string[]> {
  const [first = '', second = ''] = texts.filter((text) => text.startsWith('<') && text.length <= 60);
  const { collection } = (await owner.send<{ collection: Published }>('POST', '/api/collections', { body: { name: first, description: second, visibility: 'public' } })).body;
  for (const [at, { id }] of prompts.slice(0, 24).entries()) await owner.send('POST', `/api/collections/${collection.id}/items`, { body: { itemType: 'prompt', itemId: id, note: texts[at]!.slice(0, 280) } });
  const { folder } = (await owner.send<{ folder: Published }>('POST', '/api/folders', { body: { name: first, description: second } })).body;
  await owner.send('PATCH', `/api/folders/${folder.id}`, { body: { visibility: 'public' } });
  for (const text of texts.slice(0, 40)) await owner.send('POST', '/api/folders', { body: { name: text.slice(0, 60), parentId: folder.id } });
  const own = (await Promise.all([0, 1, 2].map((at) => publish(owner, contentWith(texts[at + 4]!))))).filter((prompt) => prompt !== null);
  const made = await owner.send<{ pack: Published }>('POST', '/api/prompt-packs', { body: { title: first, pitch: second, category: 'creative-writing', promptIds: own.map(({ id }) => id) } });
  const { pack } = made.body;
  for (const { id } of own) await owner.send('PATCH', `/api/prompt-packs/${pack.id}/items/${id}`, { body: { note: first, listValue: 5 } });
  const out = await owner.send('POST', `/api/prompt-packs/${pack.id}/publish`, { body: {} });
  if (out.status !== 200) throw new Error(`no pack: ${made.text} ${out.text}`);
  return [`/collection/${collection.slug}`, `/folder/${folder.slug}`, `/prompt-packs/${pack.id}/${pack.slug}`, `/prompt-pack/${pack.id}`];
}

/** Removes invisible characters from a hostile text, because the forms of prompts refuse them. */
const printable = (text: string): string => text.replace(/(?!\n)\p{C}/gu, '');

/** Reviews a prompt after a real run with these hostile texts as inputs; the prompt's owner answers with the same texts. */
async function reviewed(person: HttpUser, owner: HttpUser, prompt: Published, texts: readonly string[]): Promise<void> {
  const about = `/api/prompts/${prompt.id}`;
  const run = await person.send('POST', `${about}/generate`, { body: { expectedTotal: 99, inputs: { topic: printable(texts.join('\n').slice(0, 1_000)) }, length: 50 }, key: newId() });
  if (run.status !== 202) throw new Error(`no run: ${run.text}`);
  const until = Date.now() + REVIEW_MS;
  while (!(await person.send<{ mayReview: boolean }>('GET', `${about}/reviews`)).body.mayReview) {
    if (Date.now() > until) throw new Error('the run was not delivered in time');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const { body, status, text } = await person.send<{ review: Review }>('PUT', `${about}/review`, { body: { rating: 5, works: true, title: texts[0]!.slice(0, 120), body: texts.join('\n').slice(0, 2_000) } });
  if (status !== 200) throw new Error(`no review: ${text}`);
  await owner.send('PUT', `/api/reviews/${body.review.id}/reply`, { body: { body: texts.join('\n').slice(0, 2_000) } });
}
