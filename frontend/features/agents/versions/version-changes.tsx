import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { diffWords } from '#lib/word-diff.ts';
import { differentKeys } from '../draft/merge-drafts.ts';
import { shownValue } from '../draft/shown-value.ts';
import { DEFINITION_PARTS } from '../agents-builder.words.ts';
import { VERSIONS } from '../agents-manage.words.ts';

/** The differences between two definitions of an agent, part by part and word by word. */
export function VersionChanges({ before, after }: { before: AgentDefinition; after: AgentDefinition }) {
  const keys = differentKeys(before, after);
  if (keys.length === 0) return <p className={mutedText()}>{VERSIONS.sameText}</p>;
  return (
    <dl className={column({ gap: '4' })}>
      {keys.map((key) => (
        <div key={key}>
          <dt className={css({ textStyle: 'label', marginBlockEnd: '1' })}>{DEFINITION_PARTS[key]}</dt>
          <dd className={text}>
            {diffWords(shownValue(before, key), shownValue(after, key)).map(({ kind, text: words }, at) => (kind === 'same' ? <span key={at}>{words}</span> : kind === 'added' ? <ins key={at}>{words}</ins> : <del key={at}>{words}</del>))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const text = css({
  textStyle: 'small', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', border: 'soft', borderRadius: 'md', padding: '3', maxHeight: '[32dvh]', overflowY: 'auto',
  '& ins': { backgroundColor: 'good.soft', color: 'good', textDecoration: 'none' }, '& del': { backgroundColor: 'bad.soft', color: 'bad' }, '& del + ins': { marginInlineStart: '1' },
});
