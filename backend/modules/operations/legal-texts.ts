import type { BodyOf } from '#contracts/endpoint.ts';
import type { addLegalVersion as endpoint, AdminLegalVersion, LegalVersion, ShownLegalText } from '#contracts/legal.ts';
import { LEGAL_TITLES, readLegalText, writeLegalText } from '#contracts/legal-text.ts';
import type { FirstLegalText, LegalName } from '#contracts/legal-text.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { lineDifference } from './domain/line-difference.ts';
import { legalTextChanged, wrongLegalDate, wrongLegalText } from './operations.errors.ts';
import { adminAction, adminActionOf } from './operations.events.ts';
import type { NamedPeople } from './queries/admin-flags.ts';

export interface LegalTextsDeps {
  clock: Clock;
  outbox: Outbox;
  people: NamedPeople;
  /** The first version of each legal text, which comes with the code. */
  firstLegalTexts: Readonly<Record<LegalName, FirstLegalText>>;
}

interface Row {
  number: number;
  text: string;
  effectiveAt: Date;
  note: string;
  createdBy: string | null;
  createdAt: Date;
}

const SHOWN = 20;
const COLUMNS = 'number, text, effective_at as "effectiveAt", note, created_by as "createdBy", created_at as "createdAt"';
// The version in force has the highest number among those whose date has come. So a later version replaces an earlier one even before that one's date.
const CURRENT = `select ${COLUMNS} from legal_versions where document = :document and effective_at <= :now order by number desc limit 1`;
const NEXT = `select ${COLUMNS} from legal_versions where document = :document and effective_at > :now and number > :current order by effective_at, number desc limit 1`;
const NEWEST = `select ${COLUMNS} from legal_versions where document = :document order by number desc limit :limit`;
// The primary key refuses a second version with the same number. So of two administrators who save at once, the second gets 409.
const ADD = `
  insert into legal_versions (document, number, text, effective_at, note, created_by, created_at)
  select :document, cast(:after as int) + 1, :text, :effectiveAt, :note, :createdBy, :now
  where :after = coalesce((select max(number) from legal_versions where document = :document), 1)
  on conflict do nothing returning number`;

const first = ({ firstLegalTexts }: Pick<LegalTextsDeps, 'firstLegalTexts'>, document: LegalName): LegalVersion => {
  const { text, effectiveAt } = firstLegalTexts[document];
  return { number: 1, text: writeLegalText(text), effectiveAt, note: 'The first version.' };
};

const versionOf = ({ number, text, effectiveAt, note }: Row): LegalVersion => ({ number, text, effectiveAt: effectiveAt.toISOString(), note });

/** The version of a legal text that is in force at the server's time, and the one that will replace it (docs/rules/pages.md#legal-texts). */
export async function shownLegalText(connection: Connection, deps: LegalTextsDeps, document: LegalName): Promise<ShownLegalText> {
  const now = deps.clock.now();
  const [row] = await rows<Row>(connection, CURRENT, { document, now });
  const current = row ? versionOf(row) : first(deps, document);
  const [next] = await rows<Row>(connection, NEXT, { document, now, current: current.number });
  return { current, next: next ? versionOf(next) : null };
}

/** The versions of a legal text with their authors, newest first. */
export async function legalVersions(connection: Connection, deps: LegalTextsDeps, document: LegalName): Promise<AdminLegalVersion[]> {
  const { current } = await shownLegalText(connection, deps, document);
  const found = await rows<Row>(connection, NEWEST, { document, limit: SHOWN });
  const names = await deps.people.usernames(connection, found.flatMap(({ createdBy }) => createdBy ?? []));
  const written: AdminLegalVersion[] = found.map((row) => ({
    ...versionOf(row),
    state: stateOf(row, current.number, found),
    createdBy: row.createdBy === null ? null : names.get(row.createdBy) ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
  if (found.length === SHOWN) return written;
  return [...written, { ...first(deps, document), state: current.number === 1 ? 'in_force' : 'replaced', createdBy: null, createdAt: null }];
}

function stateOf({ number, effectiveAt }: Row, current: number, all: readonly Row[]): AdminLegalVersion['state'] {
  if (number === current) return 'in_force';
  const overtaken = all.some((other) => other.number > number && other.effectiveAt <= effectiveAt);
  return number > current && !overtaken ? 'planned' : 'replaced';
}

/**
 * Adds a version of a legal text that is in force from its date on. The audit log gets the author and the changed lines
 * (docs/rules/pages.md#legal-texts).
 * @throws AppError legal_text_changed, invalid_request for a text that cannot be read and for a date that has passed
 */
export async function addLegalVersion(tx: Tx, deps: LegalTextsDeps, { viewer, requestId }: { viewer: Viewer; requestId: string }, document: LegalName, { after, text, note, effectiveAt }: BodyOf<typeof endpoint>): Promise<void> {
  const now = deps.clock.now();
  const { problem } = readLegalText(text);
  if (problem !== null) throw wrongLegalText(problem);
  const begins = effectiveAt === null ? now : new Date(effectiveAt);
  if (begins < now) throw wrongLegalDate();
  const [before = first(deps, document)] = await rows<Pick<Row, 'text'>>(tx, NEWEST, { document, limit: 1 });
  const [added] = await rows<{ number: number }>(tx, ADD, { document, after, text, note, effectiveAt: begins, createdBy: viewer.userId, now });
  if (!added) throw legalTextChanged(LEGAL_TITLES[document]);
  await deps.outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, {
    action: 'legal.change',
    target: { type: 'legal_text', id: `${document}/${added.number}`, label: `${LEGAL_TITLES[document]}, version ${added.number}` },
    details: { note, effectiveAt: begins.toISOString(), ...lineDifference(before.text, text) },
  }));
}
