import { Model } from 'objection';

/** The password hash of an account. */
export class CredentialModel extends Model {
  static override readonly tableName = 'credentials';
  static override readonly idColumn = 'user_id';
  declare user_id: string;
  declare password_hash: string;
  declare changed_at: Date;
}
