import { Link } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { hstack } from '#styled/patterns';
import type { LibraryEntry } from '#contracts/library.ts';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { FAVOURITES_BAR } from './library.words.ts';
import { Thumb, titleOf } from './rows/entry-parts.tsx';

/** A bar with the first five favourites of the library. The key of its number runs each of them. */
export function FavouritesBar({ entries }: { entries: readonly LibraryEntry[] }) {
  return (
    <section aria-label={FAVOURITES_BAR.title}>
      <div className={hstack({ gap: '2', marginBlockEnd: '3' })}>
        <h2 className={css({ textStyle: 'label' })}>{FAVOURITES_BAR.title}</h2>
        <span aria-hidden="true" className={cx(hints, keysOnly)}><Kbd>1</Kbd>–<Kbd>5</Kbd> {FAVOURITES_BAR.run} <Kbd>S</Kbd> {FAVOURITES_BAR.star}</span>
      </div>
      <ol className={list}>
        {entries.map((entry, at) => (
          <li key={entry.id} className={css({ position: 'relative' })}>
            <Link to={entry.version === null ? `/edit/prompt/${entry.id}` : `/prompt/${entry.slug}`} aria-label={FAVOURITES_BAR.runLabel(at + 1, titleOf(entry))} className={card}>
              <Thumb entry={entry} /><span className={css({ lineClamp: '2', minWidth: '0' })}>{titleOf(entry)}</span>
            </Link>
            <span aria-hidden="true" className={cx(css({ position: 'absolute', top: '-2', insetInlineStart: '-1', hideBelow: 'lg' }), keysOnly)}><Kbd>{at + 1}</Kbd></span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const hints = css({ display: 'inline-flex', alignItems: 'center', gap: '1', marginInlineStart: 'auto', textStyle: 'meta', color: 'fg.subtle', hideBelow: 'lg' });
const list = css({ display: 'grid', gap: '3', gridAutoFlow: { base: 'column', lg: 'row' }, gridAutoColumns: { base: '[168px]', lg: '[auto]' }, gridTemplateColumns: { lg: 'repeat(5, minmax(0, 1fr))' }, overflowX: { base: 'auto', lg: 'visible' }, paddingBlockEnd: { base: '1', lg: '0' } });
const card = css({ layerStyle: 'card', display: 'flex', alignItems: 'center', gap: '2.5', minHeight: '16', paddingInline: '2.5', textStyle: 'small', fontWeight: 'semibold', color: 'fg', _hover: { backgroundColor: 'hover' } });
