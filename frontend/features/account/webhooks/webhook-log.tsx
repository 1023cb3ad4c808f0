import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { hstack, longWords, metaText, stack, wrap } from '#styled/patterns';
import type { Webhook, WebhookCall } from '#contracts/webhooks.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRepeatCall } from './webhooks.mutations.ts';
import { webhookCallsQuery } from './webhooks.queries.ts';
import { callLabel, PROBLEM_WORDS, WEBHOOK_LOG } from './webhooks.words.ts';

const TONES = { waiting: 'warn', delivered: 'good', failed: 'bad' } as const;

/** The list of calls that the server sent to a webhook, each with its result. */
export function WebhookLog({ webhook: { id, url, off }, onClose }: { webhook: Webhook; onClose(): void }) {
  const log = useInfiniteQuery(webhookCallsQuery(id));
  const calls = log.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} size="lg" title={WEBHOOK_LOG.title} description={<>{WEBHOOK_LOG.intro} <span className={longWords()}>{url}</span></>}
      footer={
        <>
          <Button busy={log.isRefetching && !log.isFetchingNextPage} busyLabel={WEBHOOK_LOG.refreshBusyLabel} onClick={() => void log.refetch()}>{WEBHOOK_LOG.refreshButton}</Button>
          <Button variant="primary" onClick={onClose}>{WEBHOOK_LOG.closeButton}</Button>
        </>
      }
    >
      {log.isError && !log.isFetchNextPageError && <FetchProblem error={log.error} onRetry={() => void log.refetch()} />}
      {log.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[180px]' })} /></div>}
      {log.data && calls.length === 0 && <p className={css({ color: 'fg.muted' })}>{WEBHOOK_LOG.emptyText}</p>}
      {calls.length > 0 && (
        <div className={stack({ gap: '3', justifyItems: 'start' })}>
          <ol aria-label={WEBHOOK_LOG.listLabel} className={stack({ width: 'full' })}>
            {calls.map((each) => <CallRow key={each.id} webhookId={id} made={each} repeatable={off === null} />)}
          </ol>
          <LoadMore byButton list={log} what="calls" size="sm" />
        </div>
      )}
    </Dialog>
  );
}

function CallRow({ webhookId, made, repeatable }: { webhookId: string; made: WebhookCall; repeatable: boolean }) {
  const repeat = useRepeatCall(webhookId);
  const { id, type, status, attempts, statusCode, problem, durationMs, nextAt, createdAt, body } = made;
  return (
    <li className={row}>
      <div className={hstack({ justifyContent: 'space-between', alignItems: 'flex-start', gap: '3' })}>
        <p className={wrap({ alignItems: 'center', columnGap: '2', rowGap: '1', fontWeight: 'semibold', textStyle: 'small' })}>
          {callLabel(type)}
          <Badge tone={TONES[status]}>{WEBHOOK_LOG.status[status]}</Badge>
        </p>
        {repeatable && <Button size="sm" aria-label={WEBHOOK_LOG.repeatLabel(callLabel(type))} busy={repeat.isPending} busyLabel={WEBHOOK_LOG.repeatBusyLabel} onClick={() => repeat.mutate(id)}>{WEBHOOK_LOG.repeatButton}</Button>}
      </div>
      {problem !== null && <p className={css({ textStyle: 'small' })}>{PROBLEM_WORDS[problem]}</p>}
      <p className={metaText({ tabular: true })}>
        <RelativeTime iso={createdAt} />
        {attempts > 0 && ` · ${WEBHOOK_LOG.factsText(attempts, statusCode, durationMs)}`}
        {attempts > 0 && nextAt !== null && <>{' · '}<Sentence text={WEBHOOK_LOG.nextText} parts={{ when: <RelativeTime iso={nextAt} /> }} /></>}
      </p>
      {repeat.isError && <Alert tone="bad">{messageOf(repeat.error, WEBHOOK_LOG.repeatFailed)}</Alert>}
      <Disclosure summary={WEBHOOK_LOG.bodySummary} className={css({ textStyle: 'small' })}>
        <pre tabIndex={0} role="region" aria-label={WEBHOOK_LOG.bodyLabel} className={code}>{body}</pre>
      </Disclosure>
    </li>
  );
}

const row = stack({ gap: '1', minWidth: '0', paddingBlock: '3', borderTop: 'soft', _first: { borderTop: 'none', paddingBlockStart: '0' } });
const code = css({ fontFamily: 'mono', textStyle: 'small', padding: '3', borderRadius: 'md', backgroundColor: 'raised', border: 'soft', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
