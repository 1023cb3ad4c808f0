import { useEffect } from 'react';
import { css } from '#styled/css';
import { replaceBrokenPictures } from '#lib/broken-pictures.ts';
import { LiveAnnouncement } from './live-announcement.tsx';
import { MissingPartsNotice } from './missing-parts-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** The notices about the whole page, always in view: no connection, and parts that did not load. It also puts placeholders where pictures did not load. */
export function PageNotices() {
  useEffect(replaceBrokenPictures, []);
  return (
    <div className={place}>
      <LiveAnnouncement />
      <OfflineNotice />
      <MissingPartsNotice />
    </div>
  );
}

// The notices about missing parts stand above an open dialog, because their button loads the dialog's missing parts again.
const place = css({ position: 'sticky', insetBlockStart: 'header', zIndex: 'rail', '&:has([data-missing-parts] *)': { zIndex: 'toast' } });
