import type { Access } from '#testing/authorization/matrix.ts';

/** Says for each endpoint of this module which roles may call it. */
export const access: Access = {
  'GET /api/pricing': 'open',
  'GET /api/token-packages': 'open',
  'GET /api/admin/pricing': 'pricing.change',
  'POST /api/admin/pricing/rate-card': 'pricing.change',
  'POST /api/admin/pricing/packages': 'pricing.change',
  'POST /api/admin/pricing/pro': 'pricing.change',
  'POST /api/admin/pricing/roll-back': 'pricing.change',
  'POST /api/admin/pricing/withdraw': 'pricing.change',
};
