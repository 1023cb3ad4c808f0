import { IMPORT_PART_BYTES } from '#contracts/portability.ts';
import type { Storage } from '#kernel/storage/storage.ts';

/** Where a part of an upload lies. */
export const partKey = (importId: string, part: number): string => `imports/${importId}/${part}`;

/** Deletes all parts of an upload. */
export async function deleteParts(storage: Storage, importId: string, bytes: number): Promise<void> {
  for (let part = 0; part < Math.ceil(bytes / IMPORT_PART_BYTES); part += 1) await storage.delete(partKey(importId, part));
}
