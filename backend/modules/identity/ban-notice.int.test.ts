import { connect } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { banUser } from '#contracts/admin-users.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import { createCast } from '#testing/authorization/personas.ts';
import type { Cast } from '#testing/authorization/personas.ts';
import { call } from '#testing/test-app.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await createCast();
}, 120_000);
afterAll(() => cast.app.close());

it.each(['websocket', 'polling'])('a banned person sees reason and end of the ban in every open page before its connection closes (%s)', async (transport) => {
  const user = await cast.app.register();
  const id = (await cast.app.services.db.knex('users').where({ username: user.username }).first())!.id;
  const heard: unknown[][] = [[], []];
  const sockets = heard.map((seen) => {
    const socket = connect(cast.app.url, { transports: [transport], forceNew: true, reconnection: false, extraHeaders: { cookie: user.cookie() } });
    socket.on('account:banned', (payload) => seen.push(payload));
    socket.on('disconnect', (reason) => seen.push(reason));
    return socket;
  });
  try {
    await Promise.all(sockets.map((socket) => new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve);
      socket.on('connect_error', reject);
    })));
    const until = new Date(Date.now() + HOUR_MS).toISOString();
    const banned = await call(cast.people.admin, banUser, { params: { id }, body: { reason: 'Sold fake wands', until } });
    expect(banned.status).toBe(200);
    await expect.poll(() => heard.map((seen) => seen.length)).toEqual([2, 2]);
    for (const seen of heard) expect(seen).toEqual([{ reason: 'Sold fake wands', until }, 'io server disconnect']);
  } finally {
    for (const socket of sockets) socket.close();
  }
});
