import type { PermissionName } from '#contracts/permissions.ts';
import { fromModules } from '../from-modules.ts';

/**
 * Who may call a route. `open`: visitors too. `member`: every signed-in user. `own`: the owner alone, 404 for all other
 * signed-in users. A permission: the roles of contracts/permissions.ts. `admin`: administrators.
 */
export type Rule = 'open' | 'member' | 'own' | 'admin' | PermissionName;

/** Rules by method and path. */
export type Access = Readonly<Record<string, Rule>>;

/** Statuses that a signed-out and a signed-in stranger get, by method and path. */
export type RawAccess = Readonly<Record<string, { anonymous: number; member: number }>>;

const SYSTEM: Access = {
  'GET /api/config': 'open',
  'GET /api/openapi.json': 'open',
};

const parts = await fromModules<{ access?: Access; rawAccess?: RawAccess }>('testing/access.ts');

/** A row for every route, from the `testing/access.ts` of its module. One that is missing, or that no route has any more, fails the test. */
export const MATRIX: Access = Object.assign({}, SYSTEM, ...parts.map(({ access }) => access));

/** Routes that do not speak JSON by contract. */
export const RAW_MATRIX: RawAccess = Object.assign({}, ...parts.map(({ rawAccess }) => rawAccess));
