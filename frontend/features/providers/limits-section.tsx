import * as z from 'zod/mini';
import { css } from '#styled/css';
import { column, mutedText, wrap } from '#styled/patterns';
import type { ProvidersPage, RunLimits } from '#contracts/providers.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { NumberInput } from '#ui/number-input.tsx';
import { toast } from '#ui/toast.tsx';
import { useLimitsSave } from './providers.mutations.ts';
import { LIMITS_SECTION, PROVIDER_SECTION } from './providers.words.ts';

const FIELDS = [
  { name: 'textMs', label: LIMITS_SECTION.textLabel }, { name: 'imageMs', label: LIMITS_SECTION.imageLabel },
  { name: 'videoMs', label: LIMITS_SECTION.videoLabel }, { name: 'challengeMs', label: LIMITS_SECTION.challengeLabel }, { name: 'attempts', label: LIMITS_SECTION.attemptsLabel },
] as const;

const number = (words: string, least: number, most: number) => z.int(words).check(z.gte(least, words), z.lte(most, words));
const inSeconds = z.object({
  textMs: number(LIMITS_SECTION.secondsProblem, 5, 600), imageMs: number(LIMITS_SECTION.secondsProblem, 5, 600), challengeMs: number(LIMITS_SECTION.secondsProblem, 5, 600),
  videoMs: number(LIMITS_SECTION.videoProblem, 30, 3_600), attempts: number(LIMITS_SECTION.attemptsProblem, 1, 3),
});
type InSeconds = z.infer<typeof inSeconds>;

const changed = ({ attempts, textMs, imageMs, videoMs, challengeMs }: RunLimits, change: (time: number) => number): RunLimits =>
  ({ textMs: change(textMs), imageMs: change(imageMs), videoMs: change(videoMs), challengeMs: change(challengeMs), attempts });

/** Form in which administrators set the time limits and the number of attempts of runs. */
export function LimitsSection({ limits: { from, revision, value } }: { limits: ProvidersPage['limits'] }) {
  const save = useLimitsSave();
  const put = (limits: RunLimits | null): Promise<unknown> =>
    save.mutateAsync({ revision, limits }).then(() => toast({ tone: 'success', title: LIMITS_SECTION.savedToast, description: PROVIDER_SECTION.savedText }));
  const form = useSchemaForm<InSeconds, InSeconds>({ schema: inSeconds, defaultValues: changed(value, (ms) => Math.round(ms / 1_000)), send: (typed) => put(changed(typed, (seconds) => seconds * 1_000)) });
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={LIMITS_SECTION.title}>
      <h2 className={css({ textStyle: 'h3' })}>{LIMITS_SECTION.title}</h2>
      <p className={mutedText()}>{LIMITS_SECTION.intro} {from === 'settings' ? LIMITS_SECTION.fromSettings : LIMITS_SECTION.fromEnvironment}</p>
      <Form form={form} className={column({ gap: '4', marginBlockStart: '4' })}>
        <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: '[repeat(auto-fill, minmax(150px, 1fr))]' })}>
          {FIELDS.map(({ name, label }) => (
            <FormField key={name} form={form} name={name} label={label}>{({ choice }) => <NumberInput min={1} value={choice.value} onValueChange={(next) => choice.onValueChange(next ?? 0)} onBlur={choice.onBlur} />}</FormField>
          ))}
        </div>
        <FormAlert form={form} title={PROVIDER_SECTION.conflictTitle} />
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          {from === 'settings' && <Button onClick={() => void put(null).catch(form.refuse)}>{LIMITS_SECTION.environmentButton}</Button>}
          <Button type="submit" variant="primary" busy={form.sending} busyLabel={LIMITS_SECTION.saveBusy}>{LIMITS_SECTION.saveButton}</Button>
        </div>
      </Form>
    </Card>
  );
}
