import { Model } from 'objection';

/** A credential of an account, such as its password hash. */
export class CredentialModel extends Model {
  static override readonly tableName = 'credentials';
  static override readonly idColumn = 'user_id';
  declare user_id: string;
  declare password_hash: string;
  declare changed_at: Date;
}
