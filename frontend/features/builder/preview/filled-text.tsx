import { css, cx } from '#styled/css';
import { mutedText } from '#styled/patterns';
import type { RenderedPart } from '#contracts/render-template.ts';
import { hueText } from '../fields/variable-colour.ts';
import type { Hue } from '../fields/variable-colour.ts';
import { isSystemVariable } from '../template/system-variables.ts';

interface FilledTextProps {
  parts: readonly RenderedPart[];
  hues: ReadonlyMap<string, Hue>;
}

/** The prompt's text with the values filled in, each in the colour of its field. */
export function FilledText({ parts, hues }: FilledTextProps) {
  return (
    <div className={text}>
      {parts.map(({ text: words, key }, index) => {
        // The index is the React key of a part, because parts of the text have no id.
        if (key === null) return <span key={index}>{words}</span>;
        const hue: Hue | undefined = hues.get(key) ?? (isSystemVariable(key) ? 'system' : undefined);
        return words === '' ? null : <mark key={index} title={key} className={cx(put, hue ? hueText[hue] : css({ color: 'bad' }))}>{words}</mark>;
      })}
    </div>
  );
}

const text = mutedText({ lineHeight: 'relaxed', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const put = css({ backgroundColor: 'transparent', fontWeight: 'semibold', textDecoration: 'underline', textDecorationThickness: '[1px]', textUnderlineOffset: '[3px]' });
