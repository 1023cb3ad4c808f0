import type { QueryClient } from '@tanstack/react-query';
import { libraryKey } from './library.keys.ts';

const QUIET_MS = 500;
let settling: ReturnType<typeof setTimeout> | undefined;

/** Reads the library again when changes of it have arrived, once for a bunch of them. */
export function applyLibraryChange(client: QueryClient): void {
  clearTimeout(settling);
  settling = setTimeout(() => void client.invalidateQueries({ queryKey: libraryKey }), QUIET_MS);
}
