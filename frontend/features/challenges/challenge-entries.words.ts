export const ENTRIES = {
  blindStrong: (time: string) => `Blind until ${time}.`,
  blindText: 'No names, no titles, and an order shuffled for you alone.',
  openText: 'The results are out. Names and scores are under Winners.',
  shuffleButton: 'Shuffle again',
  yours: 'Yours',
  openLabel: (index: number) => `Look closer at entry ${index}`,
  altText: (index: number) => `Entry ${index}, without a name`,
  listLabel: 'Entries',
  emptyTitle: 'No entry yet',
  emptyText: 'The first one could be yours.',
  of: (shown: number, total: number) => `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
};
