import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import type { LibraryEntry } from '#contracts/library.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { ROWS } from '../library.words.ts';
import type { Selection } from '../selection.ts';
import type { LibraryActs } from '../use-library-acts.tsx';
import { EntryFacts, StatusMark, titleOf } from './entry-parts.tsx';
import { RowMenu } from './row-menu.tsx';

interface LibraryGridProps {
  label: string;
  entries: readonly LibraryEntry[];
  selection: Selection;
  acts: LibraryActs;
  onSelect(id: string, range: boolean): void;
}

/** The prompts as cards. */
export function LibraryGrid({ label, entries, selection, acts, onSelect }: LibraryGridProps) {
  return (
    <ul aria-label={label} className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' })}>
      {entries.map((entry) => (
        <li key={entry.id} data-type={entry.contentType} data-selected={selection.ids.has(entry.id) || undefined} className={card}>
          <Link to={entry.version === null ? `/edit/prompt/${entry.id}` : `/prompt/${entry.slug}`} className={cover} tabIndex={-1} aria-hidden="true">
            {entry.coverUrl ? <img src={entry.coverUrl} alt="" loading="lazy" decoding="async" className={css({ width: 'full', height: 'full', objectFit: 'cover' })} /> : <TypeIcon type={entry.contentType} size={32} />}
          </Link>
          <div className={css({ display: 'grid', gap: '1', padding: '3', minWidth: '0' })}>
            <Link to={entry.version === null ? `/edit/prompt/${entry.id}` : `/prompt/${entry.slug}`} className={css({ fontWeight: 'semibold', color: 'fg', lineClamp: '2' })}>{titleOf(entry)}</Link>
            <EntryFacts entry={entry} onNewer={() => acts.ask({ about: 'newer', entry })} />
            <div className={hstack({ justifyContent: 'space-between', gap: '2' })}>
              <StatusMark entry={entry} />
              <span className={hstack({ gap: '1' })}><Checkbox hideLabel checked={selection.ids.has(entry.id)} onCheckedChange={() => onSelect(entry.id, false)}>{ROWS.select(titleOf(entry))}</Checkbox><RowMenu entry={entry} acts={acts} /></span>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

const card = css({ layerStyle: 'card', overflow: 'clip', minWidth: '0', '&[data-selected]': { boxShadow: 'brandEdge', backgroundColor: 'brand.soft' } });
const cover = css({ display: 'grid', placeItems: 'center', aspectRatio: '4 / 3', backgroundColor: 'kind.soft', color: 'kind' });
