import { hash } from 'node:crypto';
import { API_KEY_PREFIX } from '#contracts/api-keys.ts';
import { newSecret } from '#kernel/ids.ts';

const SHAPE = /^cjr_[A-Za-z0-9_-]{43}$/;
/** How many letters of an API key's secret its owner sees in the list, beside the prefix that all keys have. */
const SHOWN = 4;

/** Makes the secret of a new API key: 256 random bits after the prefix that all keys have. */
export const newKeySecret = (): string => API_KEY_PREFIX + newSecret();

/** Whether a text has the form of an API key's secret. Other texts are not looked up in the database. */
export const isKeySecret = (text: string): boolean => SHAPE.test(text);

/**
 * The digest under which an API key is stored and found (docs/rules/keys.md#secret). The time of an answer depends on digests only. A guess
 * that shares its first letters with a real key has a completely different digest.
 */
export const digestOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** The parts of an API key's secret that its owner can see later. */
export const partsOf = (secret: string): { prefix: string; lastFour: string } => ({ prefix: secret.slice(0, API_KEY_PREFIX.length + SHOWN), lastFour: secret.slice(-SHOWN) });
