import { useSyncExternalStore } from 'react';

const never = () => (): void => undefined;

/** Whether this is a browser's own look: false on the server and while a rendered page is taken over. For what a server cannot know, such as the time zone. */
export const useAlive = (): boolean => useSyncExternalStore(never, () => true, () => false);
