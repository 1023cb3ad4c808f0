import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A mail server for tests that records the emails it accepts. */
export interface SmtpServer {
  url: string;
  /** All emails that the mail server accepted, unchanged, headers included. */
  emails: { to: string[]; data: string }[];
  /** Sets the answer to the next recipients, e.g. `451 4.7.1 come back`; null accepts all recipients. */
  refuseWith(answer: string | null): void;
  close(): Promise<void>;
}

/** Starts a mail server that speaks as much SMTP as a sender needs: greeting, envelope, data, goodbye. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const emails: SmtpServer['emails'] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    let buffer = '';
    let to: string[] = [];
    let inData = false;
    say('220 test ESMTP');
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          emails.push({ to, data: part });
          inData = false;
          say('250 taken');
        } else answer(part);
      }
    });
    function answer(line: string): void {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'MAIL') to = [];
      if (verb === 'RCPT') {
        if (refusal !== null) return void say(refusal);
        to.push(/<([^>]*)>/.exec(line)![1]!);
      }
      if (verb === 'QUIT') return void socket.end('221 bye\r\n');
      inData = verb === 'DATA';
      say(inData ? '354 go on' : '250 fine');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails,
    refuseWith: (answer) => {
      refusal = answer;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
