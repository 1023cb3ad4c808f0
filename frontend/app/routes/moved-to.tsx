import { useContext } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ServerRenderingContext } from '#lib/server-rendering.ts';

/** Leads the reader of an old address to the current one and keeps the query string. On the server the answer becomes a redirect (docs/rules/pages.md#moved). */
export function MovedTo({ path }: { path: string }) {
  const { search } = useLocation();
  const rendering = useContext(ServerRenderingContext);
  if (!import.meta.env.SSR) return <Navigate to={path + search} replace />;
  rendering.movedTo = path + search;
  return null;
}
