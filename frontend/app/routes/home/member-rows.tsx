import { AchievementStrip } from '#features/achievements/strip/achievement-strip.tsx';
import { FavouriteAgents } from '#features/agents/home/favourite-agents.tsx';
import { WhatsNew } from '#features/next-features/whats-new.tsx';
import { paths } from '../../paths.ts';
import { FollowedRow } from './followed-row.tsx';

/** A member's rows of the home page below the prompts: people they follow, favourite agents, achievements, and news. */
export const MemberRows = () => (
  <>
    <FollowedRow />
    <FavouriteAgents />
    <AchievementStrip to={paths.achievements} />
    <WhatsNew />
  </>
);
