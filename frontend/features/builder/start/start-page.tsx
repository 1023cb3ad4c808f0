import { useState } from 'react';
import type { ReactNode } from 'react';
import { FilePlus2, Import } from 'lucide-react';
import { css } from '#styled/css';
import { metaText, mutedText, stack, twoColumns, wrap } from '#styled/patterns';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { SKELETONS } from '../skeletons/skeletons.ts';
import { OwnPrompts } from './own-prompts.tsx';
import { START_GALLERY, START_PAGE } from '../builder-shell.words.ts';

interface StartActs {
  onBlank(): void;
  /** Begins a prompt with a ready-made content. */
  onBegin(content: DraftContent, label: string): void;
  /** Opens the import; left out where importing is not possible. */
  onImport?: (() => void) | undefined;
}

interface StartPageProps {
  /** Null while the browser reads unsaved work from its storage: the page is complete then, and its buttons wait. */
  acts: StartActs | null;
  /** Notices of unsaved work. */
  begun?: ReactNode;
}

const KINDS = [{ value: 'all', label: START_GALLERY.allLabel }, { value: 'text', label: START_GALLERY.textLabel }, { value: 'image', label: START_GALLERY.imageLabel }, { value: 'video', label: START_GALLERY.videoLabel }] as const;

/**
 * The builder's start page, with the ways to begin a prompt and the author's earlier ones. The server renders it whole, so that only notices of
 * unsaved work move it later. After the browser has looked for such work, React builds the page anew around the draft. Focus in the page is lost then,
 * and an open menu closes.
 */
export function StartPage({ acts, begun }: StartPageProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('all');
  const waits = acts === null;
  return (
    <div className={stack({ gap: '6' })} aria-busy={waits || undefined}>
      <header className={stack({ gap: '1' })}>
        <h1 className={css({ textStyle: 'h1' })}>{START_PAGE.title}</h1>
        <p className={css({ color: 'fg.muted', maxWidth: 'prose' })}>{START_PAGE.intro}</p>
      </header>
      {begun}
      <div className={twoColumns({ gap: '3' })}>
        <button type="button" className={big} disabled={waits} onClick={acts?.onBlank}><FilePlus2 aria-hidden /><span><strong>{START_GALLERY.startFromBlankText}</strong><span>{START_GALLERY.blankPitch}</span></span></button>
        {(waits || acts.onImport) && <button type="button" className={big} disabled={waits} onClick={acts?.onImport}><Import aria-hidden /><span><strong>{START_GALLERY.importText}</strong><span>{START_GALLERY.importPitch}</span></span></button>}
      </div>
      <OwnPrompts />
      <section aria-labelledby="skeletons" className={stack({ gap: '3' })}>
        <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
          <h2 id="skeletons" className={css({ textStyle: 'h3' })}>{START_GALLERY.heading}</h2>
          <SegmentedControl label={START_GALLERY.contentTypeLabel} options={KINDS.map((option) => ({ ...option, disabled: waits }))} value={kind} onValueChange={setKind} />
        </div>
        <ul className={cards}>
          {SKELETONS.filter(({ content }) => kind === 'all' || content.contentType === kind).map(({ name, promise, content }) => (
            <li key={name} data-type={content.contentType} className={css({ display: 'grid' })}>
              <button type="button" className={card} disabled={waits} onClick={() => acts?.onBegin(content, name)}>
                <TypeChip type={content.contentType} />
                <strong className={css({ textStyle: 'cardTitle' })}>{name}</strong>
                <span className={mutedText({ textStyle: 'meta' })}>{promise}</span>
                <span className={metaText({ marginBlockStart: 'auto', paddingBlockStart: '2' })}>{START_GALLERY.fieldsText(content.form.sections.flatMap(({ fields }) => fields).length)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const cards = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' } });
const face = { layerStyle: 'card', textAlign: 'start', color: 'fg', cursor: 'pointer', transitionProperty: 'border-color', transitionDuration: 'fast', _hover: { borderColor: 'brand' } } as const;
const card = css(face, { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: '1.5', padding: '4', minHeight: '[150px]', gridTemplateRows: 'auto auto auto 1fr' });
const big = css(face, {
  display: 'flex', alignItems: 'center', gap: '4', padding: '5', '& > svg': { width: '7', height: '7', color: 'brand' },
  '& > span': { display: 'grid', gap: '0.5', minWidth: '0' }, '& > span > span': { textStyle: 'small', color: 'fg.muted' },
});
