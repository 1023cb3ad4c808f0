import { css, cx } from '#styled/css';
import { wrap } from '#styled/patterns';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { Switch } from '#ui/switch.tsx';
import { KEY_HINTS } from '../moderation-review.words.ts';

/** Lists the keyboard shortcuts of the review queue, with the switch that turns them off. */
export const KeyHints = ({ on, onTurn }: { on: boolean; onTurn(on: boolean): void }) => (
  <div className={cx(css({ display: { base: 'none', lg: 'grid' }, gap: '2', borderTop: 'soft', paddingBlockStart: '3', textStyle: 'meta', color: 'fg.muted' }), keysOnly)}>
    <Switch checked={on} onCheckedChange={onTurn}>{KEY_HINTS.label}</Switch>
    {on && (
      <ul className={wrap({ columnGap: '3', rowGap: '1.5' })}>
        <li><Kbd>J</Kbd> {KEY_HINTS.nextText}</li><li><Kbd>K</Kbd> {KEY_HINTS.backText}</li><li><Kbd>A</Kbd> {KEY_HINTS.approveText}</li><li><Kbd>C</Kbd> {KEY_HINTS.changesText}</li><li><Kbd>R</Kbd> {KEY_HINTS.rejectText}</li>
      </ul>
    )}
  </div>
);
