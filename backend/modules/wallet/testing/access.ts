import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of this module. */
export const access: Access = {
  'GET /api/user/balance': 'member',
  'GET /api/user/wallet': 'member',
  'GET /api/user/transactions': 'member',
  'GET /api/user/spending': 'member',
  'GET /api/user/budgets': 'member',
  'PUT /api/user/budgets': 'member',
};

/** What strangers get from its routes that do not speak JSON by contract. */
export const rawAccess: RawAccess = {
  'GET /api/user/transactions.csv': { anonymous: 401, member: 200 },
};
