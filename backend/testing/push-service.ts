import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscriptionBody } from '#contracts/push-subscriptions.ts';

export interface TakenPush {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The path to which the web push was sent. */
  path: string;
}

/** A browser with a push subscription, which can decrypt what is sent to it. */
export interface PushBrowser {
  subscription: PushSubscriptionBody;
  /** Decrypts a web push by RFC 8291 and 8188, with code that does not share the sender's library. @throws for what is meant for others */
  read(push: TakenPush): unknown;
  /** All web pushes that were sent to this browser. */
  taken(): TakenPush[];
}

/** A double of a browser's push service, over real HTTP. */
export interface PushService {
  url: string;
  browser(): PushBrowser;
  /** Sets the status of the next answers, and their `Retry-After` in seconds; 201 by default. */
  answerWith(status: number, retryAfter?: number): void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const taken: TakenPush[] = [];
  let answer: { status: number; retryAfter: number | undefined } = { status: 201, retryAfter: undefined };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part)).on('end', () => {
      if (answer.status < 300) taken.push({ headers: request.headers, body: Buffer.concat(parts), path: request.url ?? '' });
      const headers: Record<string, string> = answer.retryAfter === undefined ? {} : { 'Retry-After': String(answer.retryAfter) };
      response.writeHead(answer.status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    browser() {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      return {
        subscription: { endpoint: url + path, keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') } },
        read: ({ body }) => JSON.parse(decrypt(body, keys, auth)) as unknown,
        taken: () => taken.filter((push) => push.path === path),
      };
    },
    answerWith: (status, retryAfter) => {
      answer = { status, retryAfter };
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

const KEY_LABEL = Buffer.from('WebPush: info\0');

/** Decrypts one record of aes128gcm: salt (16 bytes), record size (4), length of the sender's key (1), that key, then the record. */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body[20]!);
  const record = body.subarray(21 + body[20]!);
  const info = Buffer.concat([KEY_LABEL, keys.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
  const derive = (label: string, bytes: number): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), bytes));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12)).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  // The padding of the last record begins with a byte 2, which zeros follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

export interface VapidProof {
  aud: string;
  exp: number;
  sub: string;
}

/** Checks by its signature which sender a web push comes from (RFC 8292). @throws when the signature is not of `publicKey` */
export function vapidProof({ headers }: TakenPush, publicKey: string): VapidProof {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (!token || key !== publicKey) throw new Error(`not signed by the expected key: ${headers.authorization ?? 'nothing'}`);
  const [header, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const signer = createPublicKey({ key: jwk, format: 'jwk' });
  const genuine = verify('sha256', Buffer.from(`${header}.${claims}`), { key: signer, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!genuine) throw new Error('the signature is not genuine');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as VapidProof;
}
