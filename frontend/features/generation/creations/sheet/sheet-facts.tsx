import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ALT_TEXT_MAX } from '#contracts/creations.ts';
import type { Creation, CreationOutput } from '#contracts/creations.ts';
import { allFields } from '#contracts/form-inputs.ts';
import { durationWords } from '#lib/duration-words.ts';
import type { GenerationDetail } from '#contracts/generation.ts';
import { css } from '#styled/css';
import { column, hstack, mutedText, stack } from '#styled/patterns';
import { useDescribeOutput } from '#shared/creations/creations.mutations.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { ReceiptLine } from '../../result/receipt-line.tsx';
import { remixAddress } from '../card-acts.ts';
import { FilledPrompt } from './filled-prompt.tsx';
import { inputLines, variableColor } from './input-lines.ts';
import { promptOfRunQuery } from './sheet.queries.ts';
import { SHEET } from './sheet.words.ts';

interface SheetFactsProps {
  creation: Creation;
  run: GenerationDetail | undefined;
  output: CreationOutput | undefined;
}

/** The part of a creation's sheet with inputs, filled-in prompt, model and cost. */
export function SheetFacts({ creation, run, output }: SheetFactsProps) {
  const form = useQuery({ ...promptOfRunQuery(creation.prompt?.id ?? ''), enabled: creation.prompt !== null }).data?.form ?? null;
  if (!run) return <section aria-busy="true" className={column({ gap: '3' })}>{[90, 70, 80].map((width) => <Skeleton key={width} className={css({ height: '5' })} style={{ width: `${width}%` }} />)}</section>;
  const lines = inputLines(run.inputs, form ? allFields(form) : []);
  const remix = remixAddress(creation);
  const took = run.startedAt && run.finishedAt ? durationWords(Date.parse(run.finishedAt) - Date.parse(run.startedAt)) : null;
  const facts: [string, string | null][] = [
    [SHEET.model, run.model.label], [SHEET.seed, run.seed === null ? null : String(run.seed)], [SHEET.size, output ? `${output.width} × ${output.height}` : null],
    [SHEET.took, took], [SHEET.file, output ? output.mime.replace(/^\w+\//, '').toUpperCase() : null], creation.imported ? [SHEET.origin, SHEET.importedText] : [SHEET.price, tokenWords(creation.cost)],
  ];
  return (
    <>
      <section>
        <h3 className={hstack({ justifyContent: 'space-between' })}>{SHEET.inputsTitle}{remix !== null && <TextLink to={remix}>{SHEET.useInputsLink}</TextLink>}</h3>
        {lines.length === 0 ? <p className={mutedText()}>{SHEET.noInputsText}</p> : (
          <dl className={stack({ gap: '2', marginBlockStart: '2.5' })}>
            {lines.map(({ key, label, shown }, place) => (
              <div key={key} className={pair}>
                <dt><span aria-hidden className={dot} style={{ backgroundColor: variableColor(place) }} />{label}</dt><dd>{shown}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <FilledPrompt run={run} lines={lines} />
      {output && <AltText key={output.id} creation={creation} output={output} />}
      <section>
        <dl className={grid}>{facts.flatMap(([name, value]) => (value === null ? [] : [<div key={name}><dt>{name}</dt><dd>{value}</dd></div>]))}</dl>
      </section>
      {run.receipt && <section><h3>{SHEET.receiptTitle}</h3><div className={css({ marginBlockStart: '2' })}><ReceiptLine run={run} /></div></section>}
    </>
  );
}

/** The form for a picture's alternative text: the owner's own, or the generated one. */
function AltText({ creation, output }: { creation: Creation; output: CreationOutput }) {
  const [words, setWords] = useState(output.altText);
  const describe = useDescribeOutput();
  const changed = words.trim() !== output.altText && words.trim() !== '';
  return (
    <section>
      <form
        className={column({ gap: '2' })}
        onSubmit={(event) => {
          event.preventDefault();
          if (changed) describe.mutate({ id: creation.id, outputId: output.id, altText: words.trim() }, { onSuccess: () => toast({ tone: 'success', title: SHEET.altSaved }) });
        }}
      >
        <Field label={SHEET.altTitle} help={SHEET.altHelp}>
          <Textarea rows={2} maxLength={ALT_TEXT_MAX} value={words} onChange={(event) => setWords(event.currentTarget.value)} disabled={creation.trashedAt !== null} />
        </Field>
        {changed && <Button type="submit" size="sm" busy={describe.isPending}>{SHEET.saveButton}</Button>}
      </form>
    </section>
  );
}

const pair = css({ display: 'grid', gridTemplateColumns: '[118px minmax(0, 1fr)]', gap: '3', fontSize: '14', lineHeight: '[1.4]', '& dt': { color: 'fg.subtle', overflowWrap: 'anywhere' }, '& dd': { overflowWrap: 'anywhere' } });
const dot = css({ display: 'inline-block', width: '[7px]', height: '[7px]', borderRadius: '[2px]', marginInlineEnd: '2' });
const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '4', fontSize: '14', '& dt': { textStyle: 'meta', color: 'fg.subtle' }, '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere' } });
