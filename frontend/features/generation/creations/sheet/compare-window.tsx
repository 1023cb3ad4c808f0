import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Creation } from '#contracts/creations.ts';
import { allFields } from '#contracts/form-inputs.ts';
import type { GenerationDetail } from '#contracts/generation.ts';
import { css } from '#styled/css';
import { column, flex, longWords, metaText, mutedText, stack, visuallyHidden } from '#styled/patterns';
import { CreationCover } from '#shared/creations/creation-cover.tsx';
import { creationsQuery } from '#shared/creations/creations.queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FullWindow } from '#ui/full-window.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { runQuery } from '../../generation.queries.ts';
import { Clip } from '../../result/clip.tsx';
import { comparedLines } from './compared-lines.ts';
import type { ComparedLine } from './compared-lines.ts';
import { inputLines } from './input-lines.ts';
import { promptOfRunQuery } from './sheet.queries.ts';
import { COMPARE, SHEET } from './sheet.words.ts';

interface CompareWindowProps {
  creation: Creation;
  run: GenerationDetail;
  /** Index of the output that each side of the comparison shows. */
  at: number;
  onClose(): void;
}

/**
 * A large dialog with two creations of the same prompt beside each other, and their differences. For a creation without a prompt: two of the
 * same content type.
 */
export function CompareWindow({ creation, run, at, onClose }: CompareWindowProps) {
  const list = useInfiniteQuery(creationsQuery({ filter: creation.prompt ? { prompt: creation.prompt.id } : { type: creation.contentType }, sort: 'newest' }));
  const others = list.data?.pages.flatMap(({ items }) => items).filter(({ id, contentType }) => id !== creation.id && contentType === creation.contentType) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const other = others.find(({ id }) => id === chosen) ?? others[0];
  const otherRun = useQuery({ ...runQuery(other?.id ?? '', true), enabled: other !== undefined }).data;
  const form = useQuery({ ...promptOfRunQuery(creation.prompt?.id ?? ''), enabled: creation.prompt !== null }).data?.form ?? null;
  const fields = form ? allFields(form) : [];
  const content = list.isPending ? <div role="status" aria-label={COMPARE.loadingLabel} className={pair}><Skeleton className={css({ height: '[50vh]' })} /><Skeleton className={css({ height: '[50vh]' })} /></div>
    : list.isError && !list.data ? <FetchProblem error={list.error} onRetry={() => void list.refetch()} />
    : other === undefined ? <EmptyState size="sm" title={COMPARE.noneTitle}>{COMPARE.noneText}</EmptyState>
    : (
      <>
        <div className={pair}>
          <Side creation={creation} run={run} at={at} />
          <Side creation={other} run={otherRun} at={0} />
        </div>
        <Facts titles={[creation.title, other.title]} lines={[...comparedLines(inputLines(run.inputs, fields), inputLines(otherRun?.inputs ?? {}, fields)), ...facts(creation, run, other, otherRun)]} />
      </>
    );
  return (
    <FullWindow title={COMPARE.title} onClose={onClose} onKeyDown={(event) => event.stopPropagation()}>
      <div className={window}>
        {content}
        {others.length > 1 && (
          <nav aria-label={COMPARE.choicesLabel} className={column({ gap: '2' })}>
            <p className={mutedText()}>{COMPARE.chooseText}</p>
            <ul className={choices}>
              {others.map((work) => (
                <li key={work.id}>
                  <button type="button" aria-label={work.title} aria-pressed={work.id === other?.id} data-type={work.contentType} className={choice} onClick={() => setChosen(work.id)}><CreationCover creation={work} /></button>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </FullWindow>
  );
}

function Side({ creation, run, at }: { creation: Creation; run: GenerationDetail | undefined; at: number }) {
  const output = creation.outputs[at] ?? creation.outputs[0];
  const text = run?.outputs.find((found) => found.kind === 'text');
  return (
    <figure className={stack({ gap: '2', alignContent: 'start', minWidth: '0' })}>
      {creation.contentType === 'text' ? <div className={paper} tabIndex={0} role="group" aria-label={creation.title}>{text ? <ProseText under={2} text={text.text} /> : <Skeleton className={css({ height: '[200px]' })} />}</div>
        : output?.kind === 'video' ? <Clip clip={output} className={picture} />
        : output && <img src={output.url} alt={output.altText || creation.title} width={output.width} height={output.height} className={picture} />}
      <figcaption className={longWords({ fontWeight: 'semibold' })}>{creation.title}</figcaption>
    </figure>
  );
}

/** A table of model, cost and other facts of the two compared creations. */
function facts(one: Creation, run: GenerationDetail, other: Creation, otherRun: GenerationDetail | undefined): ComparedLine[] {
  const seed = (of: GenerationDetail | undefined): string | null => (of?.seed == null ? null : String(of.seed));
  const rows: [string, string | null, string | null][] = [[SHEET.model, one.model.label, other.model.label], [SHEET.seed, seed(run), seed(otherRun)], [SHEET.price, tokenWords(one.cost), tokenWords(other.cost)]];
  return rows.filter(([, left, right]) => left !== null || right !== null).map(([label, left, right]) => ({ key: `fact ${label}`, label, values: [left, right], differs: left !== right }));
}

function Facts({ titles, lines }: { titles: [string, string]; lines: readonly ComparedLine[] }) {
  return (
    <table aria-label={COMPARE.factsLabel} className={table}>
      <thead className={visuallyHidden()}><tr><th scope="col">{COMPARE.factColumn}</th>{titles.map((title, place) => <th key={place} scope="col">{title}</th>)}</tr></thead>
      <tbody>
        {lines.map(({ key, label, values, differs }) => (
          <tr key={key} data-differs={differs || undefined}>
            <th scope="row">{label}{differs && <span className={metaText({ display: 'block', color: 'brand' })}>{COMPARE.differsText}</span>}</th>
            {values.map((value, place) => <td key={place}>{value ?? COMPARE.noValue}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const window = css({ display: 'grid', gap: '5', alignContent: 'start', height: 'full', overflowY: 'auto', padding: { base: '4', md: '6' }, backgroundColor: 'overlay' });
const pair = css({ display: 'grid', gap: { base: '3', md: '6' }, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' });
const picture = css({ width: 'full', height: 'auto', maxHeight: '[56vh]', objectFit: 'contain', borderRadius: 'md', backgroundColor: 'raised' });
const paper = css({ maxHeight: '[56vh]', overflowY: 'auto', padding: { base: '3', md: '6' }, backgroundColor: 'surface', border: 'soft', borderRadius: 'md' });
const choices = flex({ gap: '2', overflowX: 'auto', padding: '1' });
const choice = css({ position: 'relative', display: 'block', width: '[72px]', height: '[72px]', flex: 'none', overflow: 'hidden', borderRadius: 'sm', backgroundColor: 'raised', cursor: 'pointer', '&[aria-pressed=true]': { outline: '[2px solid {colors.brand}]', outlineOffset: '[2px]' } });
const table = css({ width: 'full', fontSize: '14', tableLayout: 'fixed', '& th, & td': { paddingBlock: '2', paddingInlineEnd: '3', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere', borderTop: 'soft' }, '& th': { width: '[22%]', fontWeight: 'normal', color: 'fg.subtle' }, '& tr[data-differs] td': { fontWeight: 'semibold' } });
