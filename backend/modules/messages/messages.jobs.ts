/** Pushes to browsers: a slow push service holds up nothing but other pushes. */
export const PUSH_QUEUE = 'push';
