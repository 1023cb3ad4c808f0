import { css, cx } from '#styled/css';
import { wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { reach } from '#ui/reach.ts';
import type { ReviewVerdict } from '../moderation.queries.ts';
import { VERDICT_BAR } from '../moderation-review.words.ts';

export type Deciding = ReviewVerdict['decision'];

interface VerdictBarProps {
  /** True when each button of the bar shows the key that does the same. */
  keys: boolean;
  onDecide(decision: Deciding): void;
}

/** Bar with the moderator's three decisions, always visible below the submitted prompt. */
export function VerdictBar({ keys, onDecide }: VerdictBarProps) {
  const hint = (key: string) => keys && <span aria-hidden="true" className={cx(css({ display: { base: 'none', lg: 'inline-flex' } }), keysOnly)}><Kbd>{key}</Kbd></span>;
  return (
    <div ref={liftOthers} role="group" aria-label={VERDICT_BAR.label} className={bar}>
      <Button variant="danger" className={narrow} onClick={() => onDecide('reject')}>{VERDICT_BAR.rejectButton}{hint('R')}</Button>
      <Button className={narrow} onClick={() => onDecide('request_changes')}>{VERDICT_BAR.changesButton}{hint('C')}</Button>
      <Button variant="primary" className={narrow} onClick={() => onDecide('approve')}>{VERDICT_BAR.approveButton}{hint('A')}</Button>
    </div>
  );
}

/** Lifts the tray of runs and the toasts above the bar, so that they do not cover its buttons. */
const liftOthers = reach('--page-bar', (bar) => bar.offsetHeight);
/** Makes the three buttons of the bar narrow enough for one row on a phone. */
const narrow = css({ paddingInline: { base: '3', sm: '4' } });
const bar = wrap({
  position: 'sticky', insetBlockEnd: '0', zIndex: 'raised', gap: '2', justifyContent: 'flex-end', backgroundColor: 'surface', borderTop: 'soft',
  paddingBlock: '3', marginInline: { base: '-5', md: '-6' }, paddingInline: { base: '5', md: '6' }, marginBlockEnd: { base: '-5', md: '-6' }, borderEndStartRadius: 'lg', borderEndEndRadius: 'lg',
});
