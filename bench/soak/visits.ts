import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { createVisitor } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';

const MS_PER_SECOND = 1_000;
const CONNECTED_WITHIN_MS = 10_000;
/** The password that `registerUser` sets. */
const PASSWORD = 'correct-horse-9';

export interface VisitPace {
  signInsPerSecond: number;
  socketsPerSecond: number;
  /** How long each socket stays, in ms. */
  stayMs: number;
}

/** What was done so far. */
export interface VisitsSeen {
  /** Times of sign-ins, in ms. */
  signIns: number[];
  sockets: number;
  failures: string[];
}

export interface Visits {
  seen(): VisitsSeen;
  /** Waits for the visits that have begun. */
  stop(): Promise<void>;
}

/** Lets people come and go at an even pace: some sign in, look at their account and sign out, and some open a tab and close it. */
export function startVisits(url: string, users: readonly HttpUser[], { signInsPerSecond, socketsPerSecond, stayMs }: VisitPace): Visits {
  const seen: VisitsSeen = { signIns: [], sockets: 0, failures: [] };
  // Each person keeps one browser, which the product recognises at the next sign-in.
  const browsers = users.map(({ username }) => ({ username, browser: createVisitor(url) }));
  const under = new Set<Promise<void>>();
  const often = (perSecond: number, visit: (turn: number) => Promise<void>): NodeJS.Timeout => {
    let turn = 0;
    return setInterval(() => {
      const work = visit(turn).catch((error: unknown) => void seen.failures.push(String(error)));
      turn += 1;
      under.add(work);
      void work.finally(() => under.delete(work));
    }, MS_PER_SECOND / perSecond);
  };
  const timers = [
    often(signInsPerSecond, async (turn) => {
      const person = browsers[turn % browsers.length];
      if (person) seen.signIns.push(await signInAndOut(person.browser, person.username));
    }),
    often(socketsPerSecond, async (turn) => {
      await connectAndLeave(url, users[turn % users.length]?.cookie() ?? '', stayMs);
      seen.sockets += 1;
    }),
  ];
  return {
    seen: () => seen,
    async stop() {
      timers.forEach((timer) => clearInterval(timer));
      await Promise.all(under);
    },
  };
}

/** @returns how long the sign-in took, in ms @throws when an answer is not 200 */
async function signInAndOut(browser: HttpUser, username: string): Promise<number> {
  const startedAt = performance.now();
  await expectOk(browser.send('POST', '/api/auth/login', { body: { username, password: PASSWORD } }));
  const took = performance.now() - startedAt;
  await expectOk(browser.send('GET', '/api/auth/me'));
  await expectOk(browser.send('POST', '/api/auth/logout'));
  return took;
}

async function expectOk(answer: ReturnType<HttpUser['send']>): Promise<void> {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`A sign-in was answered ${status}: ${text}`);
}

/** @throws when the socket does not connect, or is closed before it leaves */
async function connectAndLeave(url: string, cookie: string, stayMs: number): Promise<void> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie }, timeout: CONNECTED_WITHIN_MS });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    await pause(stayMs);
    if (!socket.connected) throw new Error('A socket was closed by the server');
  } finally {
    socket.disconnect();
  }
}
