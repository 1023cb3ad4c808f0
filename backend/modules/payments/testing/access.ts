import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of the module payments; a test compares this list with the routes. */
export const access: Access = {
  'POST /api/stripe/create-payment-intent': 'member',
  'POST /api/stripe/create-subscription': 'member',
  'POST /api/payments/create-token-purchase': 'member',
  'GET /api/payments/status': 'member',
  'GET /api/payments/subscription': 'member',
  'POST /api/payments/subscription/cancel': 'member',
  'POST /api/payments/subscription/resume': 'member',
  'POST /api/payments/portal': 'member',
  'GET /api/payments/invoices': 'member',
  'GET /api/admin/sales': 'sales.read',
  'GET /api/admin/sales/breakdown': 'sales.read',
  'GET /api/admin/sales/orders': 'sales.read',
  'GET /api/admin/sales/disputes': 'sales.read',
  'GET /api/admin/sales/orders/:id/refund': 'sales.refund',
  'POST /api/admin/sales/orders/:id/refund': 'sales.refund',
  'GET /api/admin/stripe-sync': 'payments.sync',
  'GET /api/admin/stripe-sync/events': 'payments.sync',
  'POST /api/admin/stripe-sync/events/:id/replay': 'payments.sync',
  'GET /api/admin/stripe-sync/catalogue': 'payments.sync',
  'POST /api/admin/stripe-sync/catalogue': 'payments.sync',
  'GET /api/admin/stripe-sync/reconciliations': 'payments.sync',
  'POST /api/admin/stripe-sync/reconciliations': 'payments.sync',
  'GET /api/admin/stripe-sync/reconciliations/:id': 'payments.sync',
  'POST /api/admin/stripe-sync/payments/:id/credit': 'payments.sync',
};

/** The status that strangers and members get from the routes of this module that answer with CSV files or other bodies than JSON. */
export const rawAccess: RawAccess = {
  'GET /api/admin/sales/orders.csv': { anonymous: 401, member: 403 },
  'GET /api/admin/sales/breakdown.csv': { anonymous: 401, member: 403 },
};
