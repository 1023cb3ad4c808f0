import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { column, flexFill, hstack, longWords, metaText, mutedText, stack, visuallyHidden } from '#styled/patterns';
import { PRESET_NAME_MAX, savePreset } from '#contracts/presets.ts';
import type { Preset } from '#contracts/presets.ts';
import { messageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { presetsQuery, useDeletePreset, useSavePreset } from './presets.queries.ts';
import { PRESETS_DIALOG } from '../../generation.words.ts';

interface PresetsDialogProps {
  promptId: string;
  /** Returns the inputs and options that the prompt's form holds now, to save them as a preset. */
  current(): Pick<Preset, 'inputs' | 'options'>;
  onUse(preset: Preset): void;
  onClose(): void;
}

const presetForm = z.pick(savePreset.body, { name: true });

/** The dialog with the member's saved inputs for a prompt, by name (docs/rules/prompts.md#presets). */
export function PresetsDialog({ promptId, current, onUse, onClose }: PresetsDialogProps) {
  const presets = useQuery(presetsQuery(promptId));
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={PRESETS_DIALOG.title} description={PRESETS_DIALOG.description}>
      <div className={column({ gap: '5' })}>
        <SaveForm promptId={promptId} current={current} names={presets.data?.map(({ name }) => name) ?? []} />
        {presets.isPending && <Skeleton className={css({ height: '14' })} />}
        {presets.isError && <FetchProblem error={presets.error} onRetry={() => void presets.refetch()} />}
        {presets.data && presets.data.length > 0 && (
          <ul aria-label={PRESETS_DIALOG.yourPresetsLabel} className={list}>
            {presets.data.map((preset) => (
              <PresetLine
                key={preset.id} promptId={promptId} preset={preset}
                onUse={() => {
                  onUse(preset);
                  onClose();
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function SaveForm({ promptId, current, names }: Pick<PresetsDialogProps, 'promptId' | 'current'> & { names: readonly string[] }) {
  const save = useSavePreset(promptId);
  const onSuccess = (): void => form.reset();
  const form = useSchemaForm({ schema: presetForm, defaultValues: { name: '' }, send: ({ name }) => save.mutateAsync({ name, ...current() }, { onSuccess }), failed: PRESETS_DIALOG.saveFailed });
  const name = form.watch('name');
  const replaces = names.some((other) => other.toLowerCase() === name.trim().toLowerCase());
  return (
    <Form form={form} className={stack({ gap: '3' })}>
      <FormField form={form} name="name" label={PRESETS_DIALOG.nameLabel} help={replaces ? PRESETS_DIALOG.replaceHelp : undefined}>
        {({ text }) => <Input autoComplete="off" maxLength={PRESET_NAME_MAX} placeholder={PRESETS_DIALOG.placeholder} {...text} />}
      </FormField>
      <FormAlert form={form} />
      <div className={hstack({ justifyContent: 'space-between', gap: '3' })}>
        <p role="status" className={mutedText({ minWidth: '0', overflowWrap: 'anywhere' })}>{save.isSuccess && name === '' && PRESETS_DIALOG.savedText(save.data.name)}</p>
        <Button type="submit" variant="primary" busy={form.sending} busyLabel={PRESETS_DIALOG.busyLabel}>{replaces ? PRESETS_DIALOG.replacePresetButton : PRESETS_DIALOG.savePresetButton}</Button>
      </div>
    </Form>
  );
}

function PresetLine({ promptId, preset: { id, name, savedAt }, onUse }: { promptId: string; preset: Preset; onUse(): void }) {
  const remove = useDeletePreset(promptId);
  return (
    <li className={line}>
      <span className={flexFill()}>
        <strong className={longWords({ display: 'block' })}>{name}</strong>
        <span className={metaText()}>{remove.isError ? messageOf(remove.error, PRESETS_DIALOG.deleteFailed) : <><Sentence text={PRESETS_DIALOG.savedWhenText} parts={{ when: <RelativeTime iso={savedAt} /> }} /></>}</span>
      </span>
      <Button size="sm" onClick={onUse}>{PRESETS_DIALOG.useButton}<span className={visuallyHidden()}> {name}</span></Button>
      <IconButton size="sm" label={PRESETS_DIALOG.deleteLabel(name)} disabled={remove.isPending} onClick={() => remove.mutate(id)}><Trash2 aria-hidden /></IconButton>
    </li>
  );
}

const list = stack({ layerStyle: 'card', overflow: 'hidden' });
const line = hstack({ gap: '2', paddingInline: '4', paddingBlock: '3', borderTop: 'soft', _first: { borderTop: 'none' } });
