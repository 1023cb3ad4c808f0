import type { PeopleFlags } from '#modules/identity/index.ts';
import { reportedPeople, struckPeople } from '#modules/moderation/index.ts';
import { disputingPeople } from '#modules/payments/index.ts';
import { debtors } from '#modules/wallet/index.ts';

/** For each flag of a person in the administrators' list, the module that knows who has it. */
export const peopleFlags: PeopleFlags = { debt: debtors, disputed: disputingPeople, reported: reportedPeople, struck: struckPeople };
