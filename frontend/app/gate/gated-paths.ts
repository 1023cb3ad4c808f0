import { pageAt } from '../pages.ts';

/** Whether only members may open the page at `pathname`. */
export const isGated = (pathname: string): boolean => (pageAt(pathname)?.access ?? 'open') !== 'open';
