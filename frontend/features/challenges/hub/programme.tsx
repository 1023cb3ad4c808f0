import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dateText } from '#lib/date-text.ts';
import { css } from '#styled/css';
import { centered, dividedList, inlineStack, linkRoom, metaText, stack, strongText, wrap } from '#styled/patterns';
import { challengePath } from '#shared/challenges/challenge-address.ts';
import { challengesQuery } from '#shared/challenges/challenges.queries.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { TextLink } from '#ui/text-link.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { PROGRAMME } from '../challenges-hub.words.ts';
import { listPath } from './list-address.ts';
import { NoticeButton } from './notice-button.tsx';

const SHOWN = 4;

/** The list of the next challenges, each with a button that turns its reminders on. Nothing when none is planned. */
export function Programme() {
  const { timeZone } = useReaderClock();
  const coming = useInfiniteQuery(challengesQuery({ state: 'upcoming' })).data?.pages[0]?.items.slice(0, SHOWN) ?? [];
  if (coming.length === 0) return null;
  const part = (iso: string, options: Intl.DateTimeFormatOptions): string => dateText(new Date(iso), { ...options, ...(timeZone && { timeZone }) });
  return (
    <section aria-labelledby="programme" className={css({ marginBlockStart: { base: '8', md: '12' } })}>
      <header className={wrap({ alignItems: 'baseline', columnGap: '3', marginBlockEnd: '4' })}>
        <h2 id="programme" className={css({ textStyle: 'h3' })}>{PROGRAMME.title}</h2>
        <span className={metaText({ hideBelow: 'md' })}>{PROGRAMME.note}</span>
        <TextLink quiet to={listPath({ state: 'upcoming' })} className={inlineStack({ marginInlineStart: 'auto', gap: '1' })}>{PROGRAMME.all}<ChevronRight size={15} aria-hidden /></TextLink>
      </header>
      <ol className={list}>
        {coming.map((challenge) => (
          <li key={challenge.id} className={row} data-type={challenge.contentType}>
            <time dateTime={challenge.opensAt} className={date}><b className={strongText({ fontFamily: 'display', fontSize: '20', lineHeight: '[1.1]' })}>{part(challenge.opensAt, { day: 'numeric' })}</b>{part(challenge.opensAt, { weekday: 'short' })}</time>
            <span className={tile}><TypeIcon type={challenge.contentType} size={17} /></span>
            <div className={css({ minWidth: '0' })}>
              <h3 className={css({ fontFamily: 'text', fontSize: '15', fontWeight: 'semibold', letterSpacing: 'normal', lineHeight: '[1.3]' })}><Link to={challengePath(challenge)} className={linkRoom({ color: 'fg', textDecoration: 'none', _hover: { textDecoration: 'underline' } })}>{challenge.title}</Link></h3>
              <p className={metaText()}>{challenge.theme}</p>
            </div>
            <NoticeButton challenge={challenge} look="row" />
          </li>
        ))}
      </ol>
    </section>
  );
}

const list = dividedList({ layerStyle: 'panel', paddingInline: { base: '4', md: '5' }, paddingBlock: '1' });
const row = css({ display: 'grid', gridTemplateColumns: { base: '36px 36px minmax(0, 1fr) auto', md: '44px 36px minmax(0, 1fr) auto' }, columnGap: { base: '3', md: '3.5' }, alignItems: 'center', paddingBlock: '3' });
const date = stack({ textAlign: 'center', textStyle: 'micro', color: 'fg.subtle', lineHeight: '[1.2]' });
const tile = centered({ width: '9', height: '9', borderRadius: '[10px]', backgroundColor: 'kind.soft', color: 'kind' });
