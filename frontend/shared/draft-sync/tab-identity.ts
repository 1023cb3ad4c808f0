import { atom } from 'jotai';

const KEY = 'conjure.tab';
const lockOf = (tab: string): string => `conjure-tab-${tab}`;

/** Takes the lock with this name until the page closes. Resolves to false when another page has it. */
function hold(tab: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    });
  });
}

/** Returns an id for this browser tab: the same after a reload, but a new one in a duplicated tab. */
async function claimTab(): Promise<string> {
  const fresh = crypto.randomUUID();
  try {
    const known = sessionStorage.getItem(KEY) ?? fresh;
    const tab = !('locks' in navigator) || (await hold(known)) ? known : fresh;
    if (tab === fresh && 'locks' in navigator) void hold(fresh);
    sessionStorage.setItem(KEY, tab);
    return tab;
  } catch {
    return fresh;
  }
}

/** Holds this browser tab's id, computed once per page. */
export const tabAtom = atom(() => claimTab());

/** Returns the ids of the tabs that are open in this browser now. */
export async function livingTabs(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name ?? '').filter((name) => name.startsWith(lockOf(''))).map((name) => name.slice(lockOf('').length)));
}
