import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { coverImage, hstack, linkRoom, metaText } from '#styled/patterns';
import type { Creation, PublicCreation } from '#contracts/creations.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { lineageQuery } from './sheet.queries.ts';
import { SHEET } from './sheet.words.ts';

const WholeTree = lazyPart(() => import('./whole-tree.tsx'), 'WholeTree');

/**
 * Shows the chain of creations that led to this one, oldest first, and the viewer's own creations that were made directly from it
 * (docs/rules/keeping.md#lineage). A button opens the whole tree. Renders nothing if there are neither.
 */
export function Lineage({ creation, username, onOpen }: { creation: Creation; username: string | undefined; onOpen(id: string): void }) {
  const [whole, setWhole] = useState(false);
  const lineage = useQuery(lineageQuery(creation.id)).data;
  if (!lineage || lineage.madeFrom.length + lineage.ledTo.length === 0) return null;
  const link = (work: PublicCreation) => <Step key={work.id} work={work} about={work.maker && work.maker.username !== username ? SHEET.byText(work.maker.username) : SHEET.ownText} {...(work.maker?.username === username ? { onOpen: () => onOpen(work.id) } : {})} />;
  return (
    <section aria-label={SHEET.lineageTitle}>
      <div className={hstack({ justifyContent: 'space-between', gap: '3' })}>
        <h3>{SHEET.lineageTitle}</h3>
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>{SHEET.treeButton}</Button>
      </div>
      <ol className={chain}>
        {lineage.madeFrom.map(link)}
        <Step work={creation} about={SHEET.thisText} current />
        {lineage.ledTo.map(link)}
      </ol>
      <Suspense fallback={null}>
        {whole && <WholeTree creation={creation} madeFrom={lineage.madeFrom} username={username} onClose={() => setWhole(false)} onOpen={(id) => { setWhole(false); onOpen(id); }} />}
      </Suspense>
    </section>
  );
}

function Step({ work, about, current = false, onOpen }: { work: Creation | PublicCreation; about: string; current?: boolean; onOpen?(): void }) {
  const { title, contentType, outputs: [first] } = work;
  const picture = first && (first.posterUrl ?? (first.kind === 'image' ? first.url : null));
  return (
    <li className={hstack({ gap: '2.5', minWidth: '0', flex: 'none' })} data-type={contentType} aria-current={current || undefined}>
      <span className={thumb} data-current={current || undefined}>{picture ? <img src={picture} alt="" className={coverImage()} /> : <TypeIcon type={contentType} />}</span>
      <span className={css({ minWidth: '0', maxWidth: '[150px]' })}>
        {onOpen ? <button type="button" className={name} onClick={onOpen}>{title}</button> : <span className={name}>{title}</span>}
        <span className={metaText({ display: 'block', truncate: true })}>{about}</span>
      </span>
    </li>
  );
}

const chain = css({ display: 'flex', flexDirection: { base: 'column', md: 'row' }, alignItems: { md: 'center' }, gap: { base: '3', md: '5' }, marginBlockStart: '2.5', overflowX: 'auto', paddingBlock: '1' });
const thumb = css({ flex: 'none', display: 'grid', placeItems: 'center', width: '10', height: '12', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind', '&[data-current]': { outline: '[2px solid {colors.brand}]', outlineOffset: '[2px]' } });
const name = linkRoom({ display: 'block', textAlign: 'start', maxWidth: 'full', truncate: true, fontWeight: 'semibold', fontSize: '14', color: 'fg', _hover: { textDecoration: 'underline' } });
