import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { PartyPopper, Vote } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, keepSize, metaText, mutedText, stack, threeColumns, wrap } from '#styled/patterns';
import type { NextFeature } from '#contracts/next-features.ts';
import { nextFeaturesAtom } from '#shared/next-features/next-features-dialog.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { nextFeaturesQuery } from './next-features.queries.ts';
import { voteWords } from './vote-share.ts';
import { WHATS_NEW } from './next-features.words.ts';

const MOST = 3;

/** Shows users the next features that were completed last; nothing before the first one. */
export function WhatsNew() {
  const { user } = useAuth();
  const { data = [] } = useQuery(nextFeaturesQuery(user !== null));
  const openFeatures = useSetAtom(nextFeaturesAtom);
  const news = latestCompleted(data);
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="whats-new" className={stack({ gap: '4' })}>
      <header className={wrap({ alignItems: 'center', gap: '3', justifyContent: 'space-between' })}>
        <h2 id="whats-new" className={css({ textStyle: 'h3' })}>{WHATS_NEW.heading}</h2>
        <Button size="sm" icon={<Vote aria-hidden />} onClick={() => openFeatures(true)}>{WHATS_NEW.voteButton}</Button>
      </header>
      <ul className={threeColumns({ gap: '4' })}>
        {news.map(({ id, title, description, votes, completedAt }) => (
          <Card key={id} as="li" pad="md" radius="lg" className={stack({ gap: '2', alignContent: 'start' })}>
            <h3 className={hstack({ gap: '2', textStyle: 'h4', overflowWrap: 'anywhere' })}><PartyPopper size={18} aria-hidden className={keepSize({ color: 'brand' })} />{title}</h3>
            <p className={mutedText({ overflowWrap: 'anywhere' })}>{description}</p>
            <p className={metaText()}><RelativeTime iso={completedAt} />{votes > 0 && ` · ${voteWords(votes)}`}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** The completed features, those that were completed last first. */
const latestCompleted = (features: readonly NextFeature[]) =>
  features.flatMap(({ completedAt, ...feature }) => (completedAt === undefined ? [] : [{ ...feature, completedAt }])).sort((a, b) => b.completedAt.localeCompare(a.completedAt)).slice(0, MOST);
