import { matchPath } from 'react-router-dom';
import { PLANNED } from '../planned-pages.ts';

const GATED = ['/create/:part?', '/form-builder', '/edit/prompt/:idOrSlug/:part?', '/my-creations', '/profile', '/wallet', '/decisions/:id?', '/my-reports/:id?', '/history', '/prompt/:idOrSlug/history', '/admin/*'];

/** Whether the page at `pathname` stands behind a gate. */
export const isGated = (pathname: string): boolean =>
  GATED.some((path) => matchPath(path, pathname)) || PLANNED.some(({ path, access }) => access !== 'open' && matchPath(path, pathname));
