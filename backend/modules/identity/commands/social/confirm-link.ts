import { invalid } from '#kernel/errors.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { commonPasswordOfAdministrator, wrongCode, wrongPassword } from '../../identity.errors.ts';
import { CredentialModel } from '../../models/credential.model.ts';
import { UserModel } from '../../models/user.model.ts';
import { socialFlowOver } from '../../credentials.errors.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import { refuseBanned } from './admit-social.ts';
import { linkPayload } from './flow-payloads.ts';
import { linkLogin } from './link-login.ts';
import type { LinkContext } from './link-login.ts';
import { readFlow, takeFlow } from './social-flow.ts';

export interface LinkProof {
  linkToken: string;
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Finishes a social login that needs more than the provider's answer: checks the password if it is wanted, then the second factor. After a
 * wrong one the person can try again with the same token. Tries count like those of a sign-in.
 * @throws AppError social_flow_over, wrong_password, wrong_code, account_banned, password_too_common, social_taken,
 */
export async function confirmLink(context: LinkContext, { linkToken, password, code }: LinkProof, addressKey: string): Promise<{ userId: string } | 'second_factor'> {
  const { db, limits } = context;
  const flow = await readFlow(db.knex, context, 'link', linkToken, linkPayload);
  const user = flow?.userId ? await UserModel.query(db.knex).findById(flow.userId) : undefined;
  if (!flow || !user) throw socialFlowOver();
  const account = user.username.toLowerCase();
  await limits.take('loginAddress', addressKey);
  await limits.take('loginAccount', account);
  if (flow.payload.password) await checkLocalPassword(context, user, password);
  refuseBanned(context, user);
  const factor = await checkSecondFactor(context, user.id, code);
  if (factor === 'wanted') return 'second_factor';
  if (factor === 'wrong') throw wrongCode();
  await limits.forget('loginAccount', account);
  await db.transaction(async (tx) => {
    if (!(await takeFlow(tx, context, 'link', linkToken, linkPayload))) throw socialFlowOver();
    await linkLogin(tx, context, flow.payload.claims, user.id);
  });
  return { userId: user.id };
}

async function checkLocalPassword({ db, passwords }: IdentityContext, user: UserModel, password: string | undefined): Promise<void> {
  if (password === undefined) throw invalid([{ path: ['password'], message: 'Enter your password' }]);
  const credential = await CredentialModel.query(db.knex).findById(user.id);
  if (!(await passwords.verify(credential?.password_hash ?? null, password))) throw wrongPassword();
  if (user.role === 'admin' && passwords.isCommon(password, user)) throw commonPasswordOfAdministrator();
}
