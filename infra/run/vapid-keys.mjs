import { createECDH } from 'node:crypto';
import { keptSecret } from './secrets.mjs';

const KEY_BYTES = 32;

/** Returns a new private key for web push (RFC 8292), in base64url. */
export function newVapidKey() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const key = curve.getPrivateKey();
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]).toString('base64url');
}

/** Returns the environment variables of web push for a private key. */
export function vapidVariables(privateKey) {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { VAPID_PUBLIC_KEY: curve.getPublicKey().toString('base64url'), VAPID_PRIVATE_KEY: privateKey };
}

/** Returns the web push variables with this machine's key, which the first start makes. A new key would end every push subscription. */
export const keptVapidVariables = (dir) => vapidVariables(keptSecret(dir, 'vapid-private-key', newVapidKey));
