const KEY = 'conjure.guest-said';

/** Tells whether this browser has messages of the demo chat that belong to no account yet. */
export function guestSaid(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores or deletes the mark that this browser has messages of the demo chat. */
export function keepGuestSaid(said: boolean): void {
  try {
    if (said) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // The browser refuses storage. The registration link of the demo chat brings the messages into the account without this mark.
  }
}
