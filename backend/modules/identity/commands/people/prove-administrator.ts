import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { passwordMissing } from '../../account-deletion.errors.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { wrongAdminPassword } from '../../identity.errors.ts';
import { proveFactor, proveOwner } from '../prove-owner.ts';
import type { Proof } from '../prove-owner.ts';

/**
 * Checks that an administrator makes this request, not a stranger at their open screen. In a session that the administrators' password
 * elevated, it asks for that password, because the built-in administrator has no other.
 * @throws AppError invalid_request, wrong_admin_password, wrong_password, second_factor_required, wrong_code, rate_limited
 */
export async function proveAdministrator(context: IdentityContext, viewer: Viewer, proof: Proof): Promise<void> {
  const { limits, passwords, options } = context;
  if (viewer.elevatedUntil === null || options.adminPasswordHash === null) return proveOwner(context, viewer.userId, proof);
  if (proof.password === undefined) throw passwordMissing();
  await limits.take('reauthenticate', viewer.userId);
  if (!(await passwords.verify(options.adminPasswordHash, proof.password))) throw wrongAdminPassword();
  await limits.forget('reauthenticate', viewer.userId);
  await proveFactor(context, viewer.userId, proof.code);
}
