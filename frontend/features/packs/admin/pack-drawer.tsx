import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, dividedList, flexFill, hstack, keepSize, longWords, metaText, subheading, wrap } from '#styled/patterns';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getAdminPack } from '#contracts/pack-admin.ts';
import { packPreview } from '#contracts/pack-address.ts';
import { Badge } from '#ui/badge.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { adminPackQuery } from './admin-packs.queries.ts';
import { DecidePack } from './decide-pack.tsx';
import { PACK_DRAWER } from '../packs-admin.words.ts';

/** Shows administrators one pack: the waiting version with the decision, its prompts, and its latest sales. */
export function PackDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const { data, error, isPending, refetch } = useQuery(adminPackQuery(id));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} side="right" title={data?.pack.title ?? PACK_DRAWER.loadingTitle}>
      <div className={column({ gap: '6' })}>
        {isPending && <Skeleton radius="lg" className={css({ height: '[320px]' })} />}
        {error !== null && <FetchProblem error={error} onRetry={() => void refetch()} />}
        {data && <Inside {...data} />}
      </div>
    </Sheet>
  );
}

function Inside({ pack, draft, waiting, sales }: ResponseOf<typeof getAdminPack>) {
  return (
    <>
      <div className={wrap({ gap: '2' })}>
        {pack.status === 'published' && <LinkButton size="sm" to={packPreview(pack)}>{PACK_DRAWER.pageButton}</LinkButton>}
        {pack.official && <LinkButton size="sm" to={`/edit/pack/${pack.id}`}>{PACK_DRAWER.editButton}</LinkButton>}
      </div>
      {waiting && (
        <section aria-labelledby="pack-waiting" className={column({ gap: '3' })}>
          <h3 id="pack-waiting" className={css({ textStyle: 'h4' })}>{PACK_DRAWER.waitingTitle(waiting.version)}</h3>
          {waiting.changeNote && <p className={longWords({ textStyle: 'small' })}>{PACK_DRAWER.noteText(waiting.changeNote)}</p>}
          {waiting.changes.length > 0 && <ul className={css({ textStyle: 'small' })}>{waiting.changes.map(({ kind, title }, index) => <li key={`${index} ${title}`}><b>{PACK_DRAWER.kinds[kind]}</b> {title}</li>)}</ul>}
          <DecidePack packId={pack.id} />
        </section>
      )}
      <section aria-labelledby="pack-prompts">
        <h3 id="pack-prompts" className={subheading()}>{PACK_DRAWER.itemsTitle}</h3>
        <ol className={dividedList({ textStyle: 'small' })}>
          {draft.items.map(({ promptId, prompt, note, listValue }) => (
            <li key={promptId} className={css({ paddingBlock: '2' })}>
              <span className={hstack({ gap: '2', justifyContent: 'space-between' })}>{prompt ? <TextLink to={`/prompt/${prompt.slug}`}>{prompt.title}</TextLink> : '–'}<span className={keepSize({ tabular: true })}>{listValue ?? '–'}</span></span>
              {note && <span className={metaText({ display: 'block', overflowWrap: 'anywhere' })}>{note}</span>}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="pack-sales">
        <h3 id="pack-sales" className={subheading()}>{PACK_DRAWER.salesTitle}</h3>
        {sales.length === 0 && <p className={metaText()}>{PACK_DRAWER.noSales}</p>}
        <ul className={dividedList({ textStyle: 'small' })}>
          {sales.map((sale) => (
            <li key={sale.id} className={hstack({ gap: '2', paddingBlock: '2' })}>
              <span className={flexFill()}>{sale.buyer ? `@${sale.buyer.username}` : PACK_DRAWER.sellerGone} {sale.gift && <Badge>{PACK_DRAWER.gift}</Badge>}<span className={metaText({ display: 'block', tabular: true })}>{PACK_DRAWER.saleText(sale.paid, sale.coupon)} · <Moment at={sale.at} /></span></span>
              <Badge tone={sale.status === 'active' ? 'good' : 'neutral'}>{PACK_DRAWER.saleStates[sale.status]}</Badge>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
