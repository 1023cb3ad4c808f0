import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { io as connectClient } from 'socket.io-client';
import { adminLogin } from '#contracts/admin-access.ts';
import { reportPrompt } from '#contracts/reports.ts';
import { HISTORY_CSV_PATH, HISTORY_JSON_PATH } from '#contracts/run-history.ts';
import { createShareLink } from '#contracts/sharing.ts';
import { generateFromPrompt } from '#contracts/generation.ts';
import { newId } from '#kernel/ids.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { quickHash } from '#testing/quick-hash.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { readZip } from '#testing/read-zip.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { call } from '#testing/test-app.ts';
import { searchRedis } from '../../../../infra/test/canaries.mjs';
import { foldedLetters } from '../../generation/domain/sealed-words.ts';
import { openSellingFixtures } from './selling-fixtures.ts';
import type { Person, SellingFixtures } from './selling-fixtures.ts';

/** Canaries: words that only the sealed prompt contains. An answer of the server with one of them is a leak. */
const CANARIES = {
  template: ['quokkalume', 'zanzibrine', 'heliotrapse', 'marmelune', 'teapottery', 'velvetoon', 'meadowick', 'frostibule', 'copperdine', 'nimblewort', 'glasswhistle', 'thimbleroy'],
  system: ['lanternoak', 'brambletide', 'sorrelwisp', 'pewterlily', 'hollowmint', 'cinderplum', 'wickerfrost', 'saffronette', 'mothglimmer', 'tangleroot', 'silverbeck', 'duskapple'],
  constant: ['opalthistle', 'ravenquill', 'honeyforge', 'mistletank', 'barleymoon', 'cobaltfern', 'emberlark', 'ivorygale', 'juniperoo', 'kestrelby', 'larkspurry', 'magpieton'],
} as const;
const WORDS: readonly string[] = Object.values(CANARIES).flat();
const SENTENCES = Object.values(CANARIES).map((words) => words.join(' '));
const OPENING = 'Once there was a lighthouse and in it lived a keeper who wrote a letter every evening to a friend far away. '.repeat(3).split(/(?<= )/);

/** The ways in which the test provider answers a run: with a good output, with a refusal, or with the prompt's text in different forms. */
const MANNERS = ['good', 'refuses', 'recites', 'recites at once', 'recites in capitals', 'recites one word a line', 'recites twice, then is good', 'breaks off while reciting', 'hangs and is stopped', 'stumbles with the words in its error'] as const;
type Manner = (typeof MANNERS)[number];

export interface Hunt {
  /** One sentence for each place in which the search found a canary. */
  finds: string[];
  /** The number of runs by their outcome. */
  outcomes: Record<string, number>;
  /** How many answers, events and log lines were searched. */
  read: number;
}

const PASSWORD = 'abracadabra-and-more';

/**
 * Runs a sealed prompt in every way that it can end, at a provider that recites its request, as a person who has not unlocked it. Then it
 * searches for the prompt's words in everything that the product shows or stores: answers of every endpoint to a stranger, the runner and an
 * administrator, socket events, log lines, Redis, events, messages, jobs, the runner's export and pages.
 */
export async function huntCanaries(runs: number): Promise<Hunt> {
  const lines: string[] = [];
  const clientDir = mkdtempSync(join(tmpdir(), 'canary-client-'));
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>');
  const log = createLogger({ level: 'trace', name: 'hunt', destination: { write: (line) => void lines.push(line) } });
  const fixtures = await openSellingFixtures({ log, env: { CLIENT_DIR: clientDir, ADMIN_PASSWORD_HASH: await quickHash(PASSWORD), RATE_LIMIT_EXPORT: '1000000/60' } });
  try {
    const [owner, runner, admin] = [await fixtures.person(50), await fixtures.person(5000), await fixtures.person()];
    await call(admin, adminLogin, { body: { password: PASSWORD } });
    const promptId = await fixtures.prompt({
      owner, royalty: 2, price: 25, freeTrialRuns: 5,
      template: `${SENTENCES[0]} about {{topic}} with {{house}} for {{guests}}.`, system: SENTENCES[1]!, constant: SENTENCES[2]!,
    });
    const pictureId = await fixtures.prompt({ owner, royalty: 2, price: 25, contentType: 'image', template: `${SENTENCES[0]} of {{topic}} with {{house}} for {{guests}}.`, constant: SENTENCES[2]! });
    const hunt: Hunt = { finds: [], outcomes: {}, read: 0 };
    // Texts without a canary are remembered and not searched again, because most refusals have the same text.
    const clean = new Set<string>();
    const look = (where: string, text: string): void => {
      hunt.read += 1;
      if (clean.has(text)) return;
      const letters = foldedLetters(text);
      const word = WORDS.find((canary) => letters.includes(canary));
      if (word) hunt.finds.push(`${where}: ${word}`);
      else clean.add(text);
    };
    const socket = connectClient(fixtures.app.url, { transports: ['websocket'], extraHeaders: { cookie: runner.cookie(), origin: fixtures.app.url }, forceNew: true });
    socket.onAny((event: string, payload: unknown) => look(`socket event ${event}`, JSON.stringify(payload)));
    await eventually(() => socket.connected);

    const ids: string[] = [];
    for (let n = 0; n < runs; n += 1) {
      const { id, outcome } = await runOnce(fixtures, runner, promptId, MANNERS[n % MANNERS.length]!);
      ids.push(id);
      hunt.outcomes[outcome] = (hunt.outcomes[outcome] ?? 0) + 1;
      // Moves the finished runs a day into the past. Otherwise the prompt would stop for this user after three leaks in a day.
      await fixtures.query(`update generations set finished_at = finished_at - interval '1 day' where prompt_id = ?`, [promptId]);
    }
    fixtures.provider.always({ do: 'ok', words: OPENING });
    const picture = await fixtures.run(runner, pictureId, { inputs: { topic: 'a harbour', guests: [{ name: 'Ida' }] }, quantity: 1 });
    hunt.outcomes[`picture ${picture.outcome}`] = 1;
    const told = await tellOthers(fixtures, { runner, admin, promptId });
    await fixtures.deliver();
    const people = { stranger: fixtures.app.visitor(), runner, admin };
    for (const [who, person] of Object.entries(people)) {
      for (const { what, text } of await everyAnswer(fixtures, person, { promptIds: [promptId, pictureId], ids: [...ids, picture.id], runnerId: runner.id, who, more: told.paths })) look(`${who}, ${what}`, text);
    }
    const slug = `p-${promptId}-x`;
    for (const path of [...told.pages, `/prompt/${pictureId}`, `/prompt/p-${pictureId}-x/share`, '/', '/marketplace', `/prompt/${slug}`, `/prompt/${promptId}`, `/prompt/${slug}/share`, `/prompt/${slug}/history`, '/my-creations']) {
      look(`page ${path}`, await page(fixtures, runner, path));
    }
    const zip = await fetch(`${fixtures.app.url}/api/user/export`, { headers: { cookie: runner.cookie() } });
    for (const [name, data] of readZip(Buffer.from(await zip.arrayBuffer()))) look(`export ${name}`, data.toString('utf8'));
    for (const line of lines) look('log', line);
    for (const table of await tables(fixtures)) look(`table ${table.name}`, table.text);
    hunt.finds.push(...(await searchRedis(Redis as never, testRedisUrl(), Object.fromEntries(WORDS.map((word) => [word, word])))));
    socket.disconnect();
    return hunt;
  } finally {
    await fixtures.close();
    rmSync(clientDir, { recursive: true, force: true });
  }
}

async function runOnce(fixtures: SellingFixtures, runner: Person, promptId: string, manner: Manner): Promise<{ id: string; outcome: string }> {
  const recital = SENTENCES.join('. ').split(/(?<= )/);
  const { provider } = fixtures;
  const always = { do: 'ok', words: OPENING } as const;
  provider.always(always);
  if (manner === 'refuses') provider.always({ do: 'status', status: 400, message: `content policy: ${SENTENCES.join(' ')}`, code: 'content_policy_violation' });
  if (manner === 'recites') provider.always({ do: 'ok', words: [...OPENING, ...recital, ...OPENING] });
  if (manner === 'recites at once') provider.always({ do: 'ok', words: recital });
  if (manner === 'recites in capitals') provider.always({ do: 'ok', words: [...OPENING, ...recital.map((word) => word.toUpperCase())] });
  if (manner === 'recites one word a line') provider.always({ do: 'ok', words: [...OPENING, ...recital.map((word, n) => `${n + 1}. ${word.trim()}\n`)] });
  if (manner === 'recites twice, then is good') provider.script({ do: 'ok', words: [...OPENING, ...recital] });
  if (manner === 'breaks off while reciting') provider.always({ do: 'cut', words: [...OPENING, ...recital.slice(0, 7)] });
  if (manner === 'hangs and is stopped') provider.always({ do: 'ok', words: [...OPENING, ...OPENING, ...recital], delayMs: 25 });
  if (manner === 'stumbles with the words in its error') provider.always({ do: 'status', status: 500, message: SENTENCES.join(' ') });

  const answer = await call(runner, generateFromPrompt, { params: { id: promptId }, body: { expectedTotal: 99, inputs: { topic: 'lighthouses', guests: [{ name: 'Ida' }, { name: 'Bo' }] } }, key: newId() });
  const { id } = answer.body.generation;
  const ended = fixtures.finish(id).catch(() => 'unfinished');
  if (manner === 'hangs and is stopped') {
    await eventually(async () => (await fixtures.query<{ output_text: string | null }>('select output_text from generations where id = ?', [id]))[0]!.output_text !== null, 5_000).catch(() => undefined);
    await runner.send('POST', `/api/generations/${id}/cancel`);
  }
  await ended;
  const [run] = await fixtures.query<{ status: string }>('select status from generations where id = ?', [id]);
  return { id, outcome: run!.status };
}

/** Lets the runner make share links to the prompt and to a run, report the prompt, and get a moderator's answer. */
async function tellOthers(fixtures: SellingFixtures, { runner, admin, promptId }: { runner: Person; admin: Person; promptId: string }): Promise<{ paths: string[]; pages: string[] }> {
  const [good] = await fixtures.query<{ id: string }>(`select id from generations where prompt_id = ? and status = 'succeeded' order by id limit 1`, [promptId]);
  const paths = ['/api/share-links', '/api/decisions', '/api/unlocks', `/api/prompts/${promptId}/share`];
  const pages: string[] = [];
  for (const wish of [{ inputs: { topic: 'lighthouses' } }, { inputs: null, creationId: good!.id }]) {
    const { status, body, text } = await call(runner, createShareLink, { params: { id: promptId }, body: { showInputs: true, allowRemix: true, ...wish } });
    if (status !== 201) throw new Error(`no link: ${text}`);
    const { code, creationId } = body.link;
    const query = `?${new URLSearchParams({ ...(creationId && { creation: creationId }), via: code })}`;
    paths.push(`/api/prompts/${promptId}/share${query}`);
    pages.push(`/prompt/p-${promptId}-x/share${query}`);
  }
  const reported = await call(runner, reportPrompt, { params: { id: promptId }, body: { rule: 'misleading', details: 'It promises lighthouses and gives gulls.' } });
  if (reported.status !== 201) throw new Error(`no report: ${reported.text}`);
  const [report] = await fixtures.query<{ id: string }>('select id from reports where target_id = ?', [promptId]);
  await admin.send('POST', `/api/admin/marketplace/reports/${report!.id}/decision`, { body: { decision: 'dismiss', note: 'It does what it says.' } });
  paths.push('/api/admin/marketplace/reports?status=dismissed', '/api/admin/marketplace/reports', ...['reviews', 'comments'].map((said) => `/api/${said}?targetType=prompt&targetId=${promptId}`));
  return { paths, pages };
}

interface Whom {
  promptIds: readonly string[];
  ids: readonly string[];
  runnerId: string;
  who: string;
  /** Addresses that need more than an id, such as a token of a link. */
  more: readonly string[];
}

/** How many requests the search sends at once. One at a time would take too long while other processes use the machine. */
const READS_AT_ONCE = 4;

/** Calls every endpoint with every id that the test knows. The bodies of writes are invalid, so that they change nothing. */
async function everyAnswer(fixtures: SellingFixtures, person: { send: Person['send']; username: string }, { promptIds, ids, runnerId, who, more }: Whom): Promise<{ what: string; text: string }[]> {
  const found: { what: string; text: string }[] = [];
  const reads: string[] = [];
  for (const { endpoint } of fixtures.app.table.endpoints()) {
    const { method, path: pattern } = endpoint;
    if (pattern === '/api/auth/logout') continue;
    // Routes of runs are called with every run only in reads of the runner. Elsewhere one run is enough.
    const candidates = pattern.includes('/generations/') && method === 'GET' && who === 'runner' ? ids : pattern.startsWith('/api/prompts') ? (method === 'GET' ? promptIds : [promptIds[0]!]) : pattern.includes('/users/') ? [runnerId] : pattern.includes('/generations/') ? [ids[0]!] : [...promptIds, ids[0]!];
    const paths = new Set(pattern.includes(':') ? candidates.map((id) => pattern.replace(/:\w+/g, id)) : [pattern]);
    if (method === 'GET') reads.push(...paths);
    else if (method !== 'DELETE' || who !== 'runner') for (const path of paths) found.push({ what: `${method} ${path}`, text: (await person.send(method, path, method === 'DELETE' ? {} : { body: { 'no such field': true } })).text });
  }
  const queries = ['/api/prompts?q=lighthouse', `/api/prompts?q=${WORDS[0]}`, ...promptIds.map((id) => `/api/generations?promptId=${id}`), '/api/generations?limit=100', '/api/generations/history?limit=100', HISTORY_CSV_PATH, HISTORY_JSON_PATH, ...more, '/api/user/transactions?limit=100', '/api/user/transactions.csv', '/api/messages?limit=100'];
  // Answers to a search repeat the searched words, so the canary of the query is removed from them. Otherwise it would count as a leak.
  const asked = [...reads.map((path) => ({ path, echoes: false })), ...queries.map((path) => ({ path, echoes: true }))];
  for (let at = 0; at < asked.length; at += READS_AT_ONCE) {
    found.push(...(await Promise.all(asked.slice(at, at + READS_AT_ONCE).map(async ({ path, echoes }) => {
      const { text } = await person.send('GET', path);
      return { what: `GET ${path}`, text: echoes ? text.replaceAll(new RegExp(WORDS[0]!, 'gi'), '') : text };
    }))));
  }
  return found;
}

const page = async (fixtures: SellingFixtures, person: Person, path: string): Promise<string> =>
  (await fetch(fixtures.app.url + path, { headers: { cookie: person.cookie(), accept: 'text/html' } })).text();

/**
 * The database columns in which the sealed text must stand: the author's versions and drafts, and the requests of runs. Only the author and
 * the provider read them.
 */
const SEALED_COLUMNS: Record<string, string> = { prompt_versions: '{template,system_template,form_schema,negative_template,sample_inputs}', generations: '{request}' };

async function tables(fixtures: SellingFixtures): Promise<{ name: string; text: string }[]> {
  const names = await fixtures.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  return Promise.all(names.map(async ({ name }) => {
    const [row] = await fixtures.query<{ text: string }>(`select coalesce(string_agg((to_jsonb(t) - cast(? as text[]))::text, ' '), '') as text from "${name}" t`, [SEALED_COLUMNS[name] ?? '{}']);
    return { name, text: row!.text };
  }));
}
