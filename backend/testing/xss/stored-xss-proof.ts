import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateProfile } from '#contracts/account.ts';
import { CHAT_TITLE_MAX } from '#contracts/chat.ts';
import { AGENT_DESCRIPTION_MAX, AGENT_NAME_MAX, createAgent, GREETING_MAX, publishAgent, STARTER_MAX } from '#contracts/agent-builder.ts';
import { getAgent } from '#contracts/agents.ts';
import { addToCollection, COLLECTIONS_LIMIT, COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX, COLLECTION_NOTE_MAX, createCollection } from '#contracts/collections.ts';
import { changeFolder, createFolder, FOLDER_DESCRIPTION_MAX, FOLDER_NAME_MAX, FOLDERS_LIMIT } from '#contracts/folders.ts';
import { getMe } from '#contracts/identity.ts';
import { changeEntry, listLibrary, OWN_TAG_MAX } from '#contracts/library.ts';
import { changePack, changePackItem, createPack, PACK_PITCH_MAX, PACK_TITLE_MAX, publishPack } from '#contracts/pack-builder.ts';
import { listPacks } from '#contracts/packs.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { createDraft, publishDraft } from '#contracts/prompt-drafts.ts';
import { must } from '#contracts/must.ts';
import { tidy } from '#contracts/primitives.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { sendTip, TIP_NOTE_MAX, TIPS_PER_DAY } from '#contracts/tips.ts';
import { renderEmail } from '#kernel/email/email-template.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { inLanes } from '#testing/in-lanes.ts';
import { readZip } from '#testing/read-zip.ts';
import { sendFile } from '#testing/send-file.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { chatWithText } from './chat-texts.ts';
import { readPage } from './outline.ts';
import { contentWith } from './payload-contents.ts';
import type { Payload } from './payloads.ts';
import { asParsed, clearRefusal, inOneLine, metaOf } from './proof-parts.ts';

const PUBLIC_URL = 'https://conjure.example';
const SHELL = '<!doctype html><html lang="en"><head><title>x</title><script nonce="__CSP_NONCE__">1</script><!--app-head--></head><body><div id="root"></div></body></html>';
const CALM = 'A calm line about tea';
/** How many hostile texts are stored at the same time. */
const LANES = 8;

/**
 * Tests that stored hostile texts stay text. Each is stored in every place of a prompt and a profile through the API, and must be nothing but text in
 * what the server makes of it. The API refuses texts that cannot be stored, and says why.
 */
export function proveInert(payloads: readonly Payload[]): void {
  let app: TestApp;
  let author: HttpUser;
  let clientDir: string;
  const slugs = new Map<string, string>();
  const refused: string[] = [];

  beforeAll(async () => {
    clientDir = mkdtempSync(join(tmpdir(), 'conjure-client-'));
    writeFileSync(join(clientDir, 'index.html'), SHELL);
    app = await createTestApp({ overrides: { PUBLIC_URL, CLIENT_DIR: clientDir, RATE_LIMIT_EXPORT: '1000000/60' } });
    author = await app.register();
    await inLanes([CALM, ...payloads.map(({ text }) => text)], LANES, async (text) => {
      const made = await call(author, createDraft, { body: { content: contentWith(text) } });
      if (made.status !== 201) return void refused.push(clearRefusal(made, text));
      const { promptId, revision } = made.body.draft;
      const out = await call(author, publishDraft, { params: { id: promptId }, body: { revision, changeNote: text, despiteWarning: true } });
      if (out.status !== 200) return void refused.push(clearRefusal(out, text));
      slugs.set(text, out.body.draft.slug);
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(clientDir, { recursive: true, force: true });
  });

  const html = async (path: string): Promise<string> => {
    const answer = await fetch(app.url + path, { headers: { accept: 'text/html' } });
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+'; .*object-src 'none'; base-uri 'none'/);
    return answer.text();
  };

  it('the API accepts every hostile text that can be stored, and refuses the others with a message', () => {
    // The texts that the API must refuse: a NUL byte cannot be stored, a control character is no choice of a form, and without its tab this title is too short.
    const unfit = ['\t=1+1', '<img src=x onerror\u000b=alert(1)>', '<scr\u0000ipt>alert(1)</scr\u0000ipt>'];
    expect(refused.sort()).toEqual(unfit.filter((unfitText) => payloads.some(({ text }) => text === unfitText)));
  });

  it('page heads of collections hold hostile names and descriptions as plain text', async () => {
    const [promptId] = (await call(author, listPrompts, {})).body.items.map(({ id }) => id);
    const pageOf = async (text: string) => {
      const made = await call(author, createCollection, { body: { name: text.slice(0, COLLECTION_NAME_MAX), description: text.slice(0, COLLECTION_DESCRIPTION_MAX), visibility: 'public', kind: 'mixed', add: 'owner' } });
      if (made.status !== 201) return void clearRefusal(made, text);
      const { id, slug } = made.body.collection;
      const added = await call(author, addToCollection, { params: { id }, body: { itemType: 'prompt', itemId: must(promptId, 'a prompt'), note: text.slice(0, COLLECTION_NOTE_MAX) } });
      expect(added.status, text).toBe(201);
      return readPage(await html(`/collection/${slug}`));
    };
    const calm = must(await pageOf(CALM), 'the page of a calm collection');
    // The collections are changed one after the other, because the server changes a person's collections one at a time.
    for (const { text } of payloads.slice(0, COLLECTIONS_LIMIT - 1)) {
      const page = await pageOf(text);
      if (page) expect(page.outline, text).toEqual(calm.outline);
      await page?.close();
    }
    await calm.close();
  });

  it('page heads of folders hold hostile names and descriptions as plain text', async () => {
    const pageOf = async (text: string) => {
      const made = await call(author, createFolder, { body: { name: text.slice(0, FOLDER_NAME_MAX), description: text.slice(0, FOLDER_DESCRIPTION_MAX), kind: 'manual' } });
      if (made.status !== 201) return void clearRefusal(made, text);
      const { id, slug } = made.body.folder;
      expect((await call(author, changeFolder, { params: { id }, body: { visibility: 'public' } })).status, text).toBe(200);
      return readPage(await html(`/folder/${slug}`));
    };
    const calm = must(await pageOf(CALM), 'the page of a calm folder');
    // Creates the folders one after the other, because the server changes a person's folders one at a time.
    for (const { text } of payloads.slice(0, FOLDERS_LIMIT - 1)) {
      const page = await pageOf(text);
      if (page) expect(page.outline, text).toEqual(calm.outline);
      await page?.close();
    }
    await calm.close();
  });

  it('chats, their shared pages and their exported files hold hostile titles and messages as plain text', async () => {
    const calm = readPage(await html((await chatWithText(app, author, CALM)).page));
    await inLanes(payloads.slice(0, 60), LANES, async ({ text }) => {
      const { renamed, page, shared, markdown, json } = await chatWithText(app, author, text);
      if (renamed.status !== 200) clearRefusal(renamed, text);
      else expect(shared.title, text).toBe(tidy(text.slice(0, CHAT_TITLE_MAX)));
      expect([shared.said, shared.type], text).toEqual([text.replaceAll('\0', ''), 'application/json; charset=utf-8']);
      expect((json as { messages: { parts: unknown }[] }).messages[0]?.parts, text).toEqual([{ kind: 'text', text: shared.said }]);
      // Outside of code blocks, no character of the Markdown file begins an HTML element.
      expect(markdown.replace(/(`{3,})[\s\S]*?(\1|$)/g, '').replace(/`[^`\n]*`/g, ''), text).not.toMatch(/<[a-z/!?]/i);
      const read = readPage(await html(page));
      expect(read.outline, text).toEqual(calm.outline);
      await read.close();
    });
    await calm.close();
  });

  it('hostile own tags and notes of tips are kept as typed, or refused with a message', async () => {
    const fan = await app.register();
    const id = must((await call(fan, getMe)).body.user, 'the fan').id;
    await app.modules.wallet.wallet.grant(app.services.db.knex, { userId: id, amount: TIPS_PER_DAY, kind: 'purchase', bucket: 'purchased', key: 'xss', reason: 'test' });
    const { creator } = (await call(fan, getPrompt, { params: { idOrSlug: must([...slugs.values()][0], 'a prompt') } })).body.prompt;
    await app.modules.library.maintenance.find(({ name }) => name === 'library.adopt_prompts')?.run();
    const [entry] = (await call(author, listLibrary, { query: {} })).body.items;
    for (const { text } of payloads.slice(0, 60)) {
      const sent = await call(fan, sendTip, { params: { id: creator.id }, body: { amount: 1, expectedTotal: 1, note: text.slice(0, TIP_NOTE_MAX) } });
      if (sent.status === 201) expect(sent.body.tip.note).toBe(text.slice(0, TIP_NOTE_MAX).trim());
      else clearRefusal(sent, text);
      const tagged = await call(author, changeEntry, { params: { id: must(entry, 'an entry').id }, body: { tags: [text.slice(0, OWN_TAG_MAX)] } });
      if (tagged.status === 200) expect(tagged.headers.get('content-type')).toMatch(/^application\/json/);
      else clearRefusal(tagged, text);
    }
  });

  it("page heads of prompts hold every hostile text as plain text, and contain only the elements of an ordinary prompt's page", async () => {
    const calm = readPage(await html(`/prompt/${slugs.get(CALM)!}`));
    await inLanes([...slugs], LANES, async ([text, slug]) => {
      const page = readPage(await html(`/prompt/${slug}`));
      expect(page.outline, text).toEqual(calm.outline);
      expect(inOneLine(page.document.title), text).toBe(inOneLine(`${text} · Conjure`));
      for (const name of ['description', 'og:description']) expect(metaOf(page.document, name), text).toBe(asParsed(text));
      const thing = JSON.parse(page.document.querySelector('script[type="application/ld+json"]')!.textContent) as Record<string, unknown>;
      expect([thing['name'], thing['description']], text).toEqual([text, text]);
      await page.close();
    });
    await calm.close();
  });

  it('packs hold every hostile text as plain text in their page head, and have a preview picture', async () => {
    const parts = await Promise.all([...slugs.values()].slice(0, 2).map(async (slug) => (await call(author, getPrompt, { params: { idOrSlug: slug } })).body.prompt.id));
    const outlineOf = async (text: string): Promise<string[]> => {
      const { pack } = (await call(author, createPack, { body: { title: text.slice(0, PACK_TITLE_MAX), pitch: text.slice(0, PACK_PITCH_MAX), category: 'creative-writing', promptIds: parts } })).body;
      await call(author, changePack, { params: { id: pack.id }, body: { description: text } });
      for (const promptId of parts) await call(author, changePackItem, { params: { id: pack.id, promptId }, body: { note: text, listValue: 5 } });
      expect((await call(author, publishPack, { params: { id: pack.id }, body: {} })).status, text).toBe(200);
      const page = readPage(await html(`/prompt-packs/${pack.slug}`));
      expect(inOneLine(page.document.title), text).toBe(inOneLine(`${text.slice(0, PACK_TITLE_MAX)} · Conjure`));
      expect(metaOf(page.document, 'description'), text).toBe(asParsed(text.slice(0, PACK_PITCH_MAX)));
      await page.close();
      return page.outline;
    };
    const calm = await outlineOf(CALM);
    for (const text of [...slugs.keys()].filter((each) => each !== CALM).slice(0, 10)) expect(await outlineOf(text), text).toEqual(calm);
    const { items } = (await call(author, listPacks, { query: { creator: author.username } })).body;
    const picture = await fetch(`${app.url}/og/prompt-pack/${items[0]!.slug}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('agents keep hostile texts unchanged or refuse them with a message, and the API returns them as JSON that no browser takes for a page', async () => {
    const maker = await app.register();
    for (const text of [...slugs.keys()].slice(0, 60)) {
      const [name, description, greeting, starter] = [AGENT_NAME_MAX, AGENT_DESCRIPTION_MAX, GREETING_MAX, STARTER_MAX].map((most) => text.slice(0, most));
      const definition = { name, description, greeting, starters: [must(starter, 'a starter')], instructions: `Say it as it is: ${text}`, supportContact: text.slice(0, STARTER_MAX), notes: [{ title: text.slice(0, AGENT_NAME_MAX), text }] };
      const made = await call(maker, createAgent, { body: { definition } });
      if (made.status !== 201) { clearRefusal(made, text); continue; }
      const { id, revision } = made.body.agent;
      expect(made.body.agent.definition.instructions, text).toBe(definition.instructions);
      const out = await call(maker, publishAgent, { params: { id }, body: { revision, visibility: 'unlisted', changeNote: text } });
      if (out.status !== 200) clearRefusal(out, text);
      const shown = await call(author, getAgent, { params: { id } });
      if (shown.status !== 200) continue;
      expect(shown.body.agent, text).toMatchObject({ name: must(name, 'a name').trim(), greeting: must(greeting, 'a greeting').trim() });
      expect([shown.headers.get('content-type'), shown.headers.get('x-content-type-options'), shown.headers.get('content-security-policy')]).toEqual([expect.stringMatching(/^application\/json/), 'nosniff', expect.stringMatching(/^default-src 'none'/)]);
    }
  });

  it('profiles hold hostile names and biographies as plain text in their page head', async () => {
    const outline = async (): Promise<string[]> => {
      const page = readPage(await html(`/profile/${author.username}`));
      await page.close();
      return page.outline;
    };
    const calm = await outline();
    for (const { text } of payloads) {
      const put = await call(author, updateProfile, { body: { displayName: text, bio: text, links: [] } });
      if (put.status !== 200) clearRefusal(put, text);
      else expect(await outline(), text).toEqual(calm);
      const linked = await call(author, updateProfile, { body: { displayName: '', bio: '', links: [text] } });
      expect([linked.status, text]).toEqual([400, text]);
    }
  });

  it('pictures of link previews are rendered from any hostile text', async () => {
    for (const { text } of payloads.slice(0, 4)) {
      const answer = await fetch(`${app.url}/og/prompt/${slugs.get(text)!}`);
      const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options'), format, width]).toEqual(['image/png', 'nosniff', 'png', 1200]);
    }
  });

  it('the sitemap contains addresses and dates only, whatever hostile texts prompts have', async () => {
    const index = await (await fetch(`${app.url}/sitemap.xml`)).text();
    const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.replace(PUBLIC_URL, ''));
    const texts = await Promise.all(maps.map(async (path) => (await fetch(app.url + path)).text()));
    expect([...new Set(texts.flatMap((xml) => readPage(xml).outline.map((line) => line.split(' ')[0])))].sort()).toEqual(['BODY', 'HEAD', 'HTML', 'LASTMOD', 'LOC', 'URL', 'URLSET']);
  });

  it('exports are downloads and never pages, and no cell of a CSV file is a formula', async () => {
    const paths = ['csv', 'json', 'markdown'].map((format) => `/api/exports/prompts?format=${format}`);
    for (const path of [...paths, '/api/user/export', '/api/user/transactions.csv']) {
      const answer = await fetch(app.url + path, { headers: { cookie: author.cookie() } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('x-content-type-options'), answer.headers.get('content-disposition')], path).toEqual([200, 'nosniff', expect.stringMatching(/^attachment; filename="[\w.-]+"$/)]);
      expect(answer.headers.get('content-type'), path).toMatch(/^(text\/csv|application\/json|application\/zip|text\/markdown)/);
      if (path.endsWith('csv')) {
        const cells = (parse(bytes, { bom: true }) as string[][]).flat();
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+$/.test(cell)), path).toEqual([]);
      }
      if (path.includes('format=csv')) expect(bytes.toString('utf8')).toContain("'=HYPERLINK");
      if (answer.headers.get('content-type') === 'application/zip') expect([...readZip(bytes).keys()].filter((name) => !/^[\w/-][\w./-]*$/.test(name) || name.includes('..'))).toEqual([]);
    }
  });

  it('emails hold every hostile text as plain text', () => {
    const emailed = (text: string) => readPage(renderEmail({ subject: text, text: `Hello\n\n${text}`, action: { label: text, url: `${PUBLIC_URL}/?q=${encodeURIComponent(text)}` }, unsubscribeUrl: `${PUBLIC_URL}/u` }).html);
    const calm = emailed(CALM).outline;
    for (const { text } of payloads) {
      // Line breaks in a text become lines of the email, so the text is put into one line first.
      expect(emailed(text.replace(/\s+/g, ' ').trim()).outline, text).toEqual(calm);
    }
  });

  it('answers of the API with hostile texts are JSON that no browser takes for a page', async () => {
    for (const path of ['/api/prompts?limit=60&sort=newest', '/api/prompts/suggestions?q=script', `/api/profiles/${author.username}`, `/api/prompts/${slugs.get(payloads[0]!.text)!}`, '/api/nothing/<script>alert(1)</script>']) {
      const { headers } = await author.send('GET', path);
      expect([headers.get('content-type'), headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([expect.stringMatching(/^application\/json/), 'nosniff', expect.stringMatching(/^default-src 'none'/)]);
    }
  });

  it('an uploaded file with a hostile name is served as the type of its bytes, and files that are no pictures are refused', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#6437cf' } }).png().toBuffer();
    const kept = await sendFile<{ file: { url: string; mime: string } }>(author, '/api/files', picture, '"><img src=x onerror=alert(1)>.png');
    expect([kept.status, kept.body.file.mime]).toEqual([201, 'image/webp']);
    const served = await fetch(app.url + kept.body.file.url, { headers: { cookie: author.cookie() } });
    expect([served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual(['image/webp', 'nosniff']);
    expect(served.headers.get('content-disposition') ?? '').toMatch(/^inline; filename="[^"\r\n]*"/);
    for (const [name, bytes] of [['x.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], ['x.html', '<script>alert(1)</script>'], ['x.png', '<script>alert(1)</script>']] as const) {
      const sent = await sendFile<object>(author, '/api/files', Buffer.from(bytes), name);
      expect([name, sent.status >= 400 && sent.status < 500, Boolean(sent.body.message)]).toEqual([name, true, true]);
    }
  });

  it('the check notices a page that forgets to escape hostile texts', async () => {
    const calm = readPage(`<main title="${CALM}">${CALM}</main>`);
    const caught = payloads.filter(({ text }) => readPage(`<main title="${text}">${text}</main>`).outline.join() !== calm.outline.join());
    expect(caught.length).toBeGreaterThan(payloads.length / 2);
    await calm.close();
  });
}
