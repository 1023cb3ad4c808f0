export const LOG_TAIL = {
  title: 'Log',
  intro: 'The last lines of all processes, without secrets. Error messages on screen name the id of their request.',
  aboutLabel: 'Id of a request, job, run or account',
  placeholder: 'An id',
  wrongId: 'An id has letters, digits and dashes',
  levelLabel: 'From level',
  levels: { debug: 'All', info: 'Info', warn: 'Warnings', error: 'Errors' },
  refresh: 'Fetch again',
  off: 'The tail is switched off on this server (LOG_TAIL_LINES=0).',
  none: 'No line fits.',
  label: 'Log lines',
  box: 'The lines of the log',
  loadMore: 'Older lines',
  busy: 'Fetching…',
};

export const LOG_LINES = {
  levels: { debug: 'debug', info: 'info', warn: 'warning', error: 'error' },
  details: 'Details',
  follow: (requestId: string) => `Lines of request ${requestId}`,
  answered: (status: number, ms: number) => `answered ${status} in ${ms.toLocaleString('en-US')} ms`,
  cut: 'This line was too long. Only its facts were kept.',
};
