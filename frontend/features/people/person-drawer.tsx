import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, hstack, longWords, metaText, mutedText, stack, wrap } from '#styled/patterns';
import type { AdminUser } from '#contracts/admin-users.ts';
import { messageOf } from '#lib/api-error.ts';
import { ROLES } from '#shared/staff/role-names.ts';
import { Alert } from '#ui/alert.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FlagBadges } from './flag-badges.tsx';
import { PersonActions } from './actions/person-actions.tsx';
import { DrawerPart } from './drawer-part.tsx';
import { personQuery } from './people.queries.ts';
import { PersonRuns } from './person-runs.tsx';
import { PersonNotes } from './person-notes.tsx';
import { PersonRecord } from './person-record.tsx';
import { StatusBadge } from './status-badge.tsx';
import { PERSON_DRAWER, PERSON_NOTES } from './people.words.ts';

interface PersonDrawerProps {
  id: string;
  onClose(): void;
  /** Section with the audit entries about the person, which the page passes in for staff who may read them. */
  trail: React.ReactNode;
}

/** Drawer with everything that staff may know about a person, and the actions on the account. */
export function PersonDrawer({ id, onClose, trail }: PersonDrawerProps) {
  const person = useQuery(personQuery(id));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} side="right" title={person.data ? `@${person.data.username}` : 'Person'}>
      {person.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[360px]' })} /></div>}
      {person.isError && <Alert tone="bad" action={<Button size="sm" onClick={() => void person.refetch()}>{PERSON_DRAWER.button}</Button>}>{messageOf(person.error, PERSON_DRAWER.loadFailed)}</Alert>}
      {person.data && (
        <div className={column({ gap: '6' })}>
          <Head person={person.data} />
          <PersonActions person={person.data} />
          {person.data.wallet.debt > 0 && <Debt tokens={person.data.wallet.debt} />}
          <Wallet wallet={person.data.wallet} />
          <Sessions sessions={person.data.sessions} />
          <DrawerPart title={PERSON_NOTES.title}><PersonNotes id={id} /></DrawerPart>
          <PersonRecord id={id} />
          <DrawerPart title={PERSON_DRAWER.runsTitle}><PersonRuns id={id} /></DrawerPart>
          {trail}
        </div>
      )}
    </Sheet>
  );
}

function Head({ person }: { person: AdminUser }) {
  const { ban, mute } = person;
  return (
    <section className={stack({ gap: '3' })}>
      <div className={hstack({ gap: '3' })}>
        <Avatar name={person.displayName ?? person.username} src={person.avatarUrl} size={48} />
        <div className={css({ minWidth: '0' })}>
          <p className={longWords({ textStyle: 'h4' })}>{person.displayName ?? person.username}</p>
          <p className={mutedText({ overflowWrap: 'anywhere' })}>{person.email ?? PERSON_DRAWER.noAddressText}{person.email && !person.emailConfirmed && ' (unconfirmed)'}</p>
        </div>
      </div>
      <p className={wrap({ gap: '2', textStyle: 'small', color: 'fg.muted' })}>
        <Sentence text={PERSON_DRAWER.joinedText(ROLES.find(({ role }) => role === person.role)?.name ?? person.role, person.plan === 'pro' ? 'Pro' : 'Free', person.secondFactor, person.createdAt)} parts={{ status: <><StatusBadge status={person.status} /> <FlagBadges flags={person.flags} /></> }} />
      </p>
      {ban && <Alert tone="bad" title={PERSON_DRAWER.bannedTitle(ban.until)}>{ban.reason}{ban.by && ` (by ${ban.by})`}</Alert>}
      {mute && <Alert tone="warn" title={PERSON_DRAWER.mutedTitle(mute.until)}>{mute.reason}{mute.by && ` (by ${mute.by})`}</Alert>}
      {person.deletesAt && <Alert tone="warn">{PERSON_DRAWER.deletionText(person.deletesAt)}</Alert>}
      {person.bio && <p className={longWords({ textStyle: 'small' })}>{person.bio}</p>}
    </section>
  );
}

const Debt = ({ tokens }: { tokens: number }) => (
  <Alert tone="warn" title={PERSON_DRAWER.owesTitle(tokens)}>{PERSON_DRAWER.refundDisputeText}</Alert>
);

const Wallet = ({ wallet }: { wallet: AdminUser['wallet'] }) => (
  <DrawerPart title={PERSON_DRAWER.walletTitle}>
    <dl className={css({ display: 'grid', gridTemplateColumns: '[repeat(auto-fit, minmax(88px, 1fr))]', gap: '3' })}>
      {([['Spendable', wallet.balance], ['Held', wallet.held], ['Owed', wallet.debt], ['Pending', wallet.pendingEarned], ['Spent', wallet.spent], ['Received', wallet.received]] as const).map(([name, tokens]) => (
        <div key={name}>
          <dt className={metaText()}>{name}</dt>
          <dd className={css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })}>{tokens.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  </DrawerPart>
);

const Sessions = ({ sessions }: { sessions: AdminUser['sessions'] }) => (
  <DrawerPart title={PERSON_DRAWER.sessionsTitle}>
    {sessions.length === 0 && <p className={mutedText()}>{PERSON_DRAWER.noSessions}</p>}
    <ul className={stack({ gap: '1.5', textStyle: 'small' })}>
      {sessions.map(({ id, device, lastSeenAt, elevated }) => (
        <li key={id}>{device} <span className={css({ color: 'fg.subtle' })}>· <RelativeTime iso={lastSeenAt} />{elevated && PERSON_DRAWER.adminPasswordSessionText}</span></li>
      ))}
    </ul>
  </DrawerPart>
);
