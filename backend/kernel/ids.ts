import { v7 } from 'uuid';

/** A new UUID v7: ordered by time, so that indexes stay dense. */
export const newId = (): string => v7();
