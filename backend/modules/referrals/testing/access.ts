import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of the module referrals; a test compares this list with the routes. */
export const access: Access = {
  'GET /api/referrals': 'member',
  'GET /api/referrals/friends': 'member',
  'GET /api/admin/referrals/funnel': 'referrals.manage',
  'GET /api/admin/referrals': 'referrals.manage',
  'GET /api/admin/referrals/:id': 'referrals.manage',
  'POST /api/admin/referrals/:id/decision': 'referrals.manage',
  'GET /api/admin/referral-programme': 'referrals.manage',
  'PUT /api/admin/referral-programme': 'referrals.manage',
};

/** The status that visitors and members get from the routes of this module that answer with CSV files. */
export const rawAccess: RawAccess = {
  'GET /api/admin/referrals.csv': { anonymous: 401, member: 403 },
};
