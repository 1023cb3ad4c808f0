import { css } from '#styled/css';
import { monoText } from '#styled/patterns';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { placeId, useDraft } from '../draft-store.ts';
import { useEditPart } from '../edit-part.ts';
import { useProblemAt, useShownProblems } from '../shell/problems.ts';
import { isNumbered, slugOf } from './slug-of.ts';
import { SLUG_FIELD } from '../builder.words.ts';

/** The field for the web address of the prompt's page. The address is made from the title until the author writes one. */
export function SlugField() {
  const { content, meta } = useDraft();
  const edit = useEditPart();
  const problem = useProblemAt('slug');
  const { touch } = useShownProblems();
  const auto = slugOf(content.title);
  const wanted = content.slug ?? ((meta?.publishedVersion ? meta.slug : auto) || 'your-title');
  const taken = meta !== null && isNumbered(meta.slug, wanted);
  return (
    <Field label={SLUG_FIELD.label} optional error={problem} id={placeId(['slug'])} help={<span className={monoText({ overflowWrap: 'anywhere' })}>{SLUG_FIELD.promptText(taken ? meta.slug : wanted)}{taken && <span className={css({ fontFamily: 'text' })}>{' · '}{SLUG_FIELD.takenNote}</span>}</span>}>
      <Input
        mono
        value={content.slug ?? ''}
        placeholder={auto || SLUG_FIELD.placeholder}
        maxLength={80}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => edit('slug', tidy(event.currentTarget.value), 'Address')}
        onBlur={() => {
          const trimmed = content.slug?.replace(/^-+|-+$/g, '') ?? null;
          if (trimmed !== content.slug) edit('slug', trimmed || null, 'Address');
          touch('slug');
        }}
      />
    </Field>
  );
}

/** Converts typed text into the address of a prompt. An empty box returns to the address made from the title. */
const tidy = (text: string): string | null => text.toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 80) || null;
