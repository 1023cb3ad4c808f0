import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { metaText, mutedText, spaceBetween, stack } from '#styled/patterns';
import type { StoredEmail } from '#contracts/operations.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { EmailReader } from './email-reader.tsx';
import { emailsQuery } from './operations.queries.ts';
import { EMAIL_OUTBOX } from './operations.words.ts';

/**
 * Lists sent emails for administrators. Without a mail server they stay on this machine and can be read here; with one, the list shows
 * whether each was delivered.
 */
export function EmailOutbox() {
  const emails = useInfiniteQuery(emailsQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const items = emails.data?.pages.flatMap((page) => page.items) ?? [];
  const local = emails.data?.pages[0]?.local ?? true;
  const open = items.find(({ id }) => id === openId);
  return (
    <Card as="section" pad="lg" radius="lg" aria-labelledby="emails-title">
      <h2 id="emails-title" className={css({ textStyle: 'h3' })}>{local ? EMAIL_OUTBOX.heading : 'Emails'}</h2>
      <p className={mutedText({ marginBlockEnd: '4' })}>
        {local ? EMAIL_OUTBOX.localIntro : EMAIL_OUTBOX.serverIntro}
      </p>
      {emails.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[140px]' })} /></div>}
      {emails.isError && !emails.isFetchNextPageError && <FetchProblem error={emails.error} onRetry={() => void emails.refetch()} />}
      {emails.data && items.length === 0 && <Alert>{EMAIL_OUTBOX.emptyText}</Alert>}
      {items.length > 0 && (
        <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: local ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)' }, alignItems: 'start' })}>
          <ul className={css({ display: 'grid' })} aria-label={EMAIL_OUTBOX.label}>
            {items.map((email) => <Row key={email.id} email={email} open={email.id === openId} onOpen={local ? () => setOpenId(email.id) : null} />)}
          </ul>
          {local && <EmailReader email={open ?? null} />}
        </div>
      )}
      <LoadMore byButton list={emails} what="emails" size="sm" />
    </Card>
  );
}

function Row({ email, open, onOpen }: { email: StoredEmail; open: boolean; onOpen: (() => void) | null }) {
  const inside = (
    <>
      <span className={spaceBetween({ gap: '2', alignItems: 'baseline' })}>
        <strong className={css({ textStyle: 'small' })}>{email.subject}</strong>
        <Badge tone={email.status === 'failed' ? 'bad' : 'neutral'}>{email.status}</Badge>
      </span>
      <span className={metaText({ overflowWrap: 'anywhere' })}>
        {email.to && `${email.to} · `}<RelativeTime iso={email.createdAt} />
      </span>
    </>
  );
  return (
    <li className={css({ borderBottom: 'soft' })}>
      {onOpen ? <button type="button" aria-pressed={open} className={row} onClick={onOpen}>{inside}</button> : <div className={row}>{inside}</div>}
    </li>
  );
}

const row = stack({
  gap: '0.5', width: 'full', textAlign: 'start', paddingBlock: '2.5', paddingInline: '2', borderRadius: 'sm', border: 'none', color: 'fg', backgroundColor: 'transparent',
  '&[aria-pressed=true]': { backgroundColor: 'hover' }, '&:is(button):hover': { backgroundColor: 'hover' },
});
