import type { Access } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of the module cash-outs; a test compares this list with the routes. */
export const access: Access = {
  'GET /api/cash-outs': 'member',
  'POST /api/cash-outs': 'member',
  'GET /api/admin/cash-outs': 'cash_outs.decide',
  'POST /api/admin/cash-outs/:id/decision': 'cash_outs.decide',
};
