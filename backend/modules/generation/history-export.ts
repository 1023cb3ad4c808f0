import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { PRODUCT } from '#contracts/product.ts';
import { HISTORY_CSV_PATH, HISTORY_JSON_PATH, historyFilter } from '#contracts/run-history.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { unauthenticated } from '#kernel/errors.ts';
import { CSV_START, csvLine } from '#kernel/http/csv.ts';
import { parseQuery } from '#kernel/http/parse-request.ts';
import type { RawCall, RawRoutes } from '#kernel/module.ts';
import type { Deps } from './generation-deps.ts';
import { runHistory } from './queries/run-history.ts';
import type { HistoryPage } from './queries/run-history.ts';

const query = z.strictObject(historyFilter);
/** The number of runs, with their whole texts, that one page of an export holds in memory. */
const PAGE = 200;

const HEADER = [
  'Created (UTC)', 'Finished (UTC)', 'Title', 'Prompt', 'Version', 'Type', 'Status', 'Model', 'Asked for', 'Delivered', 'Inputs', 'Tokens held', 'Charged', 'Returned',
  'Paid by', 'Text', 'Files', 'Error', 'Run',
];

type Run = HistoryPage['runs'][number];
type Read = (before?: string) => Promise<HistoryPage>;

/** Answers `GET /api/generations.csv` and `.json` with a person's own runs that match a filter, newest first, streamed page by page. */
export function historyExport(mount: RawRoutes, deps: Deps): void {
  mount.get(HISTORY_CSV_PATH, (call) => answer(deps, call, { extension: 'csv', type: 'text/csv; charset=utf-8', write: csv }));
  mount.get(HISTORY_JSON_PATH, (call) => answer(deps, call, { extension: 'json', type: 'application/json; charset=utf-8', write: json }));
}

interface Format {
  extension: string;
  type: string;
  write(first: HistoryPage, read: Read): AsyncGenerator<string>;
}

async function answer(deps: Deps, { ctx, viewer }: RawCall, { extension, type, write }: Format): Promise<void> {
  if (!viewer) throw unauthenticated();
  const filter = parseQuery(query, ctx.query);
  const read: Read = (before) => runHistory(deps.db.knex, deps, viewer.userId, { ...filter, before, limit: PAGE, whole: true });
  ctx.status = 200;
  ctx.type = type;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Disposition', `attachment; filename="${PRODUCT.toLowerCase()}-runs-${utcDay(deps.clock.now())}.${extension}"`);
  if (ctx.method === 'HEAD') return;
  // The server reads the first page of runs before it sends anything, so that a failure of that read is an ordinary error answer.
  const body = Readable.from(write(await read(), read));
  // Reading a later page failed after the status was sent. The server cuts the answer off, so that no client takes it for complete.
  body.once('error', () => ctx.res.destroy());
  ctx.res.once('close', () => body.destroy());
  ctx.body = body;
}

async function* pagesOf(first: HistoryPage, read: Read): AsyncGenerator<Run[]> {
  for (let page = first; ; page = await read(page.nextCursor ?? undefined)) {
    yield page.runs;
    if (page.nextCursor === null) return;
  }
}

async function* csv(first: HistoryPage, read: Read): AsyncGenerator<string> {
  yield CSV_START + csvLine(HEADER);
  for await (const runs of pagesOf(first, read)) yield runs.map(lineOf).join('');
}

async function* json(first: HistoryPage, read: Read): AsyncGenerator<string> {
  let before = '[\n';
  for await (const runs of pagesOf(first, read)) {
    for (const run of runs) {
      yield before + JSON.stringify(plainRun(run));
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const released = ({ quote, captured }: Run): number | null => (captured === null || captured === undefined ? null : quote.total - captured);
/** The account that paid for a run in place of its owner: the prompt's creator or the platform. */
const payerOf = ({ paidBy, waived }: Run): string | null => (paidBy ? `@${paidBy}` : waived == null ? null : PRODUCT);
const filesOf = ({ outputs }: Run): string[] => outputs.flatMap((output) => (output.kind === 'text' ? [] : [output.url]));

const lineOf = (run: Run): string =>
  csvLine([
    run.createdAt, run.finishedAt, run.title, run.prompt?.slug ?? null, run.version, run.contentType, run.status, run.model.label, run.quantity, run.delivered,
    JSON.stringify(run.inputs), run.quote.total, run.captured ?? null, released(run), payerOf(run), run.text ?? null, filesOf(run).join(' ') || null,
    run.error?.message ?? null, run.id,
  ]);

const plainRun = (run: Run) => ({
  id: run.id, createdAt: run.createdAt, finishedAt: run.finishedAt, title: run.title, prompt: run.prompt && { slug: run.prompt.slug, title: run.prompt.title }, version: run.version,
  contentType: run.contentType, status: run.status, model: run.model.label, quantity: run.quantity, delivered: run.delivered, inputs: run.inputs,
  tokens: { held: run.quote.total, captured: run.captured ?? null, released: released(run), paidBy: run.paidBy ?? (run.waived == null ? null : PRODUCT) }, text: run.text ?? null, files: filesOf(run), error: run.error?.message ?? null,
});
