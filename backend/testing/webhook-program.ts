import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TakenCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A member's program that webhooks call, over real HTTP. */
export interface WebhookProgram {
  url: string;
  /** The webhook calls in the order in which they came. */
  taken: TakenCall[];
  /** How many connections were opened, whether or not a call came over them. */
  connections(): number;
  /** Sets the status of the next answers, and where they redirect to; 200 by default. */
  answerWith(status: number, location?: string): void;
  /** Holds all answers back until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

export async function startWebhookProgram(): Promise<WebhookProgram> {
  const taken: TakenCall[] = [];
  let answer: { status: number; location: string | undefined } = { status: 200, location: undefined };
  let held: Promise<void> = Promise.resolve();
  let connections = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part)).on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      void held.then(() => response.writeHead(answer.status, answer.location === undefined ? {} : { Location: answer.location }).end('thank you'));
    });
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    connections: () => connections,
    answerWith: (status, location) => {
      answer = { status, location };
    },
    hold() {
      let release!: () => void;
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    close: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
  };
}
