import { Model } from 'objection';

/** A social login that opens an account. `issuer` (the provider) and `subject` (its id of the person) together identify one person. */
export class SocialLoginModel extends Model {
  static override readonly tableName = 'social_logins';
  declare id: string;
  declare issuer: string;
  declare subject: string;
  declare user_id: string;
  declare created_at: Date;
}
