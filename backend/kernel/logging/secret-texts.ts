/*
 * Secrets that are known by their shape anywhere in a text: keys of programs, webhooks, the payment provider and hosts of models, passwords in
 * addresses, and tokens in headers.
 */
const SHAPES: readonly [RegExp, string][] = [
  [/\b(cj[rw])_[A-Za-z0-9_-]{20,}/g, '$1_[redacted]'],
  [/\b((?:sk|rk|pk)_(?:live|test)|whsec)_[A-Za-z0-9]{8,}/g, '$1_[redacted]'],
  [/\bsk-[A-Za-z0-9_-]{16,}/g, 'sk-[redacted]'],
  [/\b([a-z][a-z0-9+.-]*:\/\/[^\s:/@"]{0,100}):[^\s@/"]{1,200}@/gi, '$1:[redacted]@'],
  [/\b(Bearer|Basic)\s+[A-Za-z0-9._~+/=-]{8,}/gi, '$1 [redacted]'],
  [/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g, '[redacted]'],
  [/\$argon2id\$[^\s"\\]{20,}/g, '[redacted]'],
];

/** Replaces the parts of a text that look like secrets. */
export const withoutSecretTexts = (text: string): string => SHAPES.reduce((rest, [shape, instead]) => rest.replace(shape, instead), text);
