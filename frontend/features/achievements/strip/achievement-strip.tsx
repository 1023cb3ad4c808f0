import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { hstack, metaText, mutedText, stack, wrap } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { achievementsQuery } from '../achievements.queries.ts';
import { progressWords } from '../medal/achievement-words.ts';
import { Medal } from '../medal/medal.tsx';
import { nearest } from './nearest.ts';
import { ACHIEVEMENT_STRIP } from '../achievements.words.ts';

const SHOWN = 3;

/**
 * The three achievements that the user is nearest to, under a heading. Nothing when none is left, or when the request failed. It is no
 * landmark, because the region that announces new achievements has the same name.
 */
export function AchievementStrip({ to }: { to: string }) {
  const { data } = useQuery(achievementsQuery);
  const next = nearest(data?.achievements ?? [], SHOWN);
  if (!data || next.length === 0) return null;
  return (
    <section className={stack({ gap: '4' })}>
      <header className={wrap({ alignItems: 'baseline', gap: '3' })}>
        <h2 className={css({ textStyle: 'h3' })}>{ACHIEVEMENT_STRIP.heading}</h2>
        <span className={metaText()}>{ACHIEVEMENT_STRIP.ofEarnedText(data.unlocked, data.total)}</span>
        <TextLink to={to} className={css({ marginInlineStart: 'auto' })}>{ACHIEVEMENT_STRIP.link(data.total)}</TextLink>
      </header>
      <ul className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } })}>
        {next.map((achievement) => (
          <Card key={achievement.key} as="li" radius="lg" pad="sm" className={hstack({ gap: '4' })}>
            <Medal emoji={achievement.emoji} tier={achievement.tier} earned={false} />
            <div className={stack({ flex: '1', minWidth: '0', gap: '1' })}>
              <h3 className={css({ textStyle: 'pane' })}>{achievement.title}</h3>
              <p className={mutedText({ textStyle: 'meta' })}>{progressWords(achievement)}</p>
              <ProgressBar label={ACHIEVEMENT_STRIP.label(achievement.title)} tone="amber" value={(achievement.progress / achievement.goal) * 100} />
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
