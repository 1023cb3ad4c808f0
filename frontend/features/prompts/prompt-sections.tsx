import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { metaText, stack, wrap } from '#styled/patterns';
import { chip } from '#styled/recipes';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TYPE_NAMES } from './type-names.ts';
import { SealedTemplate } from './sealed-template.tsx';
import { TemplateView } from './template-view.tsx';
import { PROMPT_SECTIONS } from './prompts.words.ts';

const ProseText = lazyPart(() => import('#ui/prose-text.tsx'), 'ProseText');

interface PromptSectionsProps {
  prompt: PromptDetail;
  /** Button that unlocks the sealed template. */
  unlock?: ReactNode;
}

/** Part of a prompt's page with the description, the form's fields, and the template for users who may read it. */
export function PromptSections({ prompt, unlock }: PromptSectionsProps) {
  const fields = prompt.form.sections.flatMap((section) => section.fields).filter((field) => !field.hidden);
  return (
    <div className={stack({ gap: '8' })}>
      <section className={stack({ gap: '3' })}>
        <h2 className={css({ textStyle: 'h3' })}>{PROMPT_SECTIONS.whatItDoesHeading}</h2>
        <Suspense fallback={<Skeleton className={css({ height: '[96px]' })} />}><ProseText under={2} text={prompt.description} /></Suspense>
        {prompt.tags.length > 0 && (
          <ul className={wrap({ gap: '2' })} aria-label={PROMPT_SECTIONS.label}>
            {prompt.tags.map((tag) => <li key={tag}><Link to={`/marketplace?tag=${encodeURIComponent(tag)}`} className={chip({ tone: 'tag' })}>#{tag}</Link></li>)}
          </ul>
        )}
      </section>
      <section className={stack({ gap: '3' })}>
        <h2 className={css({ textStyle: 'h3' })}>{PROMPT_SECTIONS.whatFillHeading}</h2>
        <ul className={list}>
          {fields.map((field) => (
            <li key={field.key} className={item}>
              <span className={css({ fontWeight: 'semibold' })}>{field.label}</span>
              <span className={metaText({ whiteSpace: 'nowrap' })}>{TYPE_NAMES[field.type]}{field.required ? '' : ', optional'}</span>
            </li>
          ))}
        </ul>
      </section>
      <section id="template" tabIndex={-1} aria-labelledby="template-title" className={stack({ gap: '3', scrollMarginBlockStart: '3', outline: 'none' })}>
        <h2 id="template-title" className={css({ textStyle: 'h3' })}>{PROMPT_SECTIONS.theTemplateHeading}</h2>
        {prompt.template === undefined ? <SealedTemplate length={prompt.templateLength} sold={prompt.pricing !== 'run'}>{unlock}</SealedTemplate> : (
          <>
            <TemplateView template={prompt.template} />
            {prompt.systemTemplate && <><h3 className={css({ textStyle: 'h4' })}>{PROMPT_SECTIONS.systemPromptHeading}</h3><TemplateView template={prompt.systemTemplate} /></>}
            {prompt.negativeTemplate && <><h3 className={css({ textStyle: 'h4' })}>{PROMPT_SECTIONS.negativePromptHeading}</h3><TemplateView template={prompt.negativeTemplate} /></>}
          </>
        )}
      </section>
    </div>
  );
}

const list = css({ layerStyle: 'card', display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, overflow: 'hidden', gap: '0' });
const item = css({ display: 'flex', justifyContent: 'space-between', gap: '3', paddingInline: '4', paddingBlock: '3', borderBottom: 'soft', marginBlockEnd: '[-1px]', textStyle: 'small', md: { '&:nth-child(odd)': { borderInlineEnd: 'soft' } } });
