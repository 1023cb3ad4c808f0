import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { counted } from '#contracts/plural.ts';
import type { ListedCreator } from '#contracts/prompt-discovery.ts';
import { css } from '#styled/css';
import { hstack, keepSize, metaText, stack } from '#styled/patterns';
import { topCreatorsQuery } from '#features/marketplace/creators.queries.ts';
import { shortNumber } from '#lib/short-number.ts';
import { CoverPicture } from '#shared/prompts/cover-picture.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { paths } from '../../paths.ts';
import { TOP_CREATORS } from './home-rows.words.ts';
import { RowHeader } from './row-header.tsx';

/** A row with the creators whose prompts are run most often; nothing while there are none. */
export function TopCreators() {
  const people = useQuery(topCreatorsQuery).data ?? [];
  if (people.length === 0) return null;
  return (
    <section className={stack({ gap: '4' })}>
      <RowHeader title={TOP_CREATORS.title} note={TOP_CREATORS.note} to="/marketplace?tab=creators" />
      <ul className={row}>{people.map((person) => <li key={person.id} className={stack({ minWidth: '0', listStyle: 'none' })}><Card person={person} /></li>)}</ul>
    </section>
  );
}

/** The card of a creator: latest covers, picture and figures. The whole card is a link. */
const Card = ({ person: { username, displayName, avatarUrl, platform, prompts, uses, coverUrls, coverTypes } }: { person: ListedCreator }) => (
  <article className={card}>
    <div aria-hidden="true" className={covers}>{coverUrls.map((url, place) => <CoverPicture key={url} url={url} type={coverTypes[place] ?? 'image'} />)}</div>
    <span className={face}><Avatar name={displayName} src={avatarUrl} size={44} /></span>
    <h3 className={css({ textStyle: 'cardTitle', minWidth: '0', maxWidth: 'full' })}>
      <Link to={paths.profileOf(username)} className={link}>
        <span className={css({ truncate: true })}>{displayName}</span>
        {platform && <BadgeCheck role="img" aria-label={TOP_CREATORS.platformLabel} className={keepSize({ width: '4', height: '4', color: 'brand' })} />}
      </Link>
    </h3>
    <p className={metaText({ tabular: true, textAlign: 'center' })}>{counted(prompts, 'prompt')}{uses > 0 && <> · {TOP_CREATORS.usesText(shortNumber(uses))}</>}</p>
  </article>
);

const row = css({ display: 'grid', gap: { base: '3', md: '4' }, gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(5, minmax(0, 1fr))' }, '& > :nth-child(n + 5)': { mdDown: { display: 'none' } } });
const card = css({ position: 'relative', display: 'grid', justifyItems: 'center', alignContent: 'start', gap: '0.5', layerStyle: 'card', overflow: 'hidden', paddingBlockEnd: '4', paddingInline: '3', minWidth: '0', transitionProperty: 'border-color', transitionDuration: 'base', '&:is(:hover, :focus-within)': { borderColor: 'brand' } });
const covers = css({ display: 'flex', gap: '0.5', height: '[76px]', justifySelf: 'stretch', marginInline: '-3', backgroundColor: 'raised', '& > *': { flex: '1' } });
const face = css({ marginBlockStart: '[-24px]', borderRadius: 'full', border: '[3px solid {colors.surface}]', lineHeight: '[0]' });
const link = hstack({ gap: '1.5', minWidth: '0', color: 'fg', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', outlineOffset: '[-2px]', borderRadius: 'lg' } } });
