import { css } from '#styled/css';
import { LiveAnnouncement } from './live-announcement.tsx';
import { MissingPartsNotice } from './missing-parts-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** What the whole page has to say, in sight wherever it is scrolled to: no connection, and parts that did not load. */
export const PageNotices = () => (
  <div className={place}>
    <LiveAnnouncement />
    <OfflineNotice />
    <MissingPartsNotice />
  </div>
);

// Where a part of an open window is missing, the way to fetch it again lies above that window.
const place = css({ position: 'sticky', insetBlockStart: 'header', zIndex: 'rail', '&:has([data-missing-parts] *)': { zIndex: 'toast' } });
