import { IMPORT_PART_BYTES } from '#contracts/portability.ts';
import type { Storage } from '#kernel/storage/storage.ts';

/** The storage key of one part of an uploaded account. */
export const partKey = (importId: string, part: number): string => `imports/${importId}/${part}`;

/** Deletes all stored parts of an uploaded account. */
export async function deleteParts(storage: Storage, importId: string, bytes: number): Promise<void> {
  for (let part = 0; part < Math.ceil(bytes / IMPORT_PART_BYTES); part += 1) await storage.delete(partKey(importId, part));
}
