import { css, cx } from '#styled/css';
import { flex, stack } from '#styled/patterns';
import type { VoteChoice, VotePair } from '#contracts/challenge-votes.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { DUEL } from '../challenge-vote.words.ts';
import { DuelSide } from './duel-side.tsx';

interface DuelBoardProps {
  pair: VotePair;
  picked: VoteChoice | null;
  onChoose(choice: VoteChoice): void;
  onLook(side: 'left' | 'right'): void;
}

const SIDES = ['left', 'right'] as const;
const PICK_AREAS = { left: 'pickLeft', right: 'pickRight' } as const;

/** The two entries to vote on and the four possible answers. On phones the picture itself is the button, with tie and skip below. */
export function DuelBoard({ pair, picked, onChoose, onLook }: DuelBoardProps) {
  const text = pair.left.contentType === 'text';
  const stateOf = (side: 'left' | 'right') => (picked === null || picked === 'tie' || picked === 'skip' ? 'open' : picked === side ? 'picked' : 'other');
  return (
    <>
      <div className={cx(board, text && texts)}>
        {SIDES.map((name) => (
          <div key={`${pair.id} ${name}`} className={cell} style={{ gridArea: name }}>
            <DuelSide entry={pair[name]} side={name} state={stateOf(name)} onChoose={() => onChoose(name)} onLook={() => onLook(name)} />
          </div>
        ))}
        <span aria-hidden className={or} style={{ gridArea: 'or' }}>{DUEL.or}</span>
        {SIDES.map((name) => (
          <div key={name} className={cx(cell, !text && css({ hideBelow: 'md' }))} style={{ gridArea: PICK_AREAS[name] }}>
            <Button size="lg" aria-label={DUEL.chooseLabel[name]} variant={picked === name ? 'primary' : 'plain'} onClick={() => onChoose(name)}>
              {name === 'left' && <span aria-hidden className={wide}><Kbd>←</Kbd></span>}{DUEL.this}{name === 'right' && <span aria-hidden className={wide}><Kbd>→</Kbd></span>}
            </Button>
          </div>
        ))}
      </div>
      <div className={answers}>
        <Button variant="ghost" aria-pressed={picked === 'tie'} className={answer} onClick={() => onChoose('tie')}><span aria-hidden className={wide}><Kbd>↓</Kbd></span>{DUEL.tie}</Button>
        <Button variant="ghost" aria-pressed={picked === 'skip'} className={answer} onClick={() => onChoose('skip')}><span aria-hidden className={wide}><Kbd>S</Kbd></span>{DUEL.skip}</Button>
      </div>
    </>
  );
}

const board = css({
  display: 'grid', columnGap: '4', rowGap: { base: '2.5', md: '[18px]' }, alignItems: 'center',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 40px minmax(0, 1fr)' }, gridTemplateAreas: { base: '"left" "right"', md: '"left or right" "pickLeft . pickRight"' },
});
const texts = css({ mdDown: { gridTemplateAreas: '"left" "pickLeft" "right" "pickRight"' } });
const cell = stack({ minWidth: '0' });
const or = css({ hideBelow: 'md', textAlign: 'center', fontFamily: 'display', fontWeight: 'bold', color: 'fg.subtle' });
const wide = cx(css({ display: { base: 'none', md: 'inline-grid' } }), keysOnly);
const answers = flex({ justifyContent: 'center', gap: '2', marginBlockStart: '3' });
const answer = css({ mdDown: { flex: '1', minHeight: '12', borderColor: 'line', backgroundColor: 'surface', color: 'fg' } });
