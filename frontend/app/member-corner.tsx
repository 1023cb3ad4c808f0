import { AchievementCorner } from '#features/achievements/toast/achievement-corner.tsx';
import { JobTray } from '#features/generation/tray/job-tray.tsx';
import { LinkedWindows } from './linked-windows.tsx';

/** The lower right corner of every page of a signed-in user: jobs lowest, achievements above them (and above a toast). What addresses open for them is here too. */
export const MemberCorner = () => (
  <>
    <JobTray />
    <AchievementCorner />
    <LinkedWindows />
  </>
);
