import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck, CircleMinus } from 'lucide-react';
import { css, cx } from '#styled/css';
import { inlineStack, wrap } from '#styled/patterns';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { candidatesQuery } from '#shared/challenges/challenges.queries.ts';
import { REFUSALS } from '#shared/challenges/challenges.words.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EARLIER } from '../challenge-page.words.ts';
import { SubmitDialog } from './submit-dialog.tsx';

/** The most earlier creations that the page of a challenge shows before the reader presses the button for more: two rows. */
const FIRST = 10;

/** The viewer's earlier creations that can be entered into a challenge, then those that cannot, disabled with the reason. */
export function SendEarlier({ challenge }: { challenge: ChallengeDetail }) {
  const found = useInfiniteQuery(candidatesQuery(challenge.id));
  const [sending, setSending] = useState<{ generationId: string; title: string } | null>(null);
  const [whole, setWhole] = useState(false);
  const loaded = found.data?.pages.flatMap((page) => page.items) ?? [];
  const items = [...loaded.filter(({ refusal }) => refusal === null), ...loaded.filter(({ refusal }) => refusal !== null)].slice(0, whole ? undefined : FIRST);
  const showMore = (): void => {
    if (whole) void found.fetchNextPage();
    setWhole(true);
  };
  if (!found.isPending && items.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className={css({ minWidth: '0', marginBlockStart: '9' })}>
      <header className={wrap({ alignItems: 'baseline', justifyContent: 'space-between', gap: '3', marginBlockEnd: '4' })}>
        <h2 id="earlier" tabIndex={-1} className={css({ textStyle: 'h3' })}>{EARLIER.title}</h2>
        <TextLink quiet to="/my-creations" className={inlineStack({ gap: '1' })}>{EARLIER.all}<ChevronRight size={15} aria-hidden /></TextLink>
      </header>
      {found.isPending && <div aria-busy="true" className={list}>{[0, 1, 2, 3, 4].map((tile) => <Skeleton key={tile} radius="md" className={css({ aspectRatio: '[4 / 3]' })} />)}</div>}
      <ul className={list}>
        {items.map(({ generationId, title, output, refusal }) => {
          const look = (
            <>
              <span className={cx(thumb, refusal !== null && (output.kind === 'text' ? css({ filter: '[grayscale(1)]' }) : css({ filter: '[grayscale(1)]', opacity: '[.5]' })))} data-type={challenge.contentType}><EntryMedia output={output} alt="" /></span>
              <b className={cx(css({ display: 'block', textStyle: 'small', fontWeight: 'semibold', lineHeight: '[1.3]', overflowWrap: 'anywhere' }), refusal !== null && css({ color: 'fg.subtle' }))}>{title}</b>
              <span className={state} data-off={refusal !== null || undefined}>{refusal === null ? <CircleCheck size={13} aria-hidden /> : <CircleMinus size={13} aria-hidden />}{refusal === null ? EARLIER.ready : REFUSALS[refusal]}</span>
            </>
          );
          return <li key={generationId} id={itemId(generationId)} tabIndex={refusal === null ? undefined : -1} className={css({ minWidth: '0', borderRadius: 'md' })}>{refusal === null ? <button type="button" aria-haspopup="dialog" aria-label={EARLIER.sendLabel(title)} className={press} onClick={() => setSending({ generationId, title })}>{look}</button> : look}</li>;
        })}
      </ul>
      {(found.hasNextPage || loaded.length > items.length) && <Button className={css({ marginBlockStart: '4' })} busy={found.isFetchingNextPage} busyLabel={EARLIER.busy} onClick={showMore}>{EARLIER.more}</Button>}
      {sending && <SubmitDialog challenge={challenge} {...sending} onClose={() => setSending(null)} finalFocus={() => placeOf(sending.generationId)} />}
    </section>
  );
}

const itemId = (generationId: string): string => `earlier-${generationId}`;

/** Returns the button of a creation. A creation that was sent has none, so its item, which says that, takes its place; else the heading. */
function placeOf(generationId: string): HTMLElement | null {
  const item = document.getElementById(itemId(generationId));
  return item?.querySelector('button') ?? item ?? document.getElementById('earlier');
}

const list = css({
  display: 'grid', gap: '3.5', gridTemplateColumns: { md: 'repeat(5, minmax(0, 1fr))' },
  mdDown: { gridAutoFlow: 'column', gridAutoColumns: '[140px]', overflowX: 'auto', scrollbarWidth: '[none]', marginInline: '[calc(var(--gutter) * -1)]', paddingInline: 'gutter', paddingBlock: '1' },
});
const thumb = css({ display: 'block', aspectRatio: '[4 / 3]', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'raised', marginBlockEnd: '2' });
const state = css({ display: 'flex', gap: '[5px]', marginBlockStart: '[3px]', textStyle: 'micro', color: 'good', '& svg': { marginBlockStart: '0.5' }, '&[data-off]': { color: 'fg.subtle' } });
const press = css({ display: 'block', width: 'full', padding: '0', backgroundColor: 'transparent', color: 'fg', textAlign: 'start', cursor: 'pointer', borderRadius: 'md', _hover: { '& b': { textDecoration: 'underline' } } });
