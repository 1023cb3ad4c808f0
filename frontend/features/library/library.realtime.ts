import type { QueryClient } from '@tanstack/react-query';
import { libraryKey } from './library.keys.ts';

const QUIET_MS = 500;
let settling: ReturnType<typeof setTimeout> | undefined;

/** Fetches the library again after a push says that it changed, once for several pushes that arrive together. */
export function applyLibraryChange(client: QueryClient): void {
  clearTimeout(settling);
  settling = setTimeout(() => void client.invalidateQueries({ queryKey: libraryKey }), QUIET_MS);
}
