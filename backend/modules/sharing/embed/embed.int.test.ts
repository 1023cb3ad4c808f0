import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPrompts } from '#contracts/prompts.ts';
import { must } from '#contracts/must.ts';
import { promptForm } from '#contracts/prompt-form.ts';
import { rows } from '#kernel/db/raw.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { PAYLOADS } from '#testing/xss/payloads.ts';
import { embedPage } from './embed-page.ts';
import type { EmbeddedPrompt } from './embed-page.ts';

let app: TestApp;
let prompt: { id: string; slug: string; title: string };
beforeAll(async () => {
  app = await createTestApp();
  prompt = must((await call(app.visitor(), listPrompts, { query: { limit: 1 } })).body.items[0], 'a prompt');
});
afterAll(() => app.close());

const open = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(app.url + path, { headers });

it('lets any site frame the embedded form of a prompt, and no other page of the product', async () => {
  const answer = await open(`/embed/prompt/${prompt.id}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-frame-options')).toBeNull();
  const policy = must(answer.headers.get('content-security-policy'), 'the policy');
  for (const part of ['frame-ancestors *', "default-src 'none'", "form-action 'none'", 'sandbox allow-scripts']) expect(policy).toContain(part);
  expect(policy).not.toContain('allow-same-origin');
  for (const path of ['/', `/prompt/${prompt.slug}`, '/api/config', `/og/prompt/${prompt.slug}`]) {
    const other = await open(path);
    expect([path, other.headers.get('x-frame-options'), other.headers.get('content-security-policy')]).toEqual([path, 'DENY', expect.stringContaining("frame-ancestors 'none'")]);
  }
});

it('serves the embedded form without a session: a member gets the same bytes as a visitor, and no cookie', async () => {
  const author = await app.register();
  const plain = (text: string): string => text.replace(/nonce="[^"]+"/g, '');
  const [visitor, member] = await Promise.all([open(`/embed/prompt/${prompt.slug}`), open(`/embed/prompt/${prompt.slug}`, { Cookie: author.cookie() })]);
  expect([visitor.headers.get('set-cookie'), member.headers.get('set-cookie')]).toEqual([null, null]);
  expect(plain(await member.text())).toBe(plain(await visitor.text()));
  const { id: userId } = must((await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [author.username]))[0], 'the user');
  await rows(app.services.db.knex, `update prompts set visibility = 'private', owner_id = ? where id = ?`, [userId, prompt.id]);
  const own = await open(`/embed/prompt/${prompt.id}`, { Cookie: author.cookie() });
  expect([own.status, own.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await own.text()).not.toContain(prompt.title);
  await rows(app.services.db.knex, `update prompts set visibility = 'public' where id = ?`, [prompt.id]);
});

it('answers 404 with a framable page in the wanted theme when the embedded prompt does not exist', async () => {
  for (const [path, theme] of [['/embed/prompt/nothing-of-this-name?theme=dark', 'dark'], ['/embed/prompt/nothing-of-this-name?theme=%22%3E%3Cscript%3E', 'auto']]) {
    const answer = await open(must(path, 'a path'));
    const text = await answer.text();
    expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([404, null]);
    expect(text).toContain(`data-theme="${theme}"`);
    expect(text).toContain('This prompt is not available');
  }
});

const LOOK = { nonce: 'n', theme: 'auto' } as const;
/** Makes an embedded prompt in which every text is the given one, to test how texts are escaped. */
const saying = (text: string): EmbeddedPrompt => {
  const options = [{ value: text, label: text, hint: text }];
  const said = { label: text, help: text, placeholder: text, default: text };
  const types = ['short_text', 'long_text', 'number', 'slider', 'select', 'multi_select', 'radio_cards', 'checkbox', 'toggle_text', 'date', 'color', 'url', 'image', 'file', 'tags', 'rows'] as const;
  const form = promptForm.parse({ sections: [{ title: text.slice(0, 80), fields: types.map((type, at) => ({ key: `f${at}`, type, ...said, ...(['select', 'multi_select', 'radio_cards'].includes(type) && { options }), ...(at > 0 && { showIf: { field: 'f0', op: 'eq', value: text } }) })) }] });
  return { slug: 'a', title: text, oneLiner: text, language: 'en', safetyFlag: false, form, creator: { displayName: text } };
};
const signs = (html: string): number[] => ['<', '>', '"'].map((sign) => html.split(sign).length);

it('no text of an embedded prompt can open an HTML element or attribute, or end the script', () => {
  const texts = PAYLOADS.map(({ text }) => text).filter((text) => text.trim() !== '' && text.length <= 120);
  expect(texts.length).toBeGreaterThan(40);
  for (const text of texts) {
    const html = embedPage(saying(text), LOOK);
    const [facts] = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html)?.slice(1) ?? [];
    const shown = html.replace(must(facts, 'the facts'), '');
    expect([text, signs(shown)]).toEqual([text, signs(embedPage(saying('plain'), LOOK).replace(/(<script type="application\/json"[^>]*>)[^<]*/, '$1'))]);
    expect(JSON.parse(must(facts, 'the facts'))).toEqual(expect.arrayContaining([{ key: 'f0', hidden: false }, { key: 'f1', hidden: false, showIf: { field: 'f0', op: 'eq', value: text } }]));
  }
});

it('embeds no form of a prompt that its author marked as sensitive', () => {
  const html = embedPage({ ...saying('plain words'), safetyFlag: true }, LOOK);
  expect(html).toContain('marked this prompt as sensitive');
  expect(html).not.toContain('<input');
});
