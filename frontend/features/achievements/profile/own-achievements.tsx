import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, stack } from '#styled/patterns';
import { ACHIEVEMENT_AREAS } from '#contracts/achievements.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { achievementsQuery } from '../achievements.queries.ts';
import { AchievementTile } from '../medal/achievement-tile.tsx';
import { AREAS } from '../medal/achievement-words.ts';
import { tiles, TilesWaiting } from './tiles.tsx';
import { OWN_ACHIEVEMENTS } from '../achievements.words.ts';

/** The viewer's own achievements by area with progress: earned ones first, then silhouettes. */
export function OwnAchievements() {
  const { data, error, refetch } = useQuery(achievementsQuery);
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <TilesWaiting />;
  return (
    <div className={column({ gap: '8' })}>
      <div className={stack({ gap: '2', maxWidth: 'dialogSm' })}>
        <p className={css({ color: 'fg.muted' })}><Sentence text={OWN_ACHIEVEMENTS.earnedText} parts={{ count: <strong className={css({ color: 'fg' })}>{data.unlocked} of {data.total}</strong> }} /></p>
        <ProgressBar label={OWN_ACHIEVEMENTS.label} tone="amber" value={(data.unlocked / Math.max(1, data.total)) * 100} />
      </div>
      {ACHIEVEMENT_AREAS.map((area) => {
        const own = data.achievements.filter((achievement) => achievement.area === area);
        const sorted = [...own.filter(({ unlockedAt }) => unlockedAt), ...own.filter(({ unlockedAt }) => !unlockedAt)];
        return sorted.length > 0 && (
          <section key={area} aria-labelledby={`area-${area}`} className={stack({ gap: '4' })}>
            <h3 id={`area-${area}`} className={css({ textStyle: 'h4' })}>{AREAS[area]}</h3>
            <ul className={tiles}>{sorted.map((achievement) => <AchievementTile key={achievement.key} achievement={achievement} />)}</ul>
          </section>
        );
      })}
    </div>
  );
}
