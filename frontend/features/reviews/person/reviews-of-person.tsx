import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { flexFill, hstack, longWords, metaText, multilineText, stack, wrap } from '#styled/patterns';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { packPreview } from '#contracts/pack-address.ts';
import type { listReviewsOfPerson } from '#contracts/reviews.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { REVIEWS_OF_PERSON } from '../reviews.words.ts';
import { Stars } from '../stars.tsx';
import { reviewsOfPersonQuery } from './reviews-of-person.queries.ts';

type Said = ResponseOf<typeof listReviewsOfPerson>['items'][number];

/** Tab of a profile with the reviews of the person's prompts and packs, latest first. */
export function ReviewsOfPerson({ personId, name }: { personId: string; name: string }) {
  const pages = useInfiniteQuery(reviewsOfPersonQuery(personId));
  const { data, error, refetch } = pages;
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <div aria-busy="true" className={list}>{[0, 1, 2].map((place) => <Skeleton key={place} radius="lg" className={css({ height: '[140px]' })} />)}</div>;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState size="sm" level="h3" art={<EarsScene />} title={REVIEWS_OF_PERSON.emptyTitle}>{REVIEWS_OF_PERSON.emptyText(name)}</EmptyState>;
  return (
    <div className={stack({ gap: '5' })}>
      <ul aria-label={REVIEWS_OF_PERSON.label(name)} className={list}>{items.map((said) => <li key={said.review.id} className={stack({ listStyle: 'none', minWidth: '0' })}><Line said={said} /></li>)}</ul>
      <LoadMore byButton list={pages} what="reviews" />
    </div>
  );
}

/** One review on a profile, with the prompt or pack that it is about. */
function Line({ said: { review: { author, rating, title, body, createdAt, reply }, work } }: { said: Said }) {
  const to = work.targetType === 'prompt' ? `/prompt/${work.slug}?tab=reviews` : packPreview({ id: work.targetId, slug: work.slug });
  return (
    <Card as="article" radius="lg" pad="sm" className={stack({ gap: '2.5', alignContent: 'start' })}>
      <header className={hstack({ gap: '3', minWidth: '0' })}>
        <Avatar name={author.displayName} src={author.avatarUrl} size={32} />
        <div className={flexFill({ display: 'grid' })}>
          <TextLink quiet to={`/profile/${author.username}`} className={css({ color: 'fg!', fontWeight: 'semibold!', truncate: true, justifySelf: 'start', maxWidth: 'full' })}>{author.displayName}</TextLink>
          <span className={metaText()}><RelativeTime iso={createdAt} /></span>
        </div>
      </header>
      <div className={wrap({ alignItems: 'center', columnGap: '2', rowGap: '1' })}><Stars rating={rating} /><TextLink to={to} className={longWords()}>{work.title}</TextLink></div>
      {title && <h3 className={longWords({ textStyle: 'pane' })}>{title}</h3>}
      {body && <p className={words}>{body}</p>}
      {reply && <p className={answer}>{reply.body}</p>}
    </Card>
  );
}

const list = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } });
const words = multilineText({ textStyle: 'body', color: 'fg.muted', lineClamp: '6' });
const answer = css({ textStyle: 'small', color: 'fg.subtle', whiteSpace: 'pre-line', overflowWrap: 'anywhere', borderInlineStart: '[2px solid {colors.line}]', paddingInlineStart: '3', lineClamp: '4' });
