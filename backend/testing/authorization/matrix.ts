import type { PermissionName } from '#contracts/permissions.ts';

/**
 * Who may knock at what. `open`: anybody. `member`: whoever is signed in. `own`: the owner alone, 404 for everybody else
 * who is signed in. A permission: the roles of contracts/permissions.ts. `admin`: administrators.
 */
export type Rule = 'open' | 'member' | 'own' | 'admin' | PermissionName;

/** A row for every route. One that is missing, or that no route has any more, fails the test. */
export const MATRIX: Record<string, Rule> = {
  'GET /api/config': 'open',
  'GET /api/openapi.json': 'open',
  'GET /api/pricing': 'open',
  'GET /api/token-packages': 'open',
  'GET /api/prompts': 'open',
  'GET /api/prompts/:idOrSlug': 'open',
  'GET /api/profiles/:username': 'open',

  'GET /api/auth/me': 'open',
  'POST /api/auth/register': 'open',
  'POST /api/auth/login': 'open',
  'POST /api/auth/logout': 'open',
  'POST /api/auth/request-reset': 'open',
  'POST /api/auth/reset-password': 'open',
  'POST /api/auth/confirm-email': 'open',
  'POST /api/auth/resend-confirmation': 'member',
  'POST /api/auth/social/start': 'open',
  'POST /api/auth/social/finish': 'open',
  'POST /api/auth/social/link': 'open',
  'POST /api/admin/login': 'open',

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

  'GET /api/user/balance': 'member',
  'GET /api/user/wallet': 'member',
  'GET /api/user/transactions': 'member',
  'GET /api/user/spending': 'member',
  'GET /api/user/account': 'member',
  'PUT /api/user/profile': 'member',
  'PUT /api/user/appearance': 'member',
  'PUT /api/user/privacy': 'member',
  'POST /api/user/avatar': 'member',
  'DELETE /api/user/avatar': 'member',
  'POST /api/user/email': 'member',
  'POST /api/user/password': 'member',
  'POST /api/user/deletion': 'member',
  'GET /api/user/sessions': 'member',
  'POST /api/user/sessions/revoke-others': 'member',
  'DELETE /api/user/sessions/:id': 'own',
  'DELETE /api/user/social-logins/:id': 'own',
  'POST /api/user/second-factor': 'member',
  'POST /api/user/second-factor/confirm': 'member',
  'POST /api/user/second-factor/disable': 'member',
  'POST /api/user/second-factor/recovery-codes': 'member',

  'POST /api/files': 'member',
  'POST /api/files/check': 'open',
  'DELETE /api/files/:id': 'own',

  'POST /api/prompts/:id/generate': 'member',
  'POST /api/ai/generate': 'member',
  'GET /api/generations': 'member',
  'GET /api/generations/:id': 'own',
  'POST /api/generations/:id/cancel': 'own',
  'POST /api/generations/:id/retry': 'own',
  'DELETE /api/generations/:id': 'own',

  'GET /api/messages': 'member',
  'GET /api/messages/unread-count': 'member',
  'PATCH /api/messages/mark-all-read': 'member',
  'PATCH /api/messages/:id/read': 'own',

  'GET /api/admin/users': 'users.read',
  'GET /api/admin/users/:id': 'users.read',
  'GET /api/admin/users/:id/runs': 'users.read',
  'POST /api/admin/users/:id/ban': 'users.ban',
  'POST /api/admin/users/:id/unban': 'users.ban',
  'POST /api/admin/users/:id/role': 'users.set_role',
  'POST /api/admin/users/:id/tokens': 'users.adjust_tokens',
  'POST /api/admin/users/:id/reset-mail': 'users.reset_mail',
  'POST /api/admin/users/:id/end-sessions': 'users.end_sessions',
  'GET /api/admin/roles': 'roles.read',
  'GET /api/admin/audit': 'audit.read',
  'GET /api/admin/mails': 'mails.read',
  'GET /api/admin/health': 'health.read',
};

/** Routes that do not speak JSON by contract, with what a signed-out and a signed-in stranger get. */
export const RAW_MATRIX: Record<string, { anonymous: number; member: number }> = {
  'GET /api/admin/sales/orders.csv': { anonymous: 401, member: 403 },
  'GET /media/:id': { anonymous: 404, member: 404 },
  'GET /api/user/export': { anonymous: 401, member: 200 },
  'GET /api/user/transactions.csv': { anonymous: 401, member: 200 },
  'GET /api/auth/social/callback': { anonymous: 303, member: 303 },
};
