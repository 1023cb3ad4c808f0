import type { Route } from './call.ts';

export interface Match {
  route: Route;
  id: string;
}

/** Finds the route of a request to the payments sandbox; `:id` stands for one part of the address. */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => Match | null {
  const tables = routes.map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`) }));
  return (method, path) => {
    for (const { route, pattern } of tables) {
      const match = route.method === method ? pattern.exec(path) : null;
      if (match) return { route, id: match[1] === undefined ? '' : decodeURIComponent(match[1]) };
    }
    return null;
  };
}
