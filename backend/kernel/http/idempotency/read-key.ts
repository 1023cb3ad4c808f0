import { invalid } from '../../errors.ts';

const MAX_LENGTH = 255;
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Reads the Idempotency-Key header; null without one. @throws AppError invalid_request for an unusable key */
export function readIdempotencyKey(header: string): string | null {
  if (header === '') return null;
  if (header.length > MAX_LENGTH || !PRINTABLE.test(header)) {
    throw invalid([], `Idempotency-Key takes 1 to ${MAX_LENGTH} visible ASCII characters.`);
  }
  return header;
}
