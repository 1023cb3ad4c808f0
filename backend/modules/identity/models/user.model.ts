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
  /** The new email address that the owner requested and has not confirmed yet. */
  declare new_email: string | null;
  declare display_name: string | null;
  declare avatar_url: string | null;
  /** The id of the avatar's file, which this row has claimed from media. */
  declare avatar_file_id: string | null;
  declare bio: string;
  declare links: string[];
  /** The settings that the person chose; `settingsOf` adds the defaults. */
  declare settings: Record<string, unknown>;
  /** The stored role. An elevated session counts as `admin` whatever is stored here. */
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
  /** True when an administrator deletes the account: then a sign-in does not call the deletion off. */
  declare deletion_final: boolean;
  /** When the account was erased. Its row stays, because rows of other tables refer to it. */
  declare erased_at: Date | null;
  /** When an administrator verified the person's identity; null for all others. */
  declare verified_at: Date | null;
  /** What the person paid, in cents, without refunds and without disputes that are open or lost. */
  declare paid_cents: number;
  declare created_at: Date;
  declare updated_at: Date;
}
