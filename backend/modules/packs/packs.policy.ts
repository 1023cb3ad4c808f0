import { may } from '#contracts/permissions.ts';
import type { Role } from '#contracts/identity.ts';

/** What packs need to know about the signed-in person. */
export interface Person {
  userId: string;
  role: Role;
}

interface Made {
  ownerId: string;
  official: boolean;
}

/** Whether the person may edit this pack: its maker may, and for official packs people who manage packs. */
export const mayEdit = ({ ownerId, official }: Made, person: Person | null): boolean =>
  person !== null && (official ? may(person.role, 'packs.manage') : ownerId === person.userId);
