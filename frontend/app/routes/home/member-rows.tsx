import { AchievementStrip } from '#features/achievements/strip/achievement-strip.tsx';
import { WhatsNew } from '#features/next-features/whats-new.tsx';
import { paths } from '../../paths.ts';
import { FollowedRow } from './followed-row.tsx';

/** What a member reads below the prompts: the people they follow, their achievements, and what is new. */
export const MemberRows = () => (
  <>
    <FollowedRow />
    <AchievementStrip to={paths.achievements} />
    <WhatsNew />
  </>
);
