import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { hstack, stack, visuallyHidden, wrap } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { earnedQuery } from '../achievements.queries.ts';
import { Medal } from '../medal/medal.tsx';
import { ACHIEVEMENTS_CARD } from '../achievements.words.ts';

const SHOWN = 10;

/** The card on a profile with the person's latest medals and silhouettes of their next ones; nothing before the first medal. */
export function AchievementsCard({ username, to }: { username: string; to: string }) {
  const { data } = useQuery(earnedQuery(username));
  if (!data || data.achievements.length === 0) return null;
  const earned = data.achievements.slice(0, SHOWN);
  const next = data.locked.slice(0, SHOWN - earned.length);
  return (
    <Card radius="lg" pad="sm" className={stack({ gap: '3' })}>
      <header className={hstack({ justifyContent: 'space-between', gap: '3' })}>
        <h3 className={css({ textStyle: 'pane' })}>{ACHIEVEMENTS_CARD.heading}</h3>
        <TextLink to={to}>{ACHIEVEMENTS_CARD.link(data.achievements.length, data.total)}</TextLink>
      </header>
      <ul className={wrap({ gap: '2' })}>
        {earned.map(({ key, emoji, tier, title }) => <li key={key} title={title} className={css({ listStyle: 'none' })}><Medal emoji={emoji} tier={tier} earned /><span className={visuallyHidden()}>{title}</span></li>)}
        {next.map(({ key, emoji, tier }) => <li key={key} aria-hidden="true" className={css({ listStyle: 'none' })}><Medal emoji={emoji} tier={tier} earned={false} /></li>)}
      </ul>
    </Card>
  );
}
