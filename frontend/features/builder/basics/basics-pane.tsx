import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { contentType } from '#contracts/primitives.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { TAG_LIMIT, TITLE_MAX, TITLE_MIN } from '#contracts/prompt-drafts.ts';
import { categoriesOf } from '#contracts/prompts.ts';
import type { Category } from '#contracts/prompts.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { languageName, LANGUAGES } from '#shared/prompts/language-names.ts';
import { Field } from '#ui/field.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Select } from '#ui/select.tsx';
import { TagsInput } from '#ui/tags-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { placeId, useDraft } from '../draft-store.ts';
import { useEditPart } from '../edit-part.ts';
import { Pane } from '../shell/pane.tsx';
import { useProblemAt, useShownProblems } from '../shell/problems.ts';
import { CoverField } from './cover-field.tsx';
import { DescriptionField } from './description-field.tsx';
import { SlugField } from './slug-field.tsx';
import { withType } from './with-type.ts';
import { BASICS_PANE } from '../builder.words.ts';

const ONE_LINER_MAX = 160;
const TYPES = (['text', 'image', 'video'] as const).map((value) => ({ value, icon: <TypeIcon type={value} />, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** The step of the builder with the prompt's content type, title, one-line description, category and cover. */
export function BasicsPane() {
  const { content, edit: change } = useDraft();
  const edit = useEditPart();
  const { touch } = useShownProblems();
  const problems = { title: useProblemAt('title'), oneLiner: useProblemAt('oneLiner'), category: useProblemAt('category'), tags: useProblemAt('tags') };
  const chooseType = (type: ContentType): void => change((before) => withType(before, type), { label: BASICS_PANE.contentTypeLabel });
  return (
    <Pane title={BASICS_PANE.title}>
      <div className={column({ gap: '5', padding: '4' })}>
        <Field label={BASICS_PANE.contentTypeLabel} group id={placeId(['contentType'])}>
          <RadioCards columns={3} align="center" className={inOwnHue} options={TYPES} value={content.contentType} onValueChange={(value) => chooseType(contentType.parse(value))} />
        </Field>
        <Field label={BASICS_PANE.categoryLabel} error={problems.category} required id={placeId(['category'])}>
          <Select
            options={categoriesOf(content.contentType).map((value) => ({ value, label: categoryLabel(value) }))}
            value={content.category} placeholder={BASICS_PANE.chooseCategoryPlaceholder}
            onValueChange={(value) => edit('category', value as Category, 'Category')} onBlur={() => touch('category')}
          />
        </Field>
        <Field label={BASICS_PANE.titleLabel} required error={problems.title} value={`${content.title.length} / ${TITLE_MAX}`} id={placeId(['title'])}>
          {/* The title's box grows with its text, because the pane is narrow and one line would cut the title off. */}
          <Textarea
            grow rows={1} className={oneLine} value={content.title} maxLength={TITLE_MAX} minLength={TITLE_MIN} placeholder={BASICS_PANE.outlineFirstBlogPlaceholder}
            onChange={(event) => edit('title', event.currentTarget.value.replace(/\s*\n\s*/g, ' '), 'Title')} onBlur={() => touch('title')} onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Field>
        <SlugField />
        <Field label={BASICS_PANE.oneLinerLabel} required error={problems.oneLiner} value={`${content.oneLiner.length} / ${ONE_LINER_MAX}`} id={placeId(['oneLiner'])}>
          <Textarea rows={3} maxLength={ONE_LINER_MAX} value={content.oneLiner} placeholder={BASICS_PANE.whatMakesOnePlaceholder} onChange={(event) => edit('oneLiner', event.currentTarget.value.replaceAll('\n', ' '), 'One-liner')} onBlur={() => touch('oneLiner')} />
        </Field>
        <DescriptionField />
        <Field label={BASICS_PANE.tagsLabel} optional error={problems.tags} value={`${content.tags.length} of ${TAG_LIMIT}`} id={placeId(['tags'])} group help={BASICS_PANE.enterCommaAddsHelp}>
          <TagsInput label={BASICS_PANE.tagsLabel} value={content.tags} max={TAG_LIMIT} maxLength={40} placeholder={BASICS_PANE.outlineSeoPlaceholder} onValueChange={(tags) => edit('tags', tags.map((tag) => tag.trim()).filter(Boolean), 'Tags')} />
        </Field>
        <Field label={BASICS_PANE.languageLabel} id={placeId(['language'])} help={BASICS_PANE.whatTextResultsHelp}>
          <Select options={languages(content.language)} value={content.language} onValueChange={(value) => edit('language', value, 'Language')} />
        </Field>
        <CoverField />
      </div>
    </Pane>
  );
}

// Sets the content type on the surrounding element, so that the chosen card gets the colour of its type.
const inOwnHue = css({ '& label:has(input:checked)': { borderColor: 'kind', backgroundColor: 'kind.soft', boxShadow: '[inset 0 0 0 1px {colors.kind}]', '& svg': { color: 'kind' } } });

const languages = (own: string) => [...new Set([...LANGUAGES, own])].map((value) => ({ value, label: languageName(value) }));

const oneLine = css({ minHeight: '10!', resize: 'none' });
