/** Web pushes have a queue of their own, so that a slow push service delays no other job. */
export const PUSH_QUEUE = 'push';
