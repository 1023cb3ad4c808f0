import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { portOf } from '../cluster/wires.ts';
import type { ScanTarget } from './scan-targets.ts';

/** A server with planted security holes. A scanner must find them, or its silence about the product proves nothing. */
export interface PlantedServer {
  url: string;
  targets: readonly ScanTarget[];
  close(): Promise<void>;
}

const TARGETS: readonly ScanTarget[] = [
  { method: 'GET', path: '/said?word=light' },
  { method: 'GET', path: '/away?to=home' },
  { method: 'GET', path: '/things?id=1' },
  { method: 'POST', path: '/things', body: '{"name":"lamp"}' },
];

/** Starts the server with planted security holes on loopback alone, over a table of its own in an empty database. */
export async function startPlantedServer(databaseUrl: string): Promise<PlantedServer> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  await pool.query(`create table things (id int primary key, name text not null); insert into things values (1, 'lamp'), (2, 'rope')`);
  const server = createServer((request, response) => {
    void answer(pool, request, response).catch((error: unknown) => {
      // Answers an SQL error with the text of Postgres, by which wapiti recognizes the planted hole.
      response.writeHead(500, { 'Content-Type': 'text/html' }).end(`PostgreSQL query failed: ERROR:  ${error instanceof Error ? error.message : ''}`);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    targets: TARGETS,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}

async function answer(pool: pg.Pool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://planted');
  const html = (body: string): unknown => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html><html><body>${body}</body></html>`);
  switch (`${request.method} ${pathname}`) {
    case 'GET /said': return void html(`<p>You said ${searchParams.get('word')}</p>`);
    case 'GET /away': {
      const to = searchParams.get('to') ?? '/';
      // Redirects only to plain addresses, because wapiti crashes at an address that is not UTF-8.
      return void (/^[ -~]+$/.test(to) ? response.writeHead(302, { Location: to }).end() : html('Where to?'));
    }
    case 'GET /things': return void html(JSON.stringify((await pool.query(`select name from things where id = ${searchParams.get('id')}`)).rows));
    case 'POST /things': {
      const { name }: { name: string } = JSON.parse(await text(request));
      return void html(JSON.stringify((await pool.query(`select id from things where name = '${name}'`)).rows));
    }
    default: return void response.writeHead(404).end();
  }
}
