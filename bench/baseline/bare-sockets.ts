import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Server } from 'socket.io';

/**
 * The baseline of the socket benchmarks: socket.io with its streams adapter, a room per user, and the same session look-up as the product's, first in
 * Redis, then in Postgres.
 */
const { DATABASE_URL, REDIS_URL, REDIS_PREFIX, PORT, STREAM, SESSION_COOKIE } = process.env;

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const redis = new Redis(REDIS_URL!);
const http = createServer((_request, response) => response.end('ok'));
const io = new Server(http, {
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  adapter: createAdapter(new Redis(REDIS_URL!), { streamName: STREAM, onlyPlaintext: true }),
});

async function userOf(cookie: string): Promise<string> {
  const key = createHash('sha256').update(cookie.replace(`${SESSION_COOKIE}=`, '')).digest('hex');
  const text = await redis.get(`${REDIS_PREFIX}:session:${key}`);
  if (text) return (JSON.parse(text) as { userId: string }).userId;
  const { rows } = await pool.query<{ userId: string }>({
    name: 'session',
    text: `select s.user_id as "userId", s.id as "sessionId", u.username, u.role, u.plan from sessions s join users u on u.id = s.user_id where s.token_hash = $1`,
    values: [Buffer.from(key, 'hex')],
  });
  void redis.set(`${REDIS_PREFIX}:session:${key}`, JSON.stringify(rows[0]), 'PX', 30_000, 'NX');
  return rows[0]!.userId;
}

io.use((socket, next) => {
  userOf(socket.handshake.headers.cookie!).then((userId) => {
    socket.data = { userId };
    next();
  }, next);
});
io.on('connection', (socket) => void socket.join(`user:${(socket.data as { userId: string }).userId}`));
http.listen({ port: Number(PORT), host: '127.0.0.1', backlog: 4_096 });
