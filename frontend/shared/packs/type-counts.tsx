import { counted } from '#contracts/plural.ts';
import { contentType } from '#contracts/primitives.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { css } from '#styled/css';
import { inlineStack, visuallyHidden } from '#styled/patterns';
import { TypeIcon } from '#ui/type-chip.tsx';

/** The number of prompts of each content type in a pack; types without any are left out. */
export function TypeCounts({ counts }: { counts: Record<ContentType, number> }) {
  return (
    <span className={row}>
      {contentType.options.filter((type) => counts[type] > 0).map((type) => (
        <span key={type} data-type={type} className={one}>
          <TypeIcon type={type} size={14} />
          <span aria-hidden>{counts[type]}</span>
          <span className={visuallyHidden()}>{counted(counts[type], `${type} prompt`)}</span>
        </span>
      ))}
    </span>
  );
}

const row = css({ display: 'inline-flex', gap: '2.5', textStyle: 'meta', color: 'fg.muted', tabular: true, flex: 'none' });
const one = inlineStack({ gap: '1', '& svg': { color: 'kind' } });
