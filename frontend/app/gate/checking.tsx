import { centered } from '#styled/patterns';
import * as START from '../start.words.ts';

/** The placeholder of a page until the server has said whether the visitor is signed in (docs/rules/pages.md#member-gate). */
export const Checking = () => (
  <div className={centered({ minHeight: '[50vh]', color: 'fg.muted' })}>
    <p role="status">{START.checkingText}</p>
  </div>
);
