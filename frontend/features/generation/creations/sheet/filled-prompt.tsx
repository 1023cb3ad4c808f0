import { useState } from 'react';
import { Copy } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, mutedText, stack } from '#styled/patterns';
import type { GenerationDetail } from '#contracts/generation.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { markedParts, variableColor } from './input-lines.ts';
import type { InputLine } from './input-lines.ts';
import { SHEET } from './sheet.words.ts';

/** The prompt's text is collapsed when it has more than this many characters. */
const LONG = 420;

/**
 * The prompt that the model received for a creation, with the inputs in their colours. A sealed prompt is drawn as bars, because the server
 * sends no word of it.
 */
export function FilledPrompt({ run, lines }: { run: GenerationDetail; lines: readonly InputLine[] }) {
  const [whole, setWhole] = useState(false);
  const text = run.promptText;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text ?? '');
      toast({ tone: 'success', title: SHEET.copiedToast });
    } catch {
      toast({ tone: 'destructive', title: SHEET.copyFailedToast });
    }
  };
  return (
    <section>
      <h3 className={hstack({ justifyContent: 'space-between' })}>
        {SHEET.filledTitle}
        {text !== null && <Button size="sm" variant="ghost" icon={<Copy aria-hidden />} onClick={() => void copy()}>{SHEET.copyButton}</Button>}
      </h3>
      {text === null ? (
        <div className={box}>
          <p className={mutedText()}>{SHEET.sealedText}</p>
          <div aria-hidden className={stack({ gap: '2', marginBlockStart: '3' })}>{[94, 82, 88, 46].map((width) => <span key={width} className={css({ height: '2.5', borderRadius: 'xs', backgroundColor: 'line' })} style={{ width: `${width}%` }} />)}</div>
        </div>
      ) : (
        <div className={box}>
          <p className={css({ fontFamily: 'mono', fontSize: '13', lineHeight: '[1.7]', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>
            {markedParts(whole ? text : text.slice(0, LONG), lines).map(({ words, place }, at) => (place === null ? words : <mark key={at} className={mark} style={{ color: variableColor(place), backgroundColor: `color-mix(in oklch, ${variableColor(place)}, transparent 84%)` }}>{words}</mark>))}
            {!whole && text.length > LONG && '…'}
          </p>
          {text.length > LONG && <Button size="sm" variant="ghost" aria-expanded={whole} onClick={() => setWhole(!whole)}>{whole ? SHEET.lessButton : SHEET.allButton}</Button>}
        </div>
      )}
    </section>
  );
}

const box = css({ marginBlockStart: '2.5', padding: '3.5', border: 'soft', borderRadius: 'md', backgroundColor: 'raised' });
const mark = css({ borderRadius: 'xs', paddingInline: '1' });
