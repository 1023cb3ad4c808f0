import { css } from '#styled/css';
import { LiveAnnouncement } from './live-announcement.tsx';
import { MissingPartsNotice } from './missing-parts-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** Notices for the whole page, always in view: no connection, and parts that did not load. */
export const PageNotices = () => (
  <div className={place}>
    <LiveAnnouncement />
    <OfflineNotice />
    <MissingPartsNotice />
  </div>
);

// Above an open dialog, because its missing parts are loaded again from here.
const place = css({ position: 'sticky', insetBlockStart: 'header', zIndex: 'rail', '&:has([data-missing-parts] *)': { zIndex: 'toast' } });
