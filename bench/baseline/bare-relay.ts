import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';

/**
 * The baseline of the benchmark of streamed chat replies: it reads the same answers from the same provider and sends each word to its
 * reader's sockets. It stores, charges and checks nothing.
 */
const { REDIS_URL, PORT, STREAM, PROVIDER_URL } = process.env;

const http = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end('ok');
    return;
  }
  const { searchParams } = new URL(request.url!, 'http://relay');
  relay(searchParams.get('user')!, searchParams.get('id')!).catch((error: unknown) => console.error(error));
  response.end('ok');
});
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false, adapter: createAdapter(new Redis(REDIS_URL!), { streamName: STREAM, onlyPlaintext: true }) });
// Puts the baseline's sockets into the room that their cookie names, so that looking up the reader costs nothing here.
io.on('connection', (socket) => void socket.join(createHash('sha256').update(socket.handshake.headers.cookie ?? '').digest('hex')));

async function relay(user: string, id: string): Promise<void> {
  const answer = await fetch(`${PROVIDER_URL}/chat/completions`, { method: 'POST', body: '{}' });
  let rest = '';
  let seq = 0;
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    const events = (rest + chunk).split('\n\n');
    rest = events.pop()!;
    for (const event of events) {
      if (event === 'data: [DONE]') return;
      const text = (JSON.parse(event.slice(6)) as { choices: { delta: { content?: string } }[] }).choices[0]!.delta.content;
      if (text) io.to(user).emit('chat:delta', { chatId: id, messageId: id, attempt: 1, seq: seq++, text });
    }
  }
}

http.listen({ port: Number(PORT), host: '127.0.0.1', backlog: 4_096 });
