import { AchievementCorner } from '#features/achievements/toast/achievement-corner.tsx';
import { JobTray } from '#features/generation/tray/job-tray.tsx';

/** The lower right corner of every page of a signed-in user: jobs lowest, achievements above them (and above a toast). */
export const MemberCorner = () => (
  <>
    <JobTray />
    <AchievementCorner />
  </>
);
