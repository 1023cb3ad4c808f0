import type { getRoles } from '#contracts/admin-users.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { role } from '#contracts/identity.ts';
import { may, PERMISSIONS } from '#contracts/permissions.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { keysOf } from '#contracts/typed-records.ts';

const MEMBERS = 'select role, count(*) as members from users where not platform and erased_at is null group by role';

/** Returns what each role may do, as the API enforces it, and how many people have the role. */
export async function roles(connection: Connection): Promise<ResponseOf<typeof getRoles>> {
  const counted = await rows<{ role: string; members: number }>(connection, MEMBERS);
  return {
    permissions: keysOf(PERMISSIONS).map((name) => ({
      name,
      area: PERMISSIONS[name].area,
      label: PERMISSIONS[name].label,
      roles: role.options.filter((each) => may(each, name)),
    })),
    members: role.options.map((each) => ({ role: each, count: counted.find((row) => row.role === each)?.members ?? 0 })),
  };
}
