import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { flex, mutedText, wrap } from '#styled/patterns';
import type { InvoiceView, OrderStatus } from '#contracts/payments.ts';
import { dollars } from '#lib/money.ts';
import { fullDate } from '#lib/full-date.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeProps } from '#ui/badge.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { invoicesQuery } from '../wallet.queries.ts';
import { INVOICE_LIST, INVOICE_STATES } from '../wallet-purchases.words.ts';

/** Lists the user's paid orders, latest first, with links to the payment provider's invoices and receipts. */
export function InvoiceList() {
  const list = useInfiniteQuery(invoicesQuery);
  const { data, error, isPending, isFetchNextPageError, refetch } = list;
  if (isPending) return <div aria-busy="true" className={css({ padding: '5' })}><Skeleton className={css({ height: '20' })} /></div>;
  const invoices = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      {data && invoices.length === 0 && <p className={css({ padding: { base: '4', md: '5' }, borderTop: 'soft', color: 'fg.muted' })}>{INVOICE_LIST.emptyText}</p>}
      <ul>{invoices.map((invoice) => <Invoice key={invoice.orderId} invoice={invoice} />)}</ul>
      {error && !isFetchNextPageError && <div className={css({ padding: '4' })}><FetchProblem error={error} onRetry={() => void refetch()} /></div>}
      {list.hasNextPage && <div className={css({ padding: '4', borderTop: 'soft' })}><LoadMore byButton list={list} what="invoices" variant="ghost" /></div>}
    </>
  );
}

const TONES: Record<OrderStatus, BadgeProps['tone']> = { created: 'neutral', processing: 'neutral', paid: 'good', failed: 'bad', refunded: 'warn', disputed: 'bad' };

function Invoice({ invoice: { number, title, amountCents, refundedCents, tokens, status, paidAt, receiptUrl, pdfUrl } }: { invoice: InvoiceView }) {
  const about = `${title}, ${fullDate(paidAt)}`;
  return (
    <li className={row}>
      <div className={css({ gridArea: 'what', minWidth: '0' })}>
        <p className={wrap({ alignItems: 'center', columnGap: '2', fontWeight: 'semibold' })}>{title} <Badge tone={TONES[status]}>{INVOICE_STATES[status]}</Badge></p>
        <p className={mutedText({ textStyle: 'meta', overflowWrap: 'anywhere' })}>
          <time dateTime={paidAt}>{fullDate(paidAt)}</time> · {tokenWords(tokens)}{number && ` · ${number}`}{refundedCents > 0 && ` · ${dollars(refundedCents)} refunded`}
        </p>
      </div>
      <strong className={css({ gridArea: 'price', tabular: true })}>{dollars(amountCents)}</strong>
      <p className={flex({ gridArea: 'papers', gap: '4', textStyle: 'small' })}>
        {receiptUrl && <Paper href={receiptUrl} of={about}>{INVOICE_LIST.receiptText}</Paper>}
        {pdfUrl && <Paper href={pdfUrl} of={about}>{INVOICE_LIST.pdfText}</Paper>}
      </p>
    </li>
  );
}

const Paper = ({ href, of, children }: { href: string; of: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={css({ color: 'brand', fontWeight: 'semibold', minHeight: '6' })}>{children}<VisuallyHidden>{` ${INVOICE_LIST.linkDetails(of)}`}</VisuallyHidden></a>
);

const row = css({
  display: 'grid', columnGap: '5', rowGap: '2', alignItems: 'center', paddingInline: { base: '4', md: '5' }, paddingBlock: '4', borderTop: 'soft',
  gridTemplateAreas: { base: '"what price" "papers papers"', md: '"what papers price"' }, gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 140px auto' },
});
