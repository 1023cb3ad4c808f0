import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CornerLeftUp, SlidersHorizontal } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, longWords, metaText, mutedText, stack } from '#styled/patterns';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Button } from '#ui/button.tsx';
import type { OpenPage } from './folder-view.tsx';
import { StartsWithDialog } from './starts-with-dialog.tsx';
import { STARTS_WITH } from './folder-page.words.ts';

/** The card with the model and input values with which runs from inside a folder start. A value from a parent folder shows that folder's name. */
export function StartsWithCard({ page: { folder, startsWith } }: { page: OpenPage }) {
  const [editing, setEditing] = useState(false);
  const pricing = useQuery(pricingQuery);
  if (startsWith === null) return null;
  const { model, inputs } = startsWith;
  const label = (id: string): string => pricing.data?.rateCard.models.find((known) => known.id === id)?.label ?? id;
  return (
    <section aria-labelledby="starts-with" className={card}>
      <div className={hstack({ gap: '2' })}>
        <SlidersHorizontal size={16} aria-hidden />
        <h2 id="starts-with" className={css({ textStyle: 'h4', flex: '1' })}>{STARTS_WITH.heading}</h2>
        <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>{STARTS_WITH.editButton}</Button>
      </div>
      <p className={mutedText()}>{model === null && inputs.length === 0 ? STARTS_WITH.noneText : STARTS_WITH.intro}</p>
      {(model !== null || inputs.length > 0) && (
        <dl className={css({ display: 'grid' })}>
          {model && <Value name={STARTS_WITH.modelLabel} value={label(model.value)} from={model.from?.name} />}
          {inputs.map(({ key, value, from }) => <Value key={key} name={key} value={value} from={from?.name} />)}
        </dl>
      )}
      {editing && <StartsWithDialog folder={folder} onClose={() => setEditing(false)} />}
    </section>
  );
}

function Value({ name, value, from }: { name: string; value: string; from: string | undefined }) {
  return (
    <div className={line}>
      <dt className={longWords({ color: 'fg.muted' })}>{name}</dt>
      <dd className={longWords({ minWidth: '0' })}>
        {value}
        {from !== undefined && <span className={metaText({ display: 'flex', alignItems: 'center', gap: '1' })}><CornerLeftUp size={12} aria-hidden />{STARTS_WITH.fromText(from)}</span>}
      </dd>
    </div>
  );
}

const card = stack({ layerStyle: 'card', gap: '3', padding: '5' });
const line = css({ display: 'grid', gridTemplateColumns: '[84px minmax(0, 1fr)]', gap: '3', paddingBlock: '2.5', borderTop: 'soft', textStyle: 'small' });
