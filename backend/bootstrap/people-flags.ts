import type { PeopleFlags } from '#modules/identity/index.ts';
import { reportedPeople, struckPeople } from '#modules/moderation/index.ts';
import { disputingPeople } from '#modules/payments/index.ts';
import { debtors } from '#modules/wallet/index.ts';

/** Which modules answer for which flag of a person. */
export const peopleFlags: PeopleFlags = { debt: debtors, disputed: disputingPeople, reported: reportedPeople, struck: struckPeople };
