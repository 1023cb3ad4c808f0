import { useSyncExternalStore } from 'react';

const never = () => (): void => undefined;

/** Returns false on the server and during hydration, then true. For values that only the browser knows, such as the time zone. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
