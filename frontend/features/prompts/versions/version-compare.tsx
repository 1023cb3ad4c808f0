import { useQuery } from '@tanstack/react-query';
import { css, cx } from '#styled/css';
import { column, tableContainer, visuallyHidden } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { fieldChanges } from './field-changes.ts';
import type { FieldChange } from './field-changes.ts';
import { sideQuery } from './versions.queries.ts';
import type { Side } from './versions.queries.ts';
import { WordChanges } from './word-changes.tsx';
import { VERSION_COMPARE } from '../prompt-versions.words.ts';

interface VersionCompareProps {
  promptId: string;
  from: Side;
  to: Side;
}

const TEXTS = [
  { part: 'template', title: VERSION_COMPARE.templateTitle }, { part: 'systemTemplate', title: VERSION_COMPARE.systemPromptTitle }, { part: 'negativeTemplate', title: VERSION_COMPARE.negativePromptTitle },
] as const satisfies readonly { part: keyof DraftContent; title: string }[];

const sideWords = (side: Side): string => (side === 'draft' ? 'draft' : `v${side}`);

/** Compares two versions of a prompt: texts word by word, the form field by field. */
export function VersionCompare({ promptId, from, to }: VersionCompareProps) {
  const before = useQuery(sideQuery(promptId, from));
  const after = useQuery(sideQuery(promptId, to));
  const failed = [before, after].find(({ isError }) => isError);
  if (failed) return <FetchProblem error={failed.error} onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />;
  if (!before.data || !after.data) return <Skeleton radius="lg" className={css({ height: '[220px]' })} />;
  const [a, b] = [before.data, after.data];
  const texts = TEXTS.filter(({ part }) => part === 'template' || (a[part] ?? '') !== '' || (b[part] ?? '') !== '');
  return (
    <div className={column({ gap: '5' })}>
      {texts.map(({ part, title }) => (
        <section key={part} className={column({ gap: '2' })}>
          <h4 className={css({ textStyle: 'label' })}>{VERSION_COMPARE.toHeading(title, sideWords(from), sideWords(to))}</h4>
          {(a[part] ?? '') === (b[part] ?? '') ? <p className={css({ color: 'fg.muted' })}>{VERSION_COMPARE.noChangeText}</p> : <WordChanges before={a[part] ?? ''} after={b[part] ?? ''} />}
        </section>
      ))}
      <section className={column({ gap: '2' })}>
        <h4 className={css({ textStyle: 'label' })}>{VERSION_COMPARE.fieldsHeading}</h4>
        <FieldTable changes={fieldChanges(a.form, b.form)} />
      </section>
    </div>
  );
}

function FieldTable({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p className={css({ color: 'fg.muted' })}>{VERSION_COMPARE.sameForm}</p>;
  return (
    <div role="region" tabIndex={0} aria-label={VERSION_COMPARE.label} className={tableContainer()}>
      <table className={table}>
        <thead><tr><th scope="col">{VERSION_COMPARE.fieldColumn}</th><th scope="col">{VERSION_COMPARE.whatColumn}</th><th scope="col">{VERSION_COMPARE.beforeColumn}</th><th scope="col">{VERSION_COMPARE.afterColumn}</th></tr></thead>
        <tbody>
          {changes.flatMap((change) => change.parts.map((part, index) => (
            <tr key={`${change.key} ${part.name}`}>
              <th scope="row">{index === 0 ? change.label : <span className={visuallyHidden()}>{change.label}</span>}</th>
              <td>{part.name}</td>
              <td>{part.before}</td>
              <td>{part.after}</td>
            </tr>
          )))}
        </tbody>
      </table>
    </div>
  );
}

const table = cx(dataTable(), css({ '& th, & td': { verticalAlign: 'top', paddingInline: '4', paddingBlock: '2.5', overflowWrap: 'anywhere', minWidth: '[96px]' }, '& thead th': { fontWeight: 'semibold' }, '& tbody th': { fontWeight: 'semibold' } }));
