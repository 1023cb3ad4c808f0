import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { coverImage, hstack, stack, stretchedLink, visuallyHidden } from '#styled/patterns';
import type { LibraryEntry } from '#contracts/library.ts';
import { shortNumber } from '#lib/short-number.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TypeChip, TypeIcon } from '#ui/type-chip.tsx';
import { ROWS } from '../library.words.ts';
import type { Selection } from '../selection.ts';
import type { LibraryActs } from '../use-library-acts.tsx';
import { NewerVersion, ownerWords, StatusMark, titleOf } from './entry-parts.tsx';
import { RowMenu } from './row-menu.tsx';

interface LibraryGridProps {
  label: string;
  entries: readonly LibraryEntry[];
  selection: Selection;
  acts: LibraryActs;
  onSelect(id: string, range: boolean): void;
}

/** The library's prompts as cards like those of the marketplace, with their status in place of a price. */
export function LibraryGrid({ label, entries, selection, acts, onSelect }: LibraryGridProps) {
  return (
    <ul aria-label={label} className={grid}>
      {entries.map((entry) => <li key={entry.id} className={stack({ minWidth: '0' })}><Card entry={entry} selected={selection.ids.has(entry.id)} acts={acts} onSelect={(range) => onSelect(entry.id, range)} /></li>)}
    </ul>
  );
}

function Card({ entry, selected, acts, onSelect }: { entry: LibraryEntry; selected: boolean; acts: LibraryActs; onSelect(range: boolean): void }) {
  const { contentType, coverUrl, owner, runs, version } = entry;
  const title = titleOf(entry);
  return (
    <article className={card} data-type={contentType} data-selected={selected || undefined}>
      <div className={cover}>
        {coverUrl ? <img src={coverUrl} alt="" width={480} height={360} loading="lazy" decoding="async" className={coverImage()} /> : <TypeIcon type={contentType} size={32} />}
        <TypeChip type={contentType} onCover className={css({ position: 'absolute', insetBlockStart: '2.5', insetInlineStart: '2.5' })} />
      </div>
      <div className={body}>
        <h3 className={css({ textStyle: 'cardTitle', lineClamp: '2' })}>
          <Link to={version === null ? `/edit/prompt/${entry.id}` : `/prompt/${entry.slug}`} className={link}>{title}</Link>
        </h3>
        <div className={hstack({ gap: '1.5', minHeight: '6', minWidth: '0', textStyle: 'meta', color: 'fg.muted' })}>
          <Avatar name={owner?.displayName ?? ownerWords(entry)} size={20} />
          <span className={css({ truncate: true })}>{ownerWords(entry)}</span>
          {version !== null && <span className={css({ flex: 'none' })}>· v{version}</span>}
          <span className={over}><NewerVersion entry={entry} tabIndex={0} onOpen={() => acts.ask({ about: 'newer', entry })} /></span>
          <span className={over} data-end><RowMenu entry={entry} acts={acts} tabIndex={0} /></span>
        </div>
        <div className={foot}>
          <StatusMark entry={entry} />
          {runs > 0 && <span className={count}><Play size={14} aria-hidden />{shortNumber(runs)}<span className={visuallyHidden()}>{pluralWord(runs, ' run')}</span></span>}
        </div>
      </div>
      <span className={corner}><Checkbox hideLabel checked={selected} onCheckedChange={() => onSelect(false)}>{ROWS.select(title)}</Checkbox></span>
    </article>
  );
}

const grid = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(220px, 1fr))' } });
const card = css({
  position: 'relative', display: 'flex', flexDirection: 'column', layerStyle: 'card', overflow: 'hidden', minWidth: '0', '&:is(:hover, :focus-within)': { borderColor: 'kind' },
  '&[data-selected]': { boxShadow: 'brandEdge', backgroundColor: 'brand.soft' },
});
const cover = css({ position: 'relative', display: 'grid', placeItems: 'center', aspectRatio: '[4 / 3]', backgroundColor: 'kind.soft', color: 'kind', borderBottom: '[2px solid {colors.kind}]', overflow: 'hidden' });
const body = css({ display: 'flex', flexDirection: 'column', gap: '2', padding: { base: '3', md: '4' }, flex: '1', minWidth: '0' });
const link = stretchedLink();
/** These controls are above the link that covers the whole card, so that they can be pressed. */
const over = css({ position: 'relative', zIndex: 'raised', flex: 'none', _empty: { display: 'none' }, '&[data-end]': { marginInlineStart: 'auto', marginBlock: '-1' } });
const foot = hstack({ justifyContent: 'space-between', gap: '2', marginBlockStart: 'auto', paddingBlockStart: '3', borderTop: 'soft', minWidth: '0' });
const count = css({ display: 'inline-flex', alignItems: 'center', gap: '1', flex: 'none', textStyle: 'meta', color: 'fg.subtle', tabular: true });
const corner = css({ position: 'absolute', insetBlockStart: '2.5', insetInlineEnd: '2.5', zIndex: 'raised', display: 'grid', padding: '1', borderRadius: 'sm', backgroundColor: 'surface' });
