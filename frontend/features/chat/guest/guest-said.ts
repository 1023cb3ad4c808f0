const KEY = 'conjure.guest-said';

/** Whether this browser has demo messages that belong to no account yet. */
export function guestSaid(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores or deletes the mark that this browser has demo messages. */
export function keepGuestSaid(said: boolean): void {
  try {
    if (said) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused; the gate's own registration link takes the messages along all the same.
  }
}
