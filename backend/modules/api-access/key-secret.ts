import { hash } from 'node:crypto';
import { API_KEY_PREFIX } from '#contracts/api-keys.ts';
import { newSecret } from '#kernel/ids.ts';

const SHAPE = /^cjr_[A-Za-z0-9_-]{43}$/;
/** Letters of the secret that people see in their list, beside the prefix of all keys. */
const SHOWN = 4;

/** A new secret: 256 random bits behind the prefix of all keys. */
export const newKeySecret = (): string => API_KEY_PREFIX + newSecret();

/** Whether a text could be the secret of a key. Spares the look-up otherwise. */
export const isKeySecret = (text: string): boolean => SHAPE.test(text);

/**
 * The digest under which a key is stored (docs/rules/keys.md#secret). A key is found by its digest, so the time of an answer depends on
 * digests. A guess with the first letters of a real key has another digest from its first byte on.
 */
export const digestOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** The parts of a secret that its owner sees again. */
export const partsOf = (secret: string): { prefix: string; lastFour: string } => ({ prefix: secret.slice(0, API_KEY_PREFIX.length + SHOWN), lastFour: secret.slice(-SHOWN) });
