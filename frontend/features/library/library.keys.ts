/** Beginning of all query keys of the library. In a file of its own, because the live connection needs nothing else of this feature. */
export const libraryKey = ['/api/library'] as const;
