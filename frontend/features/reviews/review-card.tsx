import { useState } from 'react';
import { BadgeCheck, CircleAlert, MessageSquareReply, ThumbsUp } from 'lucide-react';
import { useSetAtom } from 'jotai';
import { css } from '#styled/css';
import { flexFill, hstack, longWords, metaText, multilineText, stack, wrap } from '#styled/patterns';
import type { Review } from '#contracts/reviews.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { useAuth } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AttachedOutput } from './attachment/attached-output.tsx';
import type { SpokenPrompt } from './spoken-prompt.ts';
import { useHelpful, useReply } from './reviews.mutations.ts';
import { Stars } from './stars.tsx';
import { WordsForm } from './words-form.tsx';
import { REVIEW_CARD } from './reviews.words.ts';

interface ReviewCardProps {
  prompt: SpokenPrompt;
  review: Review;
  /** Buttons with which the reviewer changes or deletes the review. */
  tools?: React.ReactNode;
}

/** Card of one review: its author, stars, the text as typed, and the creator's answer. */
export function ReviewCard({ prompt, review, tools }: ReviewCardProps) {
  const { author, rating, works, title, body, verifiedRuns, unlocker, version, createdAt, editedAt } = review;
  return (
    <article className={stack({ gap: '3', paddingBlock: '5', minWidth: '0' })} aria-label={REVIEW_CARD.reviewByLabel(author.displayName)}>
      <header className={hstack({ gap: '3' })}>
        <Avatar name={author.displayName} src={author.avatarUrl} size={40} />
        <div className={flexFill({ display: 'grid' })}>
          <TextLink quiet to={`/profile/${author.username}`} className={css({ color: 'fg!', fontWeight: 'semibold!', truncate: true, justifySelf: 'start', maxWidth: 'full' })}>{author.displayName}</TextLink>
          <span className={metaText()}><RelativeTime iso={createdAt} />{editedAt && ' · edited'} · v{version}</span>
        </div>
        {tools}
      </header>
      <div className={wrap({ alignItems: 'center', gap: '2' })}>
        <Stars rating={rating} />
        <Badge tone="good"><BadgeCheck aria-hidden />{verifiedRuns === 1 ? REVIEW_CARD.ranItBadge : REVIEW_CARD.runCount(verifiedRuns)}</Badge>
        {unlocker && <Badge tone="brand">{REVIEW_CARD.unlockedItBadge}</Badge>}
        {!works && <Badge tone="warn"><CircleAlert aria-hidden />{REVIEW_CARD.notAsDescribedBadge}</Badge>}
      </div>
      {title && <h4 className={longWords({ textStyle: 'pane' })}>{title}</h4>}
      {body && <p className={words}>{body}</p>}
      {review.attachment && <AttachedOutput output={review.attachment.output} name={author.displayName} />}
      <Helpful prompt={prompt} review={review} />
      <Answer prompt={prompt} review={review} />
    </article>
  );
}

function Helpful({ prompt, review }: ReviewCardProps) {
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const vote = useHelpful(prompt.id, review);
  const { helpful, foundHelpful, mine } = review;
  if (mine) return helpful > 0 ? <p className={metaText({ tabular: true })}>{REVIEW_CARD.foundThisHelpfulText(helpful)}</p> : null;
  const press = (): void => vote.mutate(!foundHelpful);
  return (
    <div className={flush}>
      <Button size="sm" variant="ghost" aria-pressed={foundHelpful} icon={<ThumbsUp aria-hidden />} className={pressed} onClick={() => (user ? press() : openAuth({ tab: 'register', resume: () => vote.mutate(true) }))}>
        {REVIEW_CARD.helpfulButton}{helpful > 0 && ` · ${helpful.toLocaleString('en-US')}`}
      </Button>
    </div>
  );
}

function Answer({ prompt, review }: ReviewCardProps) {
  const { user } = useAuth();
  const [writing, setWriting] = useState(false);
  const reply = useReply(prompt.id, review);
  const creator = user?.id === prompt.creator.id;
  if (writing) {
    const send = async (text: string): Promise<void> => {
      await reply.mutateAsync(text);
      setWriting(false);
    };
    return <WordsForm autoFocus label={REVIEW_CARD.yourAnswerToLabel(review.author.displayName)} hideLabel={false} action={REVIEW_CARD.action} begin={review.reply?.body ?? ''} onSend={send} onCancel={() => setWriting(false)} />;
  }
  return (
    <>
      {review.reply && (
        <div className={stack({ borderInlineStart: '[2px solid {colors.kind}]', paddingInlineStart: '4', gap: '1' })}>
          <p className={metaText()}><Sentence text={REVIEW_CARD.theCreatorText} parts={{ displayName: <strong className={css({ color: 'fg' })}>{prompt.creator.displayName}</strong>, when: <RelativeTime iso={review.reply.at} /> }} /></p>
          <p className={words}>{review.reply.body}</p>
        </div>
      )}
      {creator && <div className={flush}><Button size="sm" variant="ghost" icon={<MessageSquareReply aria-hidden />} onClick={() => setWriting(true)}>{review.reply ? REVIEW_CARD.changeYourAnswerButton : 'Answer'}</Button></div>}
    </>
  );
}

const words = multilineText({ textStyle: 'body', color: 'fg.muted', maxWidth: 'prose' });
/** Aligns the label of a borderless button of the review's card with the text above it. */
const flush = css({ marginInlineStart: '-3' });
const pressed = css({ '&[aria-pressed=true]': { color: 'brand', '& svg': { fill: 'current' } } });
