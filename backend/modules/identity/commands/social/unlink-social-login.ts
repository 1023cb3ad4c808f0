import { notFound } from '#kernel/errors.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { CredentialModel } from '../../models/credential.model.ts';
import { SocialLoginModel } from '../../models/social-login.model.ts';
import { UserModel } from '../../models/user.model.ts';
import { lastCredential } from '../../credentials.errors.ts';
import { socialUnlinkedEmail } from '../../credentials.emails.ts';
import { announceChange } from '../announce-change.ts';

/**
 * Unlinks a social login from the signed-in person's account.
 * @throws AppError not_found, last_credential
 */
export async function unlinkSocialLogin(context: IdentityContext, viewer: Viewer, id: string): Promise<void> {
  const { userId } = viewer;
  await context.db.transaction(async (tx) => {
    // Locks the account's row: otherwise two requests could remove the last two credentials at once and lock the owner out.
    await UserModel.query(tx).select('id').findById(userId).forUpdate();
    const logins = await SocialLoginModel.query(tx).select('id').where({ user_id: userId });
    if (!logins.some((login) => login.id === id)) throw notFound('This sign-in');
    const password = await CredentialModel.query(tx).select('user_id').findById(userId);
    if (logins.length === 1 && !password) throw lastCredential();
    await SocialLoginModel.query(tx).deleteById(id);
    await announceChange(tx, context, viewer, { what: 'social_unlinked', email: socialUnlinkedEmail(context.options.social?.label ?? 'your other account') });
  });
}
