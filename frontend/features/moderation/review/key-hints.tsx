import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import { Kbd } from '#ui/kbd.tsx';
import { Switch } from '#ui/switch.tsx';

/** The letters that work through the queue, and the way to switch them off. */
export const KeyHints = ({ on, onTurn }: { on: boolean; onTurn(on: boolean): void }) => (
  <div className={css({ display: { base: 'none', lg: 'grid' }, gap: '2', borderTop: 'soft', paddingBlockStart: '3', textStyle: 'meta', color: 'fg.muted' })}>
    <Switch checked={on} onCheckedChange={onTurn}>Single-letter keys</Switch>
    {on && (
      <ul className={wrap({ columnGap: '3', rowGap: '1.5' })}>
        <li><Kbd>J</Kbd> next</li><li><Kbd>K</Kbd> back</li><li><Kbd>A</Kbd> approve</li><li><Kbd>C</Kbd> changes</li><li><Kbd>R</Kbd> reject</li>
      </ul>
    )}
  </div>
);
