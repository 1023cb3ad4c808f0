import { css } from '#styled/css';
import { personFlag, USER_SORTS, userStatus } from '#contracts/admin-users.ts';
import { role } from '#contracts/identity.ts';
import { Field } from '#ui/field.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Select } from '#ui/select.tsx';
import { PaidField } from './paid-field.tsx';
import type { PeopleFilters } from './people.queries.ts';
import { FLAG_BADGES, PEOPLE_FILTERS } from './people.words.ts';

const ANY = 'any';

const words = (values: readonly string[], any: string) => [{ value: ANY, label: any }, ...values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))];
const ROLES = words(role.options, PEOPLE_FILTERS.anyRoleText);
const PLANS = words(['free', 'pro'], PEOPLE_FILTERS.anyPlanText);
const STATUSES = words(userStatus.options, PEOPLE_FILTERS.anyStatusText);
const FLAGS = [{ value: ANY, label: PEOPLE_FILTERS.anyFlagText }, ...personFlag.options.map((value) => ({ value, label: FLAG_BADGES[value].charAt(0).toUpperCase() + FLAG_BADGES[value].slice(1) }))];
const SORTS: Record<(typeof USER_SORTS)[number], string> = { newest: 'Newest', oldest: 'Oldest', username: PEOPLE_FILTERS.username, seen: PEOPLE_FILTERS.seen, paid: PEOPLE_FILTERS.paid };

interface PeopleFiltersProps {
  filters: PeopleFilters;
  onChange(filters: PeopleFilters): void;
}

/** Search, filters and sort order of the staff's list of people; all of it is stored in the page's address. */
export function PeopleFilterBar({ filters, onChange }: PeopleFiltersProps) {
  const choose = (name: 'role' | 'plan' | 'status' | 'flag') => (value: string): void => onChange({ ...filters, [name]: value === ANY ? undefined : value });
  return (
    <div role="search" aria-label={PEOPLE_FILTERS.usersLabel} className={bar}>
      <Field label={PEOPLE_FILTERS.searchLabel}><SearchBox placeholder={PEOPLE_FILTERS.placeholder} q={filters.q ?? ''} onSearch={(q) => onChange({ ...filters, q: q || undefined })} /></Field>
      <Field label={PEOPLE_FILTERS.roleLabel}><Select options={ROLES} value={filters.role ?? ANY} onValueChange={choose('role')} /></Field>
      <Field label={PEOPLE_FILTERS.planLabel}><Select options={PLANS} value={filters.plan ?? ANY} onValueChange={choose('plan')} /></Field>
      <Field label={PEOPLE_FILTERS.statusLabel}><Select options={STATUSES} value={filters.status ?? ANY} onValueChange={choose('status')} /></Field>
      <Field label={PEOPLE_FILTERS.flagLabel}><Select options={FLAGS} value={filters.flag ?? ANY} onValueChange={choose('flag')} /></Field>
      <PaidField label={PEOPLE_FILTERS.paidFromLabel} cents={filters.paidFrom} onChange={(paidFrom) => onChange({ ...filters, paidFrom })} />
      <PaidField label={PEOPLE_FILTERS.paidToLabel} cents={filters.paidTo} onChange={(paidTo) => onChange({ ...filters, paidTo })} />
      <Field label={PEOPLE_FILTERS.orderLabel}>
        <Select options={USER_SORTS.map((value) => ({ value, label: SORTS[value] }))} value={filters.sort ?? 'newest'} onValueChange={(sort) => onChange({ ...filters, sort })} />
      </Field>
    </div>
  );
}

const bar = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr 1fr', md: '1fr 1fr 1fr 1fr', xl: '2fr 1fr 1fr 1fr' }, '& > :first-child': { gridColumn: { base: '1 / -1', xl: 'auto' } } });
