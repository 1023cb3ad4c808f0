import type { Role } from '#contracts/identity.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { isBanned } from './domain/elevation.ts';
import type { UserModel } from './models/user.model.ts';
import { demoteBeforeErasing, demoteFirst, lastAdministrator, muteNoAdministrator, notYourself, platformAccount, unbanFirst } from './people.errors.ts';

/*
 * Rules about which accounts an administrator may change, beyond the permission itself (contracts/permissions.ts). No administrator may
 * change their own account, and one who can sign in always stays.
 */

/**
 * Refuses an action of an administrator on themselves, on a platform account, or on another administrator.
 * @throws AppError not_yourself, platform_account, is_administrator
 */
export function checkBan(viewer: Viewer, person: UserModel): void {
  if (person.id === viewer.userId) throw notYourself();
  if (person.platform) throw platformAccount();
  if (person.role === 'admin') throw demoteFirst();
}

/**
 * Refuses an administrator who mutes themselves, a platform account, or another administrator.
 * @throws AppError not_yourself, platform_account, is_administrator
 */
export function checkMute(viewer: Viewer, person: UserModel): void {
  if (person.id === viewer.userId) throw notYourself();
  if (person.platform) throw platformAccount();
  if (person.role === 'admin') throw muteNoAdministrator();
}

/**
 * Refuses an administrator who deletes themselves, a platform account, or another administrator.
 * @throws AppError not_yourself, platform_account, is_administrator
 */
export function checkErase(viewer: Viewer, person: UserModel): void {
  if (person.id === viewer.userId) throw notYourself();
  if (person.platform) throw platformAccount();
  if (person.role === 'admin') throw demoteBeforeErasing();
}

export interface RoleChange {
  role: Role;
  /** Ids of the administrators who can sign in; the caller has locked their rows before. */
  administrators: readonly string[];
  /** The current time in ms. */
  now: number;
}

/**
 * Refuses a role change of oneself or a platform account, to administrator for a banned person, or from the last administrator.
 * @throws AppError not_yourself, platform_account, is_banned, last_administrator
 */
export function checkRole(viewer: Viewer, person: UserModel, { role, administrators, now }: RoleChange): void {
  if (person.id === viewer.userId) throw notYourself();
  if (person.platform) throw platformAccount();
  if (role === 'admin' && isBanned(person, now)) throw unbanFirst();
  if (person.role === 'admin' && role !== 'admin' && !administrators.some((id) => id !== person.id)) throw lastAdministrator();
}
