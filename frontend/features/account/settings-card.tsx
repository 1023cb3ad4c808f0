import { useId } from 'react';
import { css, cx } from '#styled/css';
import { column, metaText, mutedText, stack, wrap } from '#styled/patterns';

interface SettingsCardProps {
  title: string;
  /** Text under the title of a settings card. */
  intro?: React.ReactNode;
  /** Badge at the right of a settings card's title, such as "On" or "Confirmed". */
  state?: React.ReactNode;
  tone?: 'bad';
  children: React.ReactNode;
}

/** A panel with a heading for one topic of a settings section. */
export function SettingsCard({ title, intro, state, tone, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(panel, tone === 'bad' && dangerous)}>
      <div className={stack({ gap: '1' })}>
        <div className={wrap({ alignItems: 'center', columnGap: '3', rowGap: '1' })}>
          <h2 id={id} className={css({ textStyle: 'h4' })}>{title}</h2>
          {state}
        </div>
        {intro && <p className={mutedText({ maxWidth: 'prose', textWrap: '[pretty]' })}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}

/** The last row of a settings form, with its main button: at the right, or on phones over the whole width. */
export function FormActions({ note, children }: { note?: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className={actions}>
      {note && <p className={metaText({ marginInlineEnd: { sm: 'auto' }, alignSelf: 'center' })}>{note}</p>}
      {children}
    </div>
  );
}

const panel = column({ layerStyle: 'panel', gap: '5', padding: { base: '4', md: '6' }, minWidth: '0' });
const dangerous = css({ borderColor: 'bad.line' });
const actions = css({
  display: 'flex', flexDirection: { base: 'column', sm: 'row' }, justifyContent: 'flex-end', gap: '2', borderTop: 'soft', paddingBlockStart: '4', marginBlockStart: '1',
  marginInline: { base: '-4', md: '-6' }, paddingInline: { base: '4', md: '6' },
});
