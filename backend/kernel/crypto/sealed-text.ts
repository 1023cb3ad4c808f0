import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets before they are stored in the database, so that a reader of the database alone cannot read them. */
export interface Sealer {
  /** Encrypts a text for one purpose. A text that was sealed for one purpose cannot be opened for another. */
  seal(text: string, purpose: string): string;
  /** Decrypts a sealed text; null when it was changed, or sealed under another key or for another purpose. */
  open(sealed: string, purpose: string): string | null;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts and decrypts texts by AES-256-GCM under a key derived from the server's secret (HKDF, RFC 5869). Texts that were sealed under
 * `before`, the earlier secret, can still be opened, but none is sealed under it.
 */
export function createSealer(secret: string, before: string | null = null): Sealer {
  const key = keyOf(secret);
  const keys = before === null ? [key] : [key, keyOf(before)];
  return {
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      return keys.reduce<string | null>((opened, each) => opened ?? openWith(each, bytes, purpose), null);
    },
  };
}

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'conjure sealed text', 32));

function openWith(key: Buffer, bytes: Buffer, purpose: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
