export const LOAD_MORE = {
  busyLabel: 'Loading…',
  button: 'Load more',
};
