import { AchievementStrip } from '#features/achievements/strip/achievement-strip.tsx';
import { FavouriteAgents } from '#features/agents/home/favourite-agents.tsx';
import { WhatsNew } from '#features/next-features/whats-new.tsx';
import { paths } from '../../paths.ts';
import { FollowedRow } from './followed-row.tsx';

/** What a member reads below the prompts: the people they follow, their favourite agents, their achievements, and what is new. */
export const MemberRows = () => (
  <>
    <FollowedRow />
    <FavouriteAgents />
    <AchievementStrip to={paths.achievements} />
    <WhatsNew />
  </>
);
