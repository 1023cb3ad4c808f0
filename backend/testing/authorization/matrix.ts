import type { PermissionName } from '#contracts/permissions.ts';
import { fromModules } from '../from-modules.ts';

/**
 * Who may call a route. `open`: visitors too. `member`: every signed-in user. `own`: the owner alone, 404 for all other signed-in users. A
 * permission: the roles of contracts/permissions.ts. `admin`: administrators.
 */
export type Rule = 'open' | 'member' | 'own' | 'admin' | PermissionName;

/** The rules for who may call the routes of a module, by method and path. */
export type Access = Readonly<Record<string, Rule>>;

/** Statuses that a signed-out caller and a signed-in stranger get from routes without a contract, by method and path. */
export type RawAccess = Readonly<Record<string, { anonymous: number; member: number }>>;

const SYSTEM: Access = {
  'GET /api/config': 'open',
  'GET /api/openapi.json': 'open',
};

const parts = await fromModules<{ access?: Access; rawAccess?: RawAccess }>('testing/access.ts');

/** The rule of every route, from the `testing/access.ts` of its module. A route without a rule fails the test, and so does a rule without a route. */
export const MATRIX: Access = Object.assign({}, SYSTEM, ...parts.map(({ access }) => access));

/** The expected statuses of routes whose bodies are not JSON. */
export const RAW_MATRIX: RawAccess = Object.assign({}, ...parts.map(({ rawAccess }) => rawAccess));
