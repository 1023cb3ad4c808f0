import { GitCompareArrows } from 'lucide-react';
import { css, cx } from '#styled/css';
import { column, hstack, mutedText, wrap } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useDraft, useDraftSaver } from '../draft/draft-context.ts';
import { differentKeys } from '../draft/merge-drafts.ts';
import type { DefinitionKey } from '../draft/merge-drafts.ts';
import { shownValue } from '../draft/shown-value.ts';
import { AGENT_CONFLICT, DEFINITION_PARTS } from '../agents-builder.words.ts';

/** The most characters of a value that the table of conflicting changes shows: enough to tell two versions apart. */
const SHOWN = 240;
const excerpt = (definition: AgentDefinition, key: DefinitionKey): string => {
  const text = shownValue(definition, key);
  return text === '' ? AGENT_CONFLICT.emptyText : text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/**
 * The notice that another tab or device changed the same parts of an agent's draft. The author chooses which version to keep, and nothing is
 * overwritten before.
 */
export function ConflictNotice() {
  const { definition, save } = useDraft();
  const saver = useDraftSaver();
  if (save.kind !== 'conflict') return null;
  const theirs = save.theirs.definition;
  return (
    <Card as="section" role="alert" radius="xl" aria-labelledby="agent-conflict" className={column({ gap: '3', padding: '4', borderColor: 'amber' })}>
      <h2 id="agent-conflict" className={hstack({ textStyle: 'pane', gap: '2' })}><GitCompareArrows aria-hidden className={css({ width: '[18px]', height: '[18px]', color: 'amber' })} />{AGENT_CONFLICT.title}</h2>
      <p className={mutedText()}>{AGENT_CONFLICT.text}</p>
      <div tabIndex={0} role="region" aria-label={AGENT_CONFLICT.regionLabel} className={css({ overflow: 'auto', maxHeight: '[40dvh]' })}>
        <table className={table}>
          <thead><tr><th scope="col">{AGENT_CONFLICT.partColumn}</th><th scope="col">{AGENT_CONFLICT.mineColumn}</th><th scope="col">{AGENT_CONFLICT.theirsColumn}</th></tr></thead>
          <tbody>{differentKeys(definition, theirs).map((key) => <tr key={key}><th scope="row">{DEFINITION_PARTS[key]}</th><td>{excerpt(definition, key)}</td><td>{excerpt(theirs, key)}</td></tr>)}</tbody>
        </table>
      </div>
      <div className={wrap({ gap: '2' })}>
        <Button variant="primary" onClick={() => void saver.keepMine()}>{AGENT_CONFLICT.keepButton}</Button>
        <Button onClick={saver.takeTheirs}>{AGENT_CONFLICT.takeButton}</Button>
      </div>
    </Card>
  );
}

const table = cx(dataTable(), css({
  '& th, & td': { verticalAlign: 'top', padding: '2', overflowWrap: 'anywhere' },
  '& th': { fontWeight: 'semibold', minWidth: '[90px]' }, '& td': { minWidth: '[120px]', whiteSpace: 'pre-wrap', width: '[44%]' },
}));
