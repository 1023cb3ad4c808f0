import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { flexFill, metaText, stack, wrap } from '#styled/patterns';
import type { PromptImport } from '#contracts/prompt-import.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useDiscard } from '../prompt-import.mutations.ts';
import { waitingImportsQuery } from '../prompt-import.queries.ts';
import { WAITING_IMPORTS } from '../prompt-import.words.ts';

/** Lists reports of earlier imported files that wait for the user's decision; nothing where there are none. */
export function WaitingImports({ onOpen }: { onOpen(report: PromptImport): void }) {
  const waiting = useQuery({ ...waitingImportsQuery, refetchOnMount: 'always' });
  const discard = useDiscard();
  if (!waiting.data || waiting.data.length === 0) return null;
  return (
    <section aria-labelledby="waiting-imports" className={stack({ gap: '2' })}>
      <h3 id="waiting-imports" className={css({ textStyle: 'label' })}>{WAITING_IMPORTS.heading}</h3>
      <ul className={stack({ border: 'soft', borderRadius: 'md' })}>
        {waiting.data.map((report) => (
          <li key={report.id} className={row}>
            <span className={flexFill({ display: 'grid' })}>
              <span className={css({ textStyle: 'small', fontWeight: 'semibold', truncate: true })}>{report.fileName}</span>
              <span className={metaText()}><Sentence text={WAITING_IMPORTS.readyText(report.rows.ready)} parts={{ when: <RelativeTime iso={report.createdAt} /> }} /></span>
            </span>
            <Button size="sm" aria-label={WAITING_IMPORTS.lookAtLabel(report.fileName)} onClick={() => onOpen(report)}>{WAITING_IMPORTS.lookAtItButton}</Button>
            <Button size="sm" variant="ghost" aria-label={WAITING_IMPORTS.discardLabel(report.fileName)} busy={discard.isPending && discard.variables === report.id} onClick={() => discard.mutate(report.id)}>{WAITING_IMPORTS.discardButton}</Button>
          </li>
        ))}
      </ul>
      {discard.isError && <Alert tone="bad">{messageOf(discard.error, WAITING_IMPORTS.deleteFailed)}</Alert>}
    </section>
  );
}

const row = wrap({ alignItems: 'center', gap: '2', padding: '3', '& + &': { borderTop: 'soft' } });
