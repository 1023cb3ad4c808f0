import type { Access } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of this module. */
export const access: Access = {
  'GET /api/cash-outs': 'member',
  'POST /api/cash-outs': 'member',
  'GET /api/admin/cash-outs': 'cash_outs.decide',
  'POST /api/admin/cash-outs/:id/decision': 'cash_outs.decide',
};
