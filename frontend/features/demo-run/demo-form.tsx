import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Shuffle, Sparkles } from 'lucide-react';
import { css } from '#styled/css';
import { metaText, stack, wrap } from '#styled/patterns';
import { DEMO_BLANK_MAX, DEMO_ENDINGS, demoInputs } from '#contracts/demo-runs.ts';
import type { DemoInputs } from '#contracts/demo-runs.ts';
import { say } from '#lib/plain-words.ts';
import { quietAtom } from '#shared/sign-in/auth-dialog.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { demoRunQuery, demoStateQuery } from './demo-run.queries.ts';
import { useStartDemo } from './demo-run.mutations.ts';
import { DEMO_FORM, DEMO_IDEAS } from './demo-run.words.ts';
import { OtherType } from './other-type.tsx';

const TYPES = ['text', 'image', 'video'] as const;
const ENDINGS = DEMO_ENDINGS.map((ending) => ({ value: ending, label: ending }));

/** The form with which a visitor tries a run without an account: a sentence with blanks. For pictures and videos it links to the marketplace. */
export function DemoForm() {
  const [type, setType] = useState<(typeof TYPES)[number]>('text');
  const setQuiet = useSetAtom(quietAtom);
  if (useQuery(demoStateQuery).data?.offered === false) return null;
  return (
    <div className={stack({ gap: '4' })} onFocus={() => setQuiet(true)}>
      <SegmentedControl label={DEMO_FORM.typesLabel} options={TYPES.map((value) => ({ value, label: DEMO_FORM.types[value] }))} value={type} onValueChange={setType} className={css({ justifySelf: 'start' })} />
      {type === 'text' ? <Blanks /> : <OtherType type={type} />}
    </div>
  );
}

function Blanks() {
  const { data: state, isPending } = useQuery(demoStateQuery);
  const start = useStartDemo();
  const form = useSchemaForm<DemoInputs, DemoInputs>({
    schema: demoInputs,
    defaultValues: state?.run?.inputs ?? { ...DEMO_IDEAS[0], ending: 'quietly' },
    send: (inputs) => start.mutateAsync(inputs),
    failed: DEMO_FORM.failedStart,
    retry: DEMO_FORM.retryStart,
  });
  const { data: run } = useQuery({ ...demoRunQuery(state?.run?.id ?? ''), enabled: state?.run != null });
  // A failed demo run leaves the browser's free text of the day unused, so the form stays.
  const status = (run ?? state?.run)?.status;
  const used = status ? status !== 'failed' : state?.nextAt != null;
  const writing = status === 'waiting' || status === 'writing';
  const surprise = (): void => {
    const others = DEMO_IDEAS.filter(({ who }) => who !== form.getValues('who'));
    const idea = others[Math.floor(Math.random() * others.length)];
    form.setValue('who', idea?.who ?? '');
    form.setValue('habit', idea?.habit ?? '');
  };
  const blank = (name: 'who' | 'habit', label: string) => (
    <FormField form={form} name={name} label={label} hideLabel className={box}>{({ text }) => <Input className={input} maxLength={DEMO_BLANK_MAX} autoComplete="off" {...text} />}</FormField>
  );
  const ending = <FormField form={form} name="ending" label={DEMO_FORM.endingLabel} hideLabel className={box}>{({ choice }) => <Select options={ENDINGS} className={select} {...choice} />}</FormField>;
  return (
    <form aria-label={DEMO_FORM.label} data-type="text" className={stack({ gap: '4' })} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={sentence}><Sentence text={DEMO_FORM.sentence} parts={{ who: blank('who', DEMO_FORM.whoLabel), habit: blank('habit', DEMO_FORM.habitLabel), ending }} /></div>
      {form.problem && <Alert tone="bad">{form.problem.words}</Alert>}
      {!used && (
        <div className={wrap({ gap: '2' })}>
          <Button type="submit" variant="magic" size="lg" icon={<Sparkles aria-hidden />} busy={form.sending} busyLabel={DEMO_FORM.startingBusyLabel}>{say(DEMO_FORM.startButton, DEMO_FORM.startPlainButton)}</Button>
          <Button size="lg" icon={<Shuffle aria-hidden />} onClick={surprise}>{DEMO_FORM.surpriseButton}</Button>
        </div>
      )}
      {/* The sentence keeps its room until the answer is here, so that nothing below it moves. */}
      {!writing && <p className={metaText()} style={isPending ? { visibility: 'hidden' } : undefined}>{used ? DEMO_FORM.usedText : DEMO_FORM.fineText}</p>}
    </form>
  );
}

// The blanks stand in running text, so that a full stop follows its blank without a gap. A blank over a whole line leaves room for it, and balanced lines would not use it.
const sentence = css({ textStyle: 'h3', textWrap: '[wrap]' });
const box = css({ display: 'inline-grid', minWidth: '0', maxWidth: '[calc(100% - 1ch)]', marginBlock: '1', verticalAlign: 'baseline' });
const blankLooks = { height: '[46px]', fontSize: '[inherit]', color: 'kind', backgroundColor: 'kind.soft' } as const;
const input = css({ ...blankLooks, width: '[auto]', minWidth: '[9ch]', maxWidth: 'full', fieldSizing: 'content' });
const select = css({ minWidth: '[9ch]', '& button': blankLooks });
