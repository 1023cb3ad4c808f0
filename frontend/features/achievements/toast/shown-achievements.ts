/** Which achievements this browser has shown to whom, newest last. */
const STORE = 'conjure.achievements-shown';
/** More than there are, for several people at one browser. */
const MOST = 300;

const read = (): string[] => {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(known) ? known.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};
const nameOf = (userId: string, key: string): string => `${userId}:${key}`;

/** Whether somebody has seen the card of an achievement in this browser before. */
export const wasShown = (userId: string, key: string): boolean => read().includes(nameOf(userId, key));

/** The card is on the page: it is not shown again on the next visit. Where storage is refused it may be. */
export function rememberShown(userId: string, key: string): void {
  const name = nameOf(userId, key);
  try {
    localStorage.setItem(STORE, JSON.stringify([...read().filter((known) => known !== name), name].slice(-MOST)));
  } catch {
    // Twice is better than never.
  }
}
