/** Beginning of all query keys of the library. It has a file of its own, because the live connection imports nothing else of this feature. */
export const libraryKey = ['/api/library'] as const;
