import { Model } from 'objection';
import type { Role } from '#contracts/identity.ts';

/** An account; `house` accounts are run by Conjure itself and have neither email nor password. */
export class UserModel extends Model {
  static override readonly tableName = 'users';
  declare id: string;
  declare username: string;
  declare email: string | null;
  declare display_name: string | null;
  declare avatar_url: string | null;
  declare bio: string;
  declare role: Role;
  declare plan: 'free' | 'pro';
  declare language: string;
  declare house: boolean;
  declare created_at: Date;
  declare updated_at: Date;
}
