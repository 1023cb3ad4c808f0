import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import type { StoredMail } from '#contracts/operations.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { MailReader } from './mail-reader.tsx';
import { mailsQuery } from './operations.queries.ts';
import { MAIL_OUTBOX } from './operations.words.ts';

/** Mails that stay on this machine because it has no mail server, to be read here; with a server, how their sending went. */
export function MailOutbox() {
  const mails = useInfiniteQuery(mailsQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const items = mails.data?.pages.flatMap((page) => page.items) ?? [];
  const local = mails.data?.pages[0]?.local ?? true;
  const open = items.find(({ id }) => id === openId);
  return (
    <Card as="section" pad="lg" radius="lg" aria-labelledby="mails-title">
      <h2 id="mails-title" className={css({ textStyle: 'h3' })}>{local ? 'Local email outbox' : 'Mails'}</h2>
      <p className={css({ color: 'fg.muted', textStyle: 'small', marginBlockEnd: '4' })}>
        {local ? MAIL_OUTBOX.noMailServer : MAIL_OUTBOX.mailServerIsSet}
      </p>
      {mails.isPending && <div aria-busy="true"><Skeleton className={css({ height: '[140px]', borderRadius: 'md' })} /></div>}
      {mails.isError && <FetchProblem error={mails.error} onRetry={() => void mails.refetch()} />}
      {mails.data && items.length === 0 && <Alert>{MAIL_OUTBOX.noEmailsYet}</Alert>}
      {items.length > 0 && (
        <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: local ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)' }, alignItems: 'start' })}>
          <ul className={css({ display: 'grid' })} aria-label="Mails">
            {items.map((mail) => <Row key={mail.id} mail={mail} open={mail.id === openId} onOpen={local ? () => setOpenId(mail.id) : null} />)}
          </ul>
          {local && <MailReader mail={open ?? null} />}
        </div>
      )}
      {mails.hasNextPage && <Button size="sm" busy={mails.isFetchingNextPage} busyLabel="Fetching…" onClick={() => void mails.fetchNextPage()}>Load more</Button>}
    </Card>
  );
}

function Row({ mail, open, onOpen }: { mail: StoredMail; open: boolean; onOpen: (() => void) | null }) {
  const inside = (
    <>
      <span className={css({ display: 'flex', gap: '2', alignItems: 'baseline', justifyContent: 'space-between' })}>
        <strong className={css({ textStyle: 'small' })}>{mail.subject}</strong>
        <Badge tone={mail.status === 'failed' ? 'bad' : 'neutral'}>{mail.status}</Badge>
      </span>
      <span className={css({ textStyle: 'meta', color: 'fg.subtle', overflowWrap: 'anywhere' })}>
        {mail.to && `${mail.to} · `}<time dateTime={mail.createdAt} title={mail.createdAt}>{relativeTime(mail.createdAt)}</time>
      </span>
    </>
  );
  return (
    <li className={css({ borderBottom: 'soft' })}>
      {onOpen ? <button type="button" aria-pressed={open} className={row} onClick={onOpen}>{inside}</button> : <div className={row}>{inside}</div>}
    </li>
  );
}

const row = css({
  display: 'grid', gap: '0.5', width: 'full', textAlign: 'start', paddingBlock: '2.5', paddingInline: '2', borderRadius: 'sm', border: 'none', color: 'fg', backgroundColor: 'transparent',
  '&[aria-pressed=true]': { backgroundColor: 'hover' }, '&:is(button):hover': { backgroundColor: 'hover' },
});
