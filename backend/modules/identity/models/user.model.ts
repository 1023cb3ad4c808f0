import { Model } from 'objection';
import type { Role } from '#contracts/identity.ts';

/** An account. Platform accounts (`platform`) belong to the operator and have neither email nor password. */
export class UserModel extends Model {
  static override readonly tableName = 'users';
  static override get jsonAttributes(): string[] {
    return ['links', 'settings'];
  }
  declare id: string;
  declare username: string;
  declare email: string | null;
  declare email_confirmed_at: Date | null;
  /** Asked for, and not confirmed yet. */
  declare new_email: string | null;
  declare display_name: string | null;
  declare avatar_url: string | null;
  /** The file behind `avatar_url`, claimed from media. */
  declare avatar_file_id: string | null;
  declare bio: string;
  declare links: string[];
  /** What /profile?tab=settings decides; read it by `settingsOf`. */
  declare settings: Record<string, unknown>;
  /** The stored role; an elevated session counts as `admin` besides. */
  declare role: Role;
  declare plan: 'free' | 'pro';
  declare language: string;
  declare platform: boolean;
  declare banned_at: Date | null;
  /** Null with `banned_at` set: for good. */
  declare banned_until: Date | null;
  declare ban_reason: string | null;
  declare banned_by: string | null;
  /** End of the grace after which the account is erased. */
  declare deletes_at: Date | null;
  /** When the account was deleted. Its row stays, so that ids elsewhere still lead to a row. */
  declare erased_at: Date | null;
  declare created_at: Date;
  declare updated_at: Date;
}
