import { Check } from 'lucide-react';
import { css } from '#styled/css';
import { centered, stack, visuallyHidden } from '#styled/patterns';
import { useDefinition } from '../draft/draft-context.ts';
import { AGENT_BUILDER } from '../agents-builder.words.ts';
import { goToSection, SECTIONS } from './sections.ts';

/** Links to the sections of the agent builder, with a mark at those that are filled in. */
export function SectionNav() {
  const [definition] = useDefinition();
  return (
    <nav aria-label={AGENT_BUILDER.navLabel} className={css({ display: { base: 'none', xl: 'block' } })}>
      <ol className={stack({ gap: '0.5' })}>
        {SECTIONS.map(({ id, title, done }, at) => {
          const filled = done(definition);
          return (
            <li key={id}>
              <button type="button" className={entry} onClick={() => goToSection(id)}>
                <span aria-hidden data-done={filled || undefined} className={mark}>{filled ? <Check size={13} /> : at + 1}</span>
                {title}{filled && <span className={visuallyHidden()}>, {AGENT_BUILDER.doneText}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const entry = css({
  display: 'flex', alignItems: 'center', gap: '2.5', width: 'full', minHeight: '10', paddingInline: '2.5', borderRadius: 'sm', backgroundColor: 'transparent', color: 'fg.muted', textStyle: 'label', textAlign: 'start', cursor: 'pointer',
  _hover: { backgroundColor: 'hover', color: 'fg' },
});
const mark = centered({ flex: 'none', width: '5', height: '5', borderRadius: 'full', border: 'line', color: 'fg.subtle', textStyle: 'micro', '&[data-done]': { backgroundColor: 'good.soft', borderColor: 'transparent', color: 'good' } });
