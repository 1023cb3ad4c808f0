import { FLAG_KINDS, FLAGS } from '#contracts/flags.ts';
import type { changeFlag as endpoint, FlagAudience, FlagDefinition, FlagName } from '#contracts/flags.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { StoredAudience } from '../domain/flag-value.ts';
import { flagChanged, unknownPeople, wrongFlagValue } from '../operations.errors.ts';
import { adminAction, adminActionOf } from '../operations.events.ts';
import { adminFlags } from '../queries/admin-flags.ts';
import type { NamedPeople } from '../queries/admin-flags.ts';

export interface ChangeFlagDeps {
  clock: Clock;
  outbox: Outbox;
  people: NamedPeople;
}

// Revision 0 means that no administrator has set the flag. The primary key refuses a second first row.
const WRITE = `
  insert into feature_flags (name, value, audience, updated_at)
  select :name, cast(:value as jsonb), cast(:audience as jsonb), :now where :revision = 0
  on conflict do nothing returning 1`;
const REWRITE = `
  update feature_flags set value = :value, audience = :audience, revision = revision + 1, updated_at = :now
  where name = :name and revision = :revision returning 1`;

/**
 * Sets a feature flag and records the administrator in the audit log (docs/rules/flags.md#flag-changes).
 * @throws AppError flag_changed, invalid_request for a value of another kind or an unknown name
 */
export async function changeFlag(
  tx: Tx,
  { clock, outbox, people }: ChangeFlagDeps,
  { viewer, requestId }: { viewer: Viewer; requestId: string },
  name: FlagName,
  { value, audience, revision }: BodyOf<typeof endpoint>,
): Promise<void> {
  const definition: FlagDefinition = FLAGS[name];
  const parsed = FLAG_KINDS[definition.kind].safeParse(value);
  if (!parsed.success) throw wrongFlagValue(must(parsed.error.issues[0], 'the problem of a value').message);
  const before = must((await adminFlags(tx, people)).find((flag) => flag.name === name), 'the flag');
  const bindings = { name, value: JSON.stringify(parsed.data), audience: JSON.stringify(await stored(tx, people, audience)), now: clock.now(), revision };
  const written = await rows(tx, revision === 0 ? WRITE : REWRITE, bindings);
  if (written.length === 0) throw flagChanged(definition.label);
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, {
    action: 'flags.change',
    target: { type: 'flag', id: name, label: definition.label },
    details: { from: factsOf(before), to: factsOf({ value: parsed.data, audience }) },
  }));
}

async function stored(tx: Tx, people: NamedPeople, audience: FlagAudience): Promise<StoredAudience> {
  if (audience.type !== 'users') return audience;
  const found = new Map<string, string | null>();
  for (const username of audience.usernames) found.set(username, await people.idOf(tx, username));
  const unknown = [...found].flatMap(([username, id]) => (id === null ? [username] : []));
  if (unknown.length > 0) throw unknownPeople(unknown);
  return { type: 'users', userIds: [...new Set([...found.values()].filter((id) => id !== null))] };
}

/** The audit log never changes, so it stores how many accounts the flag's audience names, but not which: account deletion could not remove them. */
const factsOf = ({ value, audience }: { value: unknown; audience: FlagAudience }): Record<string, unknown> => ({
  value,
  audience: audience.type,
  ...(audience.type === 'plan' && { plan: audience.plan }),
  ...(audience.type === 'share' && { percent: audience.percent }),
  ...(audience.type === 'users' && { accounts: audience.usernames.length }),
});
