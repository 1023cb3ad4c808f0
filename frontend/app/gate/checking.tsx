import { centered } from '#styled/patterns';
import * as START from '../start.words.ts';

/** Shown in place of a page until the session check has answered (docs/rules/pages.md#member-gate). */
export const Checking = () => (
  <div className={centered({ minHeight: '[50vh]', color: 'fg.muted' })}>
    <p role="status">{START.checkingText}</p>
  </div>
);
