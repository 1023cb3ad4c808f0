import { AchievementCorner } from '#features/achievements/toast/achievement-corner.tsx';
import { JobTray } from '#features/generation/tray/job-tray.tsx';
import { LinkedWindows } from './linked-windows.tsx';

/**
 * The lower right corner of a signed-in user's pages: running jobs at the bottom, achievements above them (and above a toast). It also opens
 * the dialogs that addresses name.
 */
export const MemberCorner = () => (
  <>
    <JobTray />
    <AchievementCorner />
    <LinkedWindows />
  </>
);
