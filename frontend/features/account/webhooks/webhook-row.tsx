import { css } from '#styled/css';
import { longWords, metaText, stack, wrap } from '#styled/patterns';
import type { Webhook } from '#contracts/webhooks.ts';
import { messageOf } from '#lib/api-error.ts';
import { fullDate } from '#lib/full-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.tsx';
import { useTestWebhook } from './webhooks.mutations.ts';
import { EVENT_WORDS, WEBHOOKS } from './webhooks.words.ts';

/** A row of the list of webhooks: address, events, and whether the last calls succeeded. */
export function WebhookRow({ webhook, onOpen }: { webhook: Webhook; onOpen(window: 'edit' | 'log' | 'secret' | 'delete'): void }) {
  const test = useTestWebhook();
  const { id, url, events, off, lastFour, previousUntil, failingSince } = webhook;
  return (
    <li className={row}>
      <p className={wrap({ alignItems: 'center', columnGap: '2', rowGap: '1', textStyle: 'small' })}>
        <span className={longWords({ fontFamily: 'mono', minWidth: '0' })}>{url}</span>
        {off !== null ? <Badge>{WEBHOOKS.offBadge}</Badge> : failingSince !== null ? <Badge tone="warn">{WEBHOOKS.failingBadge}</Badge> : <Badge tone="good">{WEBHOOKS.onBadge}</Badge>}
      </p>
      {off === 'failing' && <Alert tone="warn">{WEBHOOKS.switchedOffText}</Alert>}
      {off === null && failingSince !== null && <p className={metaText()}><Sentence text={WEBHOOKS.failingText} parts={{ when: <RelativeTime iso={failingSince} /> }} /></p>}
      <p className={wrap({ gap: '1' })}>{events.map((event) => <Badge key={event}>{EVENT_WORDS[event].label}</Badge>)}</p>
      <p className={metaText()}>
        <span className={css({ fontFamily: 'mono' })}>{WEBHOOKS.secretText(lastFour)}</span>
        {previousUntil !== null && <>{' · '}<Sentence text={WEBHOOKS.previousText} parts={{ day: <time dateTime={previousUntil}>{fullDate(previousUntil)}</time> }} /></>}
      </p>
      {test.isError && <Alert tone="bad">{messageOf(test.error, WEBHOOKS.testFailed)}</Alert>}
      <div className={wrap({ gap: '2' })}>
        <Button size="sm" aria-label={WEBHOOKS.logLabel(url)} onClick={() => onOpen('log')}>{WEBHOOKS.logButton}</Button>
        {off === null && (
          <Button size="sm" aria-label={WEBHOOKS.testLabel(url)} busy={test.isPending} busyLabel={WEBHOOKS.testBusyLabel} onClick={() => test.mutate(id, { onSuccess: () => void toast({ tone: 'success', title: WEBHOOKS.testedToast }) })}>
            {WEBHOOKS.testButton}
          </Button>
        )}
        <Button size="sm" aria-label={WEBHOOKS.editLabel(url)} onClick={() => onOpen('edit')}>{WEBHOOKS.editButton}</Button>
        <Button size="sm" aria-label={WEBHOOKS.secretLabel(url)} onClick={() => onOpen('secret')}>{WEBHOOKS.secretButton}</Button>
        <Button size="sm" variant="danger" aria-label={WEBHOOKS.deleteLabel(url)} onClick={() => onOpen('delete')}>{WEBHOOKS.deleteButton}</Button>
      </div>
    </li>
  );
}

const row = stack({ gap: '2', minWidth: '0', paddingBlock: '4', borderTop: 'soft', _first: { borderTop: 'none', paddingBlockStart: '0' } });
