import { connect } from 'node:net';

const QUIET_MS = 2_000;

/** Sends bytes to a server unchanged, and returns all that comes back until the server closes the connection or sends nothing for 2 s. */
export function rawExchange(base: string, request: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => void socket.write(request));
    socket.setEncoding('latin1').setTimeout(QUIET_MS, () => socket.destroy());
    socket.on('data', (part: string) => (said += part)).on('close', () => resolve(said)).on('error', reject);
  });
}

const POST = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Sec-Fetch-Site: same-origin'];
const HIDDEN = 'GET /api/config?hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Requests whose end two servers may find at different places. Each contains a second request behind its body. */
export const AMBIGUOUS: Readonly<Record<string, string>> = {
  'two Content-Length headers': [...POST, `Content-Length: ${HIDDEN.length}`, 'Content-Length: 0', '', HIDDEN].join('\r\n'),
  'both Content-Length and Transfer-Encoding': [...POST, `Content-Length: ${HIDDEN.length + 5}`, 'Transfer-Encoding: chunked', '', '0', '', HIDDEN].join('\r\n'),
  'two Transfer-Encoding headers': [...POST, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity', '', '0', '', HIDDEN].join('\r\n'),
  'a Content-Length that is no plain number': [...POST, 'Content-Length: +0', '', HIDDEN].join('\r\n'),
  'a space after the name of a header': [...POST, 'Content-Length : 0', '', HIDDEN].join('\r\n'),
  'a header that continues on the next line': [...POST, 'Content-Length: 0', 'X-Folded: a', ' Transfer-Encoding: chunked', '', HIDDEN].join('\r\n'),
};
