import { Suspense } from 'react';
import type { FunctionComponent } from 'react';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { AGENT_DESCRIPTION_MAX, AGENT_NAME_MAX } from '#contracts/agent-builder.ts';
import { agentCategory } from '#contracts/agents.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { AGENT_CATEGORIES } from '#shared/agents/agents.words.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { SelectProps } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useDefinition } from '../draft/draft-context.ts';
import { IDENTITY } from '../agents-builder.words.ts';
import { AvatarField } from './avatar-field.tsx';
import { Section } from './section.tsx';

const LateSelect = lazyPart<{ Select: FunctionComponent<SelectProps<string>> }, 'Select'>(() => import('#ui/select.tsx'), 'Select');
const CATEGORIES = agentCategory.options.map((value) => ({ value, label: AGENT_CATEGORIES[value] }));

/** The section of the agent builder for the agent's name, picture, one-sentence description and category. */
export function IdentitySection() {
  const [{ name, description, category }, edit] = useDefinition();
  return (
    <Section id="identity" part="setup" title={IDENTITY.heading}>
      <div className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' }, alignItems: 'start' })}>
        <AvatarField />
        <div className={column({ gap: '4' })}>
          <Field label={IDENTITY.nameLabel} required value={IDENTITY.countText(name.length, AGENT_NAME_MAX)}>
            <Input maxLength={AGENT_NAME_MAX} placeholder={IDENTITY.namePlaceholder} autoComplete="off" value={name} onChange={(event) => edit({ name: event.currentTarget.value })} />
          </Field>
          <Field label={IDENTITY.lineLabel} required value={IDENTITY.countText(description.length, AGENT_DESCRIPTION_MAX)}>
            <Textarea grow rows={2} maxLength={AGENT_DESCRIPTION_MAX} placeholder={IDENTITY.linePlaceholder} value={description} onChange={(event) => edit({ description: event.currentTarget.value.replaceAll('\n', ' ') })} />
          </Field>
          <Field label={IDENTITY.categoryLabel}>
            <Suspense fallback={<Skeleton className={css({ height: '10' })} />}>
              <LateSelect options={CATEGORIES} value={category} onValueChange={(value) => edit({ category: agentCategory.parse(value) })} />
            </Suspense>
          </Field>
        </div>
      </div>
    </Section>
  );
}
