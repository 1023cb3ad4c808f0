import { css } from '#styled/css';
import { column, longWords, metaText, monoText, mutedText, wrap } from '#styled/patterns';
import type { Finding } from '#contracts/stripe-sync.ts';
import { messageWithRetry } from '#lib/api-error.ts';
import { dollars } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Moment } from '#ui/moment.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { canCredit, groupFindings } from './finding-groups.ts';
import { useCredit } from './stripe-sync.mutations.ts';
import { FINDINGS_LIST } from './stripe-sync.words.ts';

const OUTCOMES = { found: { word: 'found', tone: 'warn' }, repaired: { word: 'repaired', tone: 'good' }, open: { word: FINDINGS_LIST.needsPerson, tone: 'bad' } } as const;

interface FindingsListProps {
  findings: readonly Finding[];
  /** Returns the address of the page of an order. */
  orderPath(orderId: string): string;
}

/** Lists what a reconciliation with Stripe found, by kind. Administrators can credit missed payments one by one. */
export function FindingsList({ findings, orderPath }: FindingsListProps) {
  return (
    <div className={column({ gap: '5' })}>
      {groupFindings(findings).map((group) => (
        <section key={group.kind} aria-label={group.title}>
          <h4 className={css({ textStyle: 'label' })}>{group.title} ({group.findings.length})</h4>
          <p className={mutedText({ textStyle: 'meta' })}>{group.help}</p>
          <ul className={css({ display: 'grid' })}>
            {group.findings.map((finding) => <Row key={`${finding.stripeId} ${finding.detail}`} finding={finding} orderPath={orderPath} />)}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ finding, orderPath }: { finding: Finding } & Pick<FindingsListProps, 'orderPath'>) {
  const credit = useCredit();
  const { word, tone } = credit.data?.credited ? OUTCOMES.repaired : OUTCOMES[finding.outcome];
  const send = (): void =>
    credit.mutate(finding.stripeId, {
      onSuccess: ({ credited, message }) => toast({ tone: credited ? 'success' : 'destructive', title: credited ? 'Credited' : FINDINGS_LIST.toast, description: message }),
      onError: (error) => toast({ tone: 'destructive', title: FINDINGS_LIST.toast, description: messageWithRetry(error, FINDINGS_LIST.pleaseTryAgainText, FINDINGS_LIST.retry) }),
    });
  return (
    <li className={wrap({ gap: '3', alignItems: 'center', paddingBlock: '2.5', borderBottom: 'soft', textStyle: 'small', _last: { borderBottom: 'none' } })}>
      <Badge tone={tone}>{word}</Badge>
      <div className={longWords({ flex: '[1 1 220px]', minWidth: '0' })}>
        <p>{finding.amountCents !== null && <strong>{dollars(finding.amountCents)} </strong>}{finding.username && `@${finding.username} `}<code className={monoText({ color: 'fg.muted' })}>{finding.stripeId}</code></p>
        <p className={metaText()}>{finding.detail} <Moment at={finding.at} /></p>
      </div>
      {finding.orderId && <TextLink to={orderPath(finding.orderId)}>{FINDINGS_LIST.link}</TextLink>}
      {canCredit(finding) && !credit.data?.credited && <Button size="sm" variant="primary" aria-label={FINDINGS_LIST.label(finding.stripeId)} busy={credit.isPending} busyLabel={FINDINGS_LIST.busyLabel} onClick={send}>{FINDINGS_LIST.button}</Button>}
    </li>
  );
}
