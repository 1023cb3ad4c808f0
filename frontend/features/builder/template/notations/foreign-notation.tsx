import { ArrowRight, Replace, X } from 'lucide-react';
import { css } from '#styled/css';
import { column, flex, keepSize, longWords, stack, wrap } from '#styled/patterns';
import { TEMPLATE_LIMIT } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { FIELD_LIMIT } from '#contracts/prompt-form.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.tsx';
import { useAtom } from 'jotai';
import { useDraftPart, useDraftStore } from '../../draft-store.ts';
import { useNextFocus } from '../../shell/next-focus.ts';
import { TEMPLATE_WORDS } from '../template-text.ts';
import { foreignMarks, withMarks } from './foreign-marks.ts';
import type { ForeignMark, MarkPlace } from './foreign-marks.ts';
import { FOREIGN_NOTATION } from '../../builder-template.words.ts';

interface ForeignNotationProps {
  /** Selects a text that looks like a variable in the editor that contains it. */
  onShow(place: MarkPlace, length: number): void;
  /** Called when the last text that looks like a variable is converted or kept, so that the caller moves the focus elsewhere. */
  onNone(): void;
}

const PLACES_SHOWN = 12;

// The entries are compared as text without character positions, so that typing renders the list only when an entry changes.
const listed = (content: DraftContent): string => JSON.stringify(foreignMarks(content).map(({ written, key, field, places }) => [written, key, field !== null, places.map(({ part, line }) => [part, line])]));
type Listed = [written: string, key: string, isNew: boolean, places: [part: MarkPlace['part'], line: number][]];

/**
 * The list of texts in the template that look like variables of other notations, because runs fill in only `{{name}}`. The author converts
 * each into a field or keeps it as text.
 */
export function ForeignNotation({ onShow, onNone }: ForeignNotationProps) {
  const store = useDraftStore();
  const [asText, setAsText] = useAtom(store.atoms.keptAsText, { store: store.jotai });
  const marks = (JSON.parse(useDraftPart(listed)) as Listed[]).filter(([written]) => !asText.has(written));
  const { list, leaves } = useNextFocus<HTMLUListElement>(onNone);
  const now = (among: readonly string[]): ForeignMark[] => foreignMarks(store.content()).filter(({ written }) => among.includes(written));
  const convert = (among: readonly string[]): boolean => {
    const made = withMarks(store.content(), now(among));
    const problem = tooMuch(made);
    if (problem) toast({ tone: 'destructive', title: FOREIGN_NOTATION.toast, description: problem });
    else store.edit(() => made, { label: FOREIGN_NOTATION.variablesLabel });
    return problem === null;
  };
  const show = (written: string, nth: number): void => {
    const place = now([written])[0]?.places[nth];
    if (place) onShow(place, written.length);
  };
  if (marks.length === 0) return null;
  return (
    <section aria-label={FOREIGN_NOTATION.variablesOtherNotationsLabel} className={box}>
      <p className={flex({ gap: '2' })}>
        <Replace size={16} aria-hidden className={keepSize({ color: 'brand', marginBlockStart: '0.5' })} />
        <span><Sentence text={FOREIGN_NOTATION.runsFillOnlyText} parts={{ count: <strong>{FOREIGN_NOTATION.otherNotation(marks.length)}</strong>, code: <code className={mono}>{'{{name}}'}</code> }} /></span>
      </p>
      <ul ref={list} className={lines}>
        {marks.map(([written, key, isNew, places], at) => (
          <li key={written} className={line}>
            <span className={wrap({ alignItems: 'center', columnGap: '2', flex: '1', minWidth: '[160px]' })}>
              <code className={mono}>{written}</code><ArrowRight size={14} role="img" aria-label={FOREIGN_NOTATION.becomesLabel} className={keepSize({ color: 'fg.subtle' })} /><code className={mono}>{`{{${key}}}`}</code>
              <span className={wrap({ columnGap: '1', textStyle: 'meta' })}>
                {places.slice(0, PLACES_SHOWN).map(([part, number], nth) => <button key={nth} type="button" className={placeLink} aria-label={FOREIGN_NOTATION.showLineLabel(written, TEMPLATE_WORDS[part].label.toLowerCase(), number)} onClick={() => show(written, nth)}>{FOREIGN_NOTATION.lineButton(part === 'template' ? null : TEMPLATE_WORDS[part].label, number)}</button>)}
                {places.length > PLACES_SHOWN && <span>{FOREIGN_NOTATION.andMoreText(places.length - PLACES_SHOWN)}</span>}
              </span>
            </span>
            <Button size="sm" data-next="" aria-label={isNew ? FOREIGN_NOTATION.createFieldForLabel(written) : `Write ${written} as {{${key}}}`} onClick={() => convert([written]) && leaves(at)}>{isNew ? FOREIGN_NOTATION.createFieldButton : FOREIGN_NOTATION.useItButton}</Button>
            <IconButton
              size="sm" label={FOREIGN_NOTATION.keepAsTextLabel(written)}
              onClick={() => {
                leaves(at);
                setAsText(new Set([...asText, written]));
              }}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {marks.length > 1 && <Button size="sm" className={css({ justifySelf: 'end' })} onClick={() => convert(marks.map(([written]) => written)) && leaves(0)}>{FOREIGN_NOTATION.makeThemAllButton}</Button>}
    </section>
  );
}

/** Returns why a draft cannot take the converted variables, such as too many fields; null when it can. */
function tooMuch(made: DraftContent): string | null {
  if (made.form.sections.reduce((sum, { fields }) => sum + fields.length, 0) > FIELD_LIMIT) return FOREIGN_NOTATION.formFullText;
  const longest = Math.max(...[made.template, made.systemTemplate, made.negativeTemplate].map((text) => text?.length ?? 0));
  return longest > TEMPLATE_LIMIT ? FOREIGN_NOTATION.tooLongText(TEMPLATE_LIMIT.toLocaleString('en-US')) : null;
}

const box = column({ gap: '2', padding: '3', paddingInline: '4', backgroundColor: 'brand.soft', textStyle: 'small', '&:last-child': { borderBottomRadius: '[19px]' } });
const lines = stack({ gap: '1', maxHeight: '[300px]', overflowY: 'auto', marginInline: '-1', paddingInline: '1', paddingBlock: '1' });
const line = wrap({ alignItems: 'center', gap: '2' });
const mono = longWords({ fontFamily: 'mono', fontSize: '13' });
const placeLink = css({ minHeight: '6', minWidth: '6', paddingInline: '1', borderRadius: 'xs', backgroundColor: 'transparent', color: 'fg.muted', textDecoration: 'underline', cursor: 'pointer', _hover: { color: 'fg', backgroundColor: 'hover' } });
