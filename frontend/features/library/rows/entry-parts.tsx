import { ArrowUp, Package, Star } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, keepSize } from '#styled/patterns';
import type { LibraryEntry } from '#contracts/library.ts';
import { CoverPicture } from '#shared/prompts/cover-picture.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { ROWS } from '../library.words.ts';
import { statusOf } from '../status-of.ts';

export const titleOf = ({ title }: Pick<LibraryEntry, 'title'>): string => title.trim() || ROWS.untitled;

/** Returns who owns a library entry: "You", "You, from Ines Calder" for a fork, or the author's name. */
export function ownerWords({ own, owner, forkedFrom }: LibraryEntry): string {
  if (!own) return owner?.displayName ?? ROWS.gone;
  return forkedFrom ? ROWS.youFrom(forkedFrom.owner?.displayName ?? null) : ROWS.you;
}

/** The small cover of a library entry; the icon of its type when it has no cover. */
export function Thumb({ entry, large = false }: { entry: LibraryEntry; large?: boolean }) {
  return (
    <span data-type={entry.contentType} data-large={large || undefined} className={thumb}>
      {entry.coverUrl ? <CoverPicture url={entry.coverUrl} type={entry.contentType} /> : <TypeIcon type={entry.contentType} />}
    </span>
  );
}

/** The status of a library entry, such as bought or draft, as icon and word. */
export function StatusMark({ entry }: { entry: LibraryEntry }) {
  const { words, icon: Icon, tone } = statusOf(entry);
  return <span data-tone={tone} className={status}><Icon size={14} aria-hidden="true" />{words}</span>;
}

/** A button that names the newer version of a bought prompt and opens the buyer's choice; nothing when there is none. */
export function NewerVersion({ entry, tabIndex = -1, onOpen }: { entry: LibraryEntry; tabIndex?: 0 | -1; onOpen(): void }) {
  if (entry.newerVersion === null) return null;
  return (
    <button type="button" tabIndex={tabIndex} className={newer} aria-label={ROWS.newerLabel(entry.newerVersion, titleOf(entry))} onClick={(event) => { event.stopPropagation(); onOpen(); }}>
      <ArrowUp size={12} aria-hidden="true" />{ROWS.newer(entry.newerVersion)}
    </button>
  );
}

/** Type, owner and version of a library entry, with the newer version that the buyer can accept. */
export function EntryFacts({ entry, onNewer }: { entry: LibraryEntry; onNewer(): void }) {
  return (
    <span className={hstack({ gap: '1.5', textStyle: 'meta', color: 'fg.subtle', minWidth: '0' })}>
      <span data-type={entry.contentType} className={keepSize({ color: 'kind', display: 'inline-flex' })}><TypeIcon type={entry.contentType} size={13} /></span>
      <span className={css({ truncate: true })}>{ownerWords(entry)}</span>
      {entry.version !== null && <span className={css({ flex: 'none' })}>· v{entry.version}</span>}
      {entry.pack && <span className={hstack({ gap: '1', minWidth: '0' })}><Package size={12} role="img" aria-label={ROWS.packLabel} className={css({ flex: 'none' })} /><span className={css({ truncate: true })}>{entry.pack.title}</span></span>}
      <NewerVersion entry={entry} onOpen={onNewer} />
      {entry.starred && <Star size={12} role="img" aria-label={ROWS.starred} className={keepSize({ color: 'amber', fill: 'current' })} />}
      {entry.tags.map((tag) => <span key={tag} className={keepSize({ maxWidth: '[120px]', truncate: true, color: 'fg.subtle' })}>#{tag}</span>)}
    </span>
  );
}

const thumb = css({
  display: 'grid', placeItems: 'center', width: '[48px]', height: '[38px]', flex: 'none', overflow: 'hidden', borderRadius: 'sm', backgroundColor: 'raised', color: 'kind', borderBlockEnd: '[2px solid currentColor]',
  '&[data-large]': { width: '[52px]', height: '[52px]' },
});
const status = css({
  display: 'inline-flex', alignItems: 'center', gap: '1.5', textStyle: 'small', color: 'fg.muted',
  '&[data-tone=good]': { color: 'good' }, '&[data-tone=warn]': { color: 'warn' }, '&[data-tone=bad]': { color: 'bad' }, '&[data-tone=brand] > svg': { color: 'brand' },
});
const newer = css({
  display: 'inline-flex', alignItems: 'center', gap: '0.5', flex: 'none', minHeight: '6', paddingInline: '2', borderRadius: 'sm', backgroundColor: 'brand.soft', color: 'brand', fontWeight: 'semibold', cursor: 'pointer',
});
