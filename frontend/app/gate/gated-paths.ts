import { matchPath } from 'react-router-dom';
import { pageAt } from '../pages.ts';
import { PLANNED } from '../planned-pages.ts';

/** Whether the page at `pathname` stands behind a gate. */
export function isGated(pathname: string): boolean {
  const { access } = pageAt(pathname) ?? PLANNED.find(({ path }) => matchPath(path, pathname)) ?? { access: 'open' };
  return access !== 'open';
}
