import { css } from '#styled/css';
import { diffWords } from '#lib/word-diff.ts';
import { WORD_CHANGES } from '../prompt-versions.words.ts';

interface WordChangesProps {
  before: string;
  after: string;
}

/** A text of a prompt with removed words struck through and added words marked. Screen readers hear which is which. */
export function WordChanges({ before, after }: WordChangesProps) {
  return (
    <pre className={box} tabIndex={0} aria-label={WORD_CHANGES.label}>
      {diffWords(before, after).map((part, index) => {
        if (part.kind === 'same') return part.text;
        const Tag = part.kind === 'added' ? 'ins' : 'del';
        return <Tag key={index} className={part.kind === 'added' ? added : removed}>{part.text}</Tag>;
      })}
    </pre>
  );
}

const box = css({ layerStyle: 'card', padding: '5', textStyle: 'code', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'fg.muted', maxHeight: '[70dvh]', overflowY: 'auto', '& del + ins': { marginInlineStart: '1' } });
const added = css({ backgroundColor: 'good.soft', color: 'good', textDecoration: 'none', borderRadius: 'xs' });
const removed = css({ backgroundColor: 'bad.soft', color: 'bad', borderRadius: 'xs' });
