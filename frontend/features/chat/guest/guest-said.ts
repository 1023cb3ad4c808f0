const KEY = 'conjure.guest-said';

/** Whether this browser said something in the demo chat that no account has yet. */
export function guestSaid(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers, or forgets, that this browser said something in the demo chat. */
export function keepGuestSaid(said: boolean): void {
  try {
    if (said) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused: the gate's own way to registration brings the chat along all the same.
  }
}
