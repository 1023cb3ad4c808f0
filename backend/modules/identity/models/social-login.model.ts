import { Model } from 'objection';

/** A provider's word that opens an account; `issuer` and `subject` together mean one person. */
export class SocialLoginModel extends Model {
  static override readonly tableName = 'social_logins';
  declare id: string;
  declare issuer: string;
  declare subject: string;
  declare user_id: string;
  declare created_at: Date;
}
