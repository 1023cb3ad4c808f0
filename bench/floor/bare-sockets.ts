import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';

/** What the socket benchmarks compare with: socket.io and its streams adapter, a room per user, and nothing else. */
const { REDIS_URL, PORT, STREAM } = process.env;

const http = createServer((_request, response) => response.end('ok'));
const io = new Server(http, {
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  adapter: createAdapter(new Redis(REDIS_URL!), { streamName: STREAM, onlyPlaintext: true }),
});
io.on('connection', (socket) => void socket.join(`user:${socket.handshake.headers.cookie!.replace('user=', '')}`));
http.listen(Number(PORT), '127.0.0.1');
