import type { ReactNode } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { column, hstack, keepSize, metaText, stack } from '#styled/patterns';
import { collectionsOfQuery } from '#shared/collections/collections.queries.ts';
import { Mosaic } from '#shared/collections/mosaic.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { HeatMap, HeatScale } from '../activity/heat-squares.tsx';
import { heatWeeks } from '../activity/heat-map.ts';
import { activityQuery } from '../profile.queries.ts';
import { ACTIVITY_PANEL, PROFILE_ASIDE, PROFILE_TABS } from '../profile.words.ts';

interface ProfileAsideProps {
  personId: string;
  /** Address of the person's profile. */
  address: string;
  collections: number;
  achievements: ReactNode;
}

/** Number of weeks of activity that fit into the column without scrolling. */
const WEEKS = 15;
const SHOWN = 2;

/** Column on a profile beside the person's prompts: activity of the last weeks, achievements and collections. */
export function ProfileAside({ personId, address, collections, achievements }: ProfileAsideProps) {
  return (
    <div className={column({ gap: '4', alignContent: 'start' })}>
      <Activity personId={personId} to={`${address}?tab=activity`} />
      {achievements}
      {collections > 0 && <Collections personId={personId} to={`${address}?tab=collections`} count={collections} />}
    </div>
  );
}

function Activity({ personId, to }: { personId: string; to: string }) {
  const { data } = useQuery(activityQuery(personId));
  if (!data || data.days.length === 0) return null;
  return (
    <AsideCard title={PROFILE_ASIDE.activityHeading} link={PROFILE_ASIDE.activityLink} to={to}>
      <p className={metaText()}>{ACTIVITY_PANEL.daysText(data.days.length)}</p>
      <HeatMap weeks={heatWeeks(data.days, data.today, WEEKS)} />
      <HeatScale />
    </AsideCard>
  );
}

function Collections({ personId, to, count }: { personId: string; to: string; count: number }) {
  const found = useInfiniteQuery(collectionsOfQuery(personId)).data?.pages[0]?.items.slice(0, SHOWN) ?? [];
  return (
    <AsideCard title={PROFILE_ASIDE.collectionsHeading} link={PROFILE_ASIDE.collectionsLink(count)} to={to}>
      <ul className={stack({ gap: '2' })}>
        {found.map((collection) => (
          <li key={collection.id} className={css({ listStyle: 'none' })}>
            <Link to={`/collection/${collection.slug}`} className={line}>
              <Mosaic covers={collection} name={collection.name} className={keepSize({ width: '[92px]', aspectRatio: '[16 / 9!]', borderRadius: 'md' })} />
              <span className={stack({ minWidth: '0' })}>
                <span className={css({ textStyle: 'cardTitle', truncate: true })}>{collection.name}</span>
                <span className={metaText()}>{PROFILE_TABS.collectionText(collection.itemCount, collection.followerCount)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </AsideCard>
  );
}

/** Small card of the column on a profile, with a heading and a link to the full list. */
export const AsideCard = ({ title, link, to, children }: { title: string; link: string; to: string; children: ReactNode }) => (
  <Card radius="lg" pad="sm" className={stack({ gap: '3' })}>
    <header className={hstack({ justifyContent: 'space-between', gap: '3' })}><h3 className={css({ textStyle: 'pane' })}>{title}</h3><TextLink to={to}>{link}</TextLink></header>
    {children}
  </Card>
);

const line = hstack({ gap: '3', color: 'fg', textDecoration: 'none', borderRadius: 'md', _hover: { '& span > span:first-child': { color: 'brand' } }, _focusVisible: { outline: '[2px solid {colors.brand}]', outlineOffset: '[2px]' } });
