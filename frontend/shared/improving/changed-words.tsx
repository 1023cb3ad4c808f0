import { useMemo } from 'react';
import { css } from '#styled/css';
import { diffWords } from '#lib/word-diff.ts';
import { CHANGED_WORDS } from './improving.words.ts';

/** The differences between two texts: removed words struck through, added words marked. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <div className={box} role="region" aria-label={CHANGED_WORDS.label} tabIndex={0}>
      {parts.map(({ kind, text }, index) => {
        // The pieces of text have no id, so their index is the key.
        if (kind === 'added') return <ins key={index} className={added}>{text}</ins>;
        if (kind === 'removed') return <del key={index} className={removed}>{text}</del>;
        return <span key={index}>{text}</span>;
      })}
    </div>
  );
}

const box = css({ textStyle: 'code', fontSize: '13', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '[52dvh]', overflowY: 'auto', padding: '4', border: 'soft', borderRadius: 'md', backgroundColor: 'surface', '& del + ins': { marginInlineStart: '1' } });
const added = css({ backgroundColor: 'good.soft', color: 'good', textDecoration: 'none', borderRadius: 'xs' });
const removed = css({ backgroundColor: 'bad.soft', color: 'bad', borderRadius: 'xs' });
