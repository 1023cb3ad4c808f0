import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FlaskConical } from 'lucide-react';
import { css } from '#styled/css';
import { column, inlineStack, longWords, metaText, stack } from '#styled/patterns';
import { textLink } from '#styled/recipes';
import type { getStripeSync } from '#contracts/stripe-sync.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { Alert } from '#ui/alert.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { syncStateQuery } from './stripe-sync.queries.ts';
import { CONNECTION_PANEL } from './stripe-sync.words.ts';

type State = ResponseOf<typeof getStripeSync>;

/** Panel that shows administrators which Stripe account and mode are used, and whether Stripe's events arrive. */
export function ConnectionPanel() {
  const state = useQuery(syncStateQuery);
  if (state.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[140px]' })} /></div>;
  if (!state.data) return <FetchProblem error={state.error} onRetry={() => void state.refetch()} />;
  return (
    <section aria-label={CONNECTION_PANEL.label} className={column({ gap: '3' })}>
      {state.isError && <FetchProblem error={state.error} onRetry={() => void state.refetch()} />}
      <Kind state={state.data} />
      <Tiles state={state.data} />
    </section>
  );
}

function Kind({ state: { configured, sandbox, mode, dashboardUrl } }: { state: State }) {
  if (!configured) return <Alert tone="warn" title={CONNECTION_PANEL.noPaymentProviderTitle}>{CONNECTION_PANEL.noProvider}</Alert>;
  const way = dashboardUrl && <a href={dashboardUrl} target="_blank" rel="noreferrer" className={`${textLink()} ${inlineStack({ gap: '1.5' })}`}>{sandbox ? CONNECTION_PANEL.sandboxLink : CONNECTION_PANEL.link}<ExternalLink size={14} aria-hidden="true" /></a>;
  if (sandbox) return <Alert tone="info" icon={<FlaskConical size={18} aria-hidden="true" />} title={CONNECTION_PANEL.sandboxPaymentsTitle} action={way}>{CONNECTION_PANEL.sandboxText}</Alert>;
  return mode === 'live'
    ? <Alert tone="good" title={CONNECTION_PANEL.liveModeTitle} action={way}>{CONNECTION_PANEL.liveText}</Alert>
    : <Alert tone="info" title={CONNECTION_PANEL.testModeTitle} action={way}>{CONNECTION_PANEL.stripesTestText}</Alert>;
}

function Tiles({ state: { mode, sandbox, webhook } }: { state: State }) {
  return (
    <dl className={strip}>
      <Tile name={CONNECTION_PANEL.modeName} value={sandbox ? 'Sandbox' : mode === 'live' ? 'Live' : 'Test'} note={`${location.origin}${webhook.path}`} />
      <Tile name={CONNECTION_PANEL.lastEventName} value={webhook.lastReceivedAt ? <RelativeTime iso={webhook.lastReceivedAt} /> : CONNECTION_PANEL.noneYetText} note={CONNECTION_PANEL.receivedLastDay(webhook.receivedLastDay)} />
      <Tile name={CONNECTION_PANEL.pendingName} value={webhook.pending.toLocaleString('en-US')} note={webhook.oldestPendingAt ? <Sentence text={CONNECTION_PANEL.theOldestCameText} parts={{ when: <RelativeTime iso={webhook.oldestPendingAt} /> }} /> : CONNECTION_PANEL.nothingWaitsNote} />
      <Tile name={CONNECTION_PANEL.failedName} value={webhook.failed.toLocaleString('en-US')} alarm={webhook.failed > 0} note={webhook.failed > 0 ? CONNECTION_PANEL.failedNote : CONNECTION_PANEL.allWentThroughNote} />
    </dl>
  );
}

const Tile = ({ name, value, note, alarm = false }: { name: string; value: ReactNode; note: ReactNode; alarm?: boolean }) => (
  <div className={stack({ backgroundColor: 'surface', padding: { base: '3', sm: '4' }, gap: '0.5', alignContent: 'start', minWidth: '0' })}>
    <dt className={metaText()}>{name}</dt>
    <dd>
      <span data-alarm={alarm || undefined} className={longWords({ display: 'block', textStyle: 'stat', '&[data-alarm]': { color: 'bad' } })}>{value}</span>
      <span className={metaText({ display: 'block', overflowWrap: 'anywhere' })}>{note}</span>
    </dd>
  </div>
);

// Through the gaps between the figures the background of the strip shows as thin lines.
const strip = css({
  display: 'grid', gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', xl: '[repeat(4, minmax(0, 1fr))]' }, gap: 'px', overflow: 'hidden', border: 'soft', borderRadius: 'lg', backgroundColor: 'line.soft',
});
