import { createServer } from 'node:http';
import { Socket } from 'node:net';
import pg from 'pg';
import { Redis } from 'ioredis';

/*
 * A benchmark's server loads this file before its own code (`--import`). The file records each statement to Postgres, each command to Redis, and the
 * bytes in both directions. The product has no code for it.
 */
let records = [];
let connections = 0;
const now = () => performance.timeOrigin + performance.now();
const sockets = new Set();

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...given) {
  const { name, text } = typeof given[0] === 'string' ? { text: given[0] } : given[0];
  this.pathWindow ??= { connection: (connections += 1) };
  records.push({ at: now(), to: 'postgres', what: name ?? text.replace(/\s+/g, ' ').trim().slice(0, 100), on: this.pathWindow.connection });
  return query.apply(this, given);
};

const { sendCommand } = Redis.prototype;
let turn = 0;
let newTurn = false;
Redis.prototype.sendCommand = function (command, ...rest) {
  if (!newTurn) {
    newTurn = true;
    setImmediate(() => {
      newTurn = false;
      turn += 1;
    });
  }
  const { connection } = (this.pathWindow ??= { connection: (connections += 1) });
  records.push({
    at: now(), to: 'redis', what: [command.name, ...command.args.slice(0, command.name === 'evalsha' ? 3 : 1)].join(' ').slice(0, 200), on: connection,
    // Counts the Redis commands that a connection sends within one turn of the event loop as one round trip.
    trip: `${connection}.${turn}`,
  });
  return sendCommand.call(this, command, ...rest);
};

const { connect } = Socket.prototype;
Socket.prototype.connect = function (...given) {
  sockets.add(this);
  return connect.apply(this, given);
};

const bytes = () => {
  const sums = {};
  for (const { remotePort, bytesRead, bytesWritten } of sockets) {
    if (remotePort) sums[remotePort] = (sums[remotePort] ?? 0) + bytesRead + bytesWritten;
  }
  return sums;
};

createServer((_request, response) => {
  const taken = records;
  records = [];
  response.end(JSON.stringify({ records: taken, bytes: bytes() }));
})
  .listen(Number(process.env.PATH_WINDOW_PORT), '127.0.0.1')
  .unref();
