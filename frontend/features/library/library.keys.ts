/** Everything that is read of the library. Alone here: the live connection needs no more of this feature. */
export const libraryKey = ['/api/library'] as const;
