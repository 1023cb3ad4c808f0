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
  /** The new email address that its owner requested and has not confirmed yet. */
  declare new_email: string | null;
  declare display_name: string | null;
  declare avatar_url: string | null;
  /** The file behind `avatar_url`, claimed from media. */
  declare avatar_file_id: string | null;
  declare bio: string;
  declare links: string[];
  /** The settings that the person chose; read them by `settingsOf`, which fills in the defaults. */
  declare settings: Record<string, unknown>;
  /** The stored role. An elevated session counts as `admin` beside it. */
  declare role: Role;
  declare plan: 'free' | 'pro';
  declare language: string;
  declare platform: boolean;
  declare banned_at: Date | null;
  /** When a ban ends. Null with `banned_at` set means that it never ends. */
  declare banned_until: Date | null;
  declare ban_reason: string | null;
  declare banned_by: string | null;
  declare muted_at: Date | null;
  /** When a mute ends; null for people who were not muted. */
  declare muted_until: Date | null;
  declare mute_reason: string | null;
  declare muted_by: string | null;
  /** When the account will be erased; null when its deletion was not requested. */
  declare deletes_at: Date | null;
  /** An administrator has the account erased: signing in does not call it off. */
  declare deletion_final: boolean;
  /** When the account was deleted. Its row stays, so that ids elsewhere still lead to a row. */
  declare erased_at: Date | null;
  /** When an administrator verified who this is; null for all others. */
  declare verified_at: Date | null;
  /** What the person paid, in cents, without refunds and without disputes that are open or lost. */
  declare paid_cents: number;
  declare created_at: Date;
  declare updated_at: Date;
}
