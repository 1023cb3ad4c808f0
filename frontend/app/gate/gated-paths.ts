import { pageAt } from '../pages.ts';

/** Whether the page at `pathname` is behind a gate. */
export const isGated = (pathname: string): boolean => (pageAt(pathname)?.access ?? 'open') !== 'open';
