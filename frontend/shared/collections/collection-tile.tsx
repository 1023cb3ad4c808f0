import type { ReactNode } from 'react';
import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { hstack, keepSize, stack, stretchedLink, visuallyHidden } from '#styled/patterns';
import type { Collection } from '#contracts/collections.ts';
import { shortNumber } from '#lib/short-number.ts';
import { COLLECTION_TILE } from './collections.words.ts';
import { Faces } from './faces.tsx';
import { Mosaic } from './mosaic.tsx';
import { VisibilityIcon } from './visibility-icon.tsx';

/** A collection in a grid: its cover, its name, and a line with its number of items, followers, visibility and owner. The whole tile is a link. */
export function CollectionTile({ collection }: { collection: Collection }) {
  const { name, slug, isSaved, itemCount, followerCount, visibility, owner, viewer, contributors, contributorCount } = collection;
  const facts: ReactNode[] = [
    COLLECTION_TILE.items(itemCount),
    ...(viewer.toReview > 0 ? [<span key="review" className={css({ color: 'brand' })}>{COLLECTION_TILE.waiting(viewer.toReview)}</span>] : []),
    ...(followerCount > 0 ? [<span key="followers" className={later}>{COLLECTION_TILE.followers(shortNumber(followerCount), followerCount)}</span>] : []),
    ...(viewer.own || owner === null ? [] : [<span key="owner" className={later}>{owner.displayName}</span>]),
  ];
  return (
    <article className={tile}>
      <Mosaic covers={collection} name={name} />
      <div className={body}>
        <h3 className={title}>
          {isSaved && <Bookmark aria-hidden />}
          <Link to={`/collection/${slug}`} className={link}>{name}</Link>
        </h3>
        <div className={line}>
          <VisibilityIcon visibility={visibility} />
          <span className={css({ truncate: true })}>{facts.map((fact, at) => <span key={at}>{at > 0 && ' · '}{fact}</span>)}</span>
          {contributorCount > 0 && <span className={faces}><Faces people={viewer.own && owner ? [owner, ...contributors] : contributors} size={24} /><span className={visuallyHidden()}>{COLLECTION_TILE.contributors(contributorCount)}</span></span>}
        </div>
      </div>
    </article>
  );
}

const tile = css({
  position: 'relative', layerStyle: 'card', overflow: 'hidden', height: 'full', transitionProperty: 'border-color', transitionDuration: 'base',
  '&:is(:hover, :focus-within)': { borderColor: 'line.field' },
});
const body = stack({ gap: '0.5', paddingInline: { base: '3', md: '4' }, paddingBlock: { base: '2.5', md: '3.5' } });
const title = css({ display: 'flex', alignItems: 'center', gap: '1.5', minWidth: '0', fontFamily: 'display', fontWeight: 'bold', fontSize: { base: '15', md: '17' }, lineHeight: 'snug', letterSpacing: 'tight', '& svg': { flex: 'none', width: '4', height: '4', color: 'fg.muted' } });
const link = stretchedLink({ minWidth: '0', truncate: true });
const line = hstack({ gap: '2', minWidth: '0', minHeight: '6', textStyle: 'meta', color: 'fg.subtle', tabular: true, '& > svg': { flex: 'none', width: '3.5', height: '3.5' } });
const later = css({ mdDown: { display: 'none' } });
const faces = keepSize({ marginInlineStart: 'auto', mdDown: { display: 'none' } });
