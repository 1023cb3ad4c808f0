import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, hstack, metaText, stack, wrap } from '#styled/patterns';
import { ACHIEVEMENT_AREAS } from '#contracts/achievements.ts';
import type { EarnedAchievement, LockedAchievement } from '#contracts/achievements.ts';
import { useAuth } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { earnedQuery } from '../achievements.queries.ts';
import { AREAS } from '../medal/achievement-words.ts';
import { EARNED_ACHIEVEMENTS } from '../achievements.words.ts';
import { PersonTile } from './person-tile.tsx';
import { tiles, TilesWaiting } from './tiles.tsx';

/** The achievements of another user by area: earned ones as medals, others as silhouettes with the viewer's own progress. Secret ones stay masked. */
export function EarnedAchievements({ username, name }: { username: string; name: string }) {
  const { user } = useAuth();
  const { data, error, refetch } = useQuery(earnedQuery(username));
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <TilesWaiting />;
  const { achievements, locked, total, shared } = data;
  const areas = ACHIEVEMENT_AREAS.map((area) => ({ id: area, title: AREAS[area], earned: achievements.filter((each) => each.area === area && !each.secret), locked: locked.filter((each) => each.area === area && !each.secret) }));
  const secrets = { id: 'secret', title: EARNED_ACHIEVEMENTS.secretTitle, earned: achievements.filter(({ secret }) => secret), locked: locked.filter(({ secret }) => secret) };
  return (
    <div className={column({ gap: '8' })}>
      <Card radius="lg" pad="sm" className={wrap({ alignItems: 'center', columnGap: '6', rowGap: '3' })}>
        <p className={hstack({ alignItems: 'baseline', gap: '2' })}><strong className={css({ textStyle: 'h3', tabular: true })}>{achievements.length}</strong> <span className={css({ color: 'fg.subtle' })}>{EARNED_ACHIEVEMENTS.ofText(total)}</span></p>
        <span className={css({ flex: '1', minWidth: '[160px]' })}><ProgressBar label={EARNED_ACHIEVEMENTS.barLabel(name)} tone="amber" value={(achievements.length / Math.max(1, total)) * 100} /></span>
        {user && shared !== null && <p className={hstack({ gap: '2.5', textStyle: 'small', color: 'fg.muted' })}><Avatar name={user.displayName ?? user.username} src={user.avatarUrl} size={24} />{EARNED_ACHIEVEMENTS.sharedText(shared)}</p>}
      </Card>
      {[...areas, secrets].map((area) => <Area key={area.id} {...area} />)}
    </div>
  );
}

function Area({ id, title, earned, locked }: { id: string; title: string; earned: readonly EarnedAchievement[]; locked: readonly LockedAchievement[] }) {
  if (earned.length + locked.length === 0) return null;
  return (
    <section aria-labelledby={`area-${id}`} className={stack({ gap: '3.5' })}>
      <header className={hstack({ alignItems: 'baseline', gap: '2' })}>
        <h3 id={`area-${id}`} className={css({ textStyle: 'pane' })}>{title}</h3>
        <span className={metaText({ tabular: true })}>{EARNED_ACHIEVEMENTS.areaText(earned.length, earned.length + locked.length)}</span>
      </header>
      <ul className={tiles}>{[...earned, ...locked].map((achievement) => <PersonTile key={achievement.key} achievement={achievement} />)}</ul>
    </section>
  );
}
