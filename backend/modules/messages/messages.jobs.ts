/** Web push has a queue of its own, so that a slow push service delays no other job. */
export const PUSH_QUEUE = 'push';
