import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { column, wrap } from '#styled/patterns';
import { changeChallengeTheme, createChallengeTheme } from '#contracts/challenge-admin.ts';
import type { ChallengeTheme } from '#contracts/challenge-admin.ts';
import { contentType } from '#contracts/primitives.ts';
import { call, newActionKey } from '#lib/call.ts';
import { DIFFICULTY_WORDS } from '#shared/challenges/challenges.words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { THEMES } from '../challenges-admin.words.ts';
import { linesOf, ruleLines } from '../rule-lines.ts';
import { refreshAdminChallenges } from './admin-challenges.queries.ts';

const fields = createChallengeTheme.body.shape;
const themeForm = z.strictObject({ title: fields.title, theme: fields.theme, contentType, difficulty: z.enum(['1', '2', '3']), ask: fields.ask, example: fields.example, rules: ruleLines(THEMES.rulesProblem), active: z.boolean() });

const TYPES = contentType.options.map((value) => ({ value, label: THEMES.types[value] }));
const DIFFICULTIES = (['1', '2', '3'] as const).map((value, index) => ({ value, label: DIFFICULTY_WORDS[index] ?? value }));

/** The dialog that makes or edits a theme of challenges, and sets whether daily challenges may draw it. */
export function ThemeDialog({ theme, onClose }: { theme: ChallengeTheme | null; onClose(): void }) {
  const formId = useId();
  const client = useQueryClient();
  const form = useSchemaForm({
    schema: themeForm,
    defaultValues: theme
      ? { title: theme.title, theme: theme.theme, contentType: theme.contentType, difficulty: DIFFICULTIES[theme.difficulty - 1]?.value ?? '1', ask: theme.ask, example: theme.example, rules: theme.rules.join('\n'), active: theme.active }
      : { title: '', theme: '', contentType: 'image', difficulty: '1', ask: '', example: '', rules: '', active: true },
    send: async ({ active, difficulty, rules, ...rest }) => {
      const body = { ...rest, difficulty: Number(difficulty), rules: linesOf(rules) };
      await (theme ? call(changeChallengeTheme, { params: { key: theme.key }, body: { ...body, active, revision: theme.revision }, idempotencyKey: newActionKey() }) : call(createChallengeTheme, { body, idempotencyKey: newActionKey() }));
      await refreshAdminChallenges(client);
      onClose();
    },
    failed: THEMES.failed,
  });
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} dismissible={!form.sending} title={theme ? THEMES.changeTitle : THEMES.newTitle} description={theme ? THEMES.changeText : undefined}
      footer={<><Button onClick={onClose}>{THEMES.cancelButton}</Button><Button type="submit" form={formId} variant="primary" busy={form.sending} busyLabel={THEMES.savingLabel}>{THEMES.saveButton}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '4' })}>
        <FormAlert form={form} />
        <FormField form={form} name="title" label={THEMES.titleLabel}>{({ text }) => <Input maxLength={80} {...text} />}</FormField>
        <FormField form={form} name="theme" label={THEMES.themeLabel} help={THEMES.themeHelp}>{({ text }) => <Textarea rows={2} maxLength={200} {...text} />}</FormField>
        <div className={wrap({ gap: '4' })}>
          <FormField form={form} name="contentType" label={THEMES.typeLabel} group>{({ choice }) => <SegmentedControl options={TYPES} value={choice.value} onValueChange={choice.onValueChange} />}</FormField>
          <FormField form={form} name="difficulty" label={THEMES.difficultyLabel} group>{({ choice }) => <SegmentedControl options={DIFFICULTIES} value={choice.value} onValueChange={choice.onValueChange} />}</FormField>
        </div>
        <FormField form={form} name="ask" label={THEMES.askLabel} help={THEMES.askHelp}>{({ text }) => <Input maxLength={120} {...text} />}</FormField>
        <FormField form={form} name="example" label={THEMES.exampleLabel} optional>{({ text }) => <Input maxLength={200} {...text} />}</FormField>
        <FormField form={form} name="rules" label={THEMES.rulesLabel} help={THEMES.rulesHelp} optional>{({ text }) => <Textarea rows={3} maxLength={1_300} {...text} />}</FormField>
        {theme && <FormField form={form} name="active" label={THEMES.activeLabel} hideLabel>{({ choice }) => <Switch checked={choice.value} onCheckedChange={choice.onValueChange}>{THEMES.activeLabel}</Switch>}</FormField>}
      </Form>
    </Dialog>
  );
}
