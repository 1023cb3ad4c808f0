import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** The expected access to each endpoint of the module wallet, for the authorization matrix. */
export const access: Access = {
  'GET /api/user/balance': 'member',
  'GET /api/user/wallet': 'member',
  'GET /api/user/transactions': 'member',
  'GET /api/user/spending': 'member',
  'GET /api/user/budgets': 'member',
  'PUT /api/user/budgets': 'member',
};

/** The expected answers to strangers of the routes that return no JSON by contract. */
export const rawAccess: RawAccess = {
  'GET /api/user/transactions.csv': { anonymous: 401, member: 200 },
};
