import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { css } from '#styled/css';
import { column, coverImage, hstack, metaText, stack } from '#styled/patterns';
import type { Creation, PublicCreation } from '#contracts/creations.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { lineageQuery } from './sheet.queries.ts';
import { SHEET, WHOLE_TREE } from './sheet.words.ts';

type Work = Creation | PublicCreation;

interface WholeTreeProps {
  creation: Creation;
  /** The creations that the shown one was made from, oldest first. */
  madeFrom: readonly PublicCreation[];
  username: string | undefined;
  onOpen(id: string): void;
  onClose(): void;
}

/**
 * The dialog with the tree of everything that was made from the owner's first creation. Earlier creations of other people are listed above
 * it, without what else was made from them.
 */
export function WholeTree({ creation, madeFrom, username, onOpen, onClose }: WholeTreeProps) {
  const own = (work: PublicCreation): boolean => work.maker?.username === username;
  const begins = madeFrom.findLastIndex((work) => !own(work)) + 1;
  const root = madeFrom[begins] ?? creation;
  const way = new Set([...madeFrom.slice(begins).map(({ id }) => id), creation.id]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={WHOLE_TREE.title} description={WHOLE_TREE.description}>
      <div className={column({ gap: '3' })}>
        {madeFrom.slice(0, begins).map((work) => <p key={work.id} className={line}><Picture work={work} /><Words title={work.title} about={work.maker && !own(work) ? SHEET.byText(work.maker.username) : SHEET.ownText} /></p>)}
        <ul className={branch}><Branch work={root} current={creation.id} way={way} onOpen={onOpen} /></ul>
      </div>
    </Dialog>
  );
}

interface BranchProps {
  work: Work;
  current: string;
  /** Ids of the creations from the first to the shown one, whose branches of the tree are expanded. */
  way: ReadonlySet<string>;
  onOpen(id: string): void;
}

function Branch({ work, current, way, onOpen }: BranchProps) {
  const [open, setOpen] = useState(way.has(work.id));
  const lineage = useQuery({ ...lineageQuery(work.id), enabled: open });
  const here = work.id === current;
  return (
    <li>
      <div className={line} aria-current={here || undefined}>
        <IconButton size="sm" aria-expanded={open} label={(open ? WHOLE_TREE.closesLabel : WHOLE_TREE.opensLabel)(work.title)} onClick={() => setOpen(!open)}>{open ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}</IconButton>
        <Picture work={work} />
        {here ? <Words title={work.title} about={WHOLE_TREE.currentText} /> : <button type="button" className={name} onClick={() => onOpen(work.id)}>{work.title}</button>}
      </div>
      {open && lineage.isPending && <div role="status" aria-label={WHOLE_TREE.loadingLabel}><Skeleton className={css({ height: '10', marginInlineStart: '6' })} /></div>}
      {open && lineage.isError && !lineage.data && <FetchProblem error={lineage.error} onRetry={() => void lineage.refetch()} />}
      {open && lineage.data?.ledTo.length === 0 && <p className={metaText({ paddingInlineStart: '9' })}>{WHOLE_TREE.endText}</p>}
      {open && lineage.data && lineage.data.ledTo.length > 0 && <ul className={branch}>{lineage.data.ledTo.map((next) => <Branch key={next.id} work={next} current={current} way={way} onOpen={onOpen} />)}</ul>}
    </li>
  );
}

const Words = ({ title, about }: { title: string; about: string }) => <span className={css({ minWidth: '0' })}><strong className={css({ display: 'block', truncate: true })}>{title}</strong><span className={metaText()}>{about}</span></span>;

function Picture({ work: { contentType, outputs: [first] } }: { work: Work }) {
  const picture = first && (first.posterUrl ?? (first.kind === 'image' ? first.url : null));
  return <span data-type={contentType} className={thumb}>{picture ? <img src={picture} alt="" className={coverImage()} /> : <TypeIcon type={contentType} />}</span>;
}

const branch = stack({ gap: '1', '& &': { marginInlineStart: '4', paddingInlineStart: { base: '2', md: '4' }, borderInlineStart: 'line' } });
const line = hstack({ gap: '2.5', minHeight: '12', minWidth: '0' });
const thumb = css({ flex: 'none', display: 'grid', placeItems: 'center', width: '9', height: '9', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind' });
const name = css({ minWidth: '0', truncate: true, textAlign: 'start', fontWeight: 'semibold', color: 'fg', _hover: { textDecoration: 'underline' } });
