import { UniqueViolationError } from 'objection';
import { must } from '#contracts/must.ts';
import { millis } from '#kernel/clock.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { isBanned } from '../../domain/elevation.ts';
import { accountBanned } from '../../identity.errors.ts';
import { CredentialModel } from '../../models/credential.model.ts';
import { SocialLoginModel } from '../../models/social-login.model.ts';
import { UserModel } from '../../models/user.model.ts';
import type { Arrival } from '../../newcomers.port.ts';
import type { SocialClaims } from '../../providers/social-client.ts';
import { socialEmailTaken, socialTaken } from '../../credentials.errors.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import { createSocialAccount } from './create-social-account.ts';
import { linkLogin } from './link-login.ts';
import type { LinkContext } from './link-login.ts';
import { openFlow } from './social-flow.ts';

/** The result of a social login. With a `linkToken` the client must ask the person for the second factor or the password next. */
export type Admission =
  | { kind: 'in'; userId: string }
  /** The social login was linked to the account that is signed in. */
  | { kind: 'linked' }
  | { kind: 'factor'; linkToken: string }
  | { kind: 'password'; linkToken: string; username: string };

// Of several first sign-ins of one person at once, one creates the account, and the others find it at their next try.
const TRIES = 5;

/**
 * Decides which account a social login opens (docs/rules/identity.md#social-login). An account with the same email opens without its password
 * only when both sides confirmed the address. Otherwise a stranger who registered that email first would share the account.
 * @throws AppError account_banned, social_taken, email_taken, social_without_email, not_linkable
 */
export async function admitSocial(context: LinkContext, claims: SocialClaims, viewer: Viewer | null, arrival: Arrival): Promise<Admission> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await decide(context, claims, viewer, arrival);
    } catch (error) {
      if (!(error instanceof UniqueViolationError) || tried >= TRIES) throw error;
    }
  }
}

async function decide(context: LinkContext, claims: SocialClaims, viewer: Viewer | null, arrival: Arrival): Promise<Admission> {
  const owner = await ownerOf(context, claims);
  if (viewer) return linkToViewer(context, claims, viewer, owner);
  if (owner) return letIn(context, claims, owner, true);
  const account = await accountOf(context, claims.email);
  if (!account) return { kind: 'in', userId: await createSocialAccount(context, claims, arrival) };
  if (claims.emailVerified && account.email_confirmed_at) return letIn(context, claims, account, false);
  return askForPassword(context, claims, account);
}

const ownerOf = async ({ db }: LinkContext, { issuer, subject }: SocialClaims): Promise<UserModel | undefined> =>
  UserModel.query(db.knex)
    .whereExists(SocialLoginModel.query(db.knex).whereColumn('user_id', 'users.id').where({ issuer, subject }))
    .first();

const accountOf = async ({ db }: LinkContext, email: string | null): Promise<UserModel | undefined> =>
  email === null ? undefined : UserModel.query(db.knex).whereRaw('lower(email) = lower(?) and erased_at is null', [email]).first();

async function linkToViewer(context: LinkContext, claims: SocialClaims, viewer: Viewer, owner: UserModel | undefined): Promise<Admission> {
  if (owner && owner.id !== viewer.userId) throw socialTaken(context.label);
  if (!owner) await context.db.transaction((tx) => linkLogin(tx, context, claims, viewer.userId, viewer.sessionId));
  return { kind: 'linked' };
}

async function letIn(context: LinkContext, claims: SocialClaims, user: UserModel, linked: boolean): Promise<Admission> {
  refuseBanned(context, user);
  if ((await checkSecondFactor(context, user.id, undefined)) === 'wanted') {
    return { kind: 'factor', linkToken: await openFlow(context.db.knex, context, 'link', user.id, { claims, password: false }) };
  }
  if (!linked) await context.db.transaction((tx) => linkLogin(tx, context, claims, user.id));
  return { kind: 'in', userId: user.id };
}

async function askForPassword(context: LinkContext, claims: SocialClaims, user: UserModel): Promise<Admission> {
  const password = await CredentialModel.query(context.db.knex).select('user_id').findById(user.id);
  if (!password) throw socialEmailTaken();
  const linkToken = await openFlow(context.db.knex, context, 'link', user.id, { claims, password: true });
  // If the provider did not verify the email, the answer contains that email and not the username: a stranger could claim any address at such a provider.
  return { kind: 'password', linkToken, username: claims.emailVerified ? user.username : must(claims.email, 'the address that belongs to the account') };
}

/**
 * Refuses a person who is banned now, with the reason and the end of the ban.
 * @throws AppError account_banned
 */
export function refuseBanned({ clock }: Pick<LinkContext, 'clock'>, user: UserModel): void {
  if (isBanned(user, millis(clock))) throw accountBanned(user.ban_reason, user.banned_until);
}
