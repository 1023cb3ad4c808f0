import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { css } from '#styled/css';
import { column, coverImage, flex, hstack, longWords, metaText, wrap } from '#styled/patterns';
import { LIST_VALUE_MAX, PACK_NOTE_MAX } from '#contracts/pack-builder.ts';
import type { changePackItem, DraftItem } from '#contracts/pack-builder.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Dragging } from '#lib/use-row-drag.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { PACK_ITEMS } from '../packs-builder.words.ts';

interface ItemRowProps {
  item: DraftItem;
  place: number;
  count: number;
  /** True while the pack waits for its review: the row shows its values and changes nothing. */
  locked: boolean;
  drag: Dragging;
  onMove(from: number, to: number): void;
  onChange(change: BodyOf<typeof changePackItem>): void;
  onRemove(): void;
}

/** Row of the pack builder for one prompt: its place, note, price on its own, version, and whether it is the free sample. */
export function ItemRow({ item, place, count, locked, drag, onMove, onChange, onRemove }: ItemRowProps) {
  const { promptId, prompt, keepsRoyalty } = item;
  const title = prompt?.title ?? PACK_ITEMS.goneTitle;
  const keys = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(place, place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <li {...drag.row(place)} data-type={prompt?.contentType} className={row} onKeyDown={keys}>
      <div className={head}>
        {!locked && <span {...drag.handle(place)} title={PACK_ITEMS.gripTitle} aria-hidden="true" className={grip}><GripVertical size={16} /></span>}
        <span className={css({ textStyle: 'stat', color: 'fg.subtle', minWidth: '6' })}>{place + 1}</span>
        <span aria-hidden className={thumb}>{prompt?.coverUrl ? <img src={prompt.coverUrl} alt="" loading="lazy" className={coverImage()} /> : prompt && <TypeIcon type={prompt.contentType} />}</span>
        <div className={name}>
          <h3 className={longWords({ fontWeight: '[620]', lineHeight: 'snug' })}>{title}</h3>
          {keepsRoyalty && <p className={metaText()}>{PACK_ITEMS.keepsText}</p>}
        </div>
        {!locked && (
          <div className={flex({ gap: '1', flex: 'none', marginInlineStart: 'auto' })}>
            <IconButton id={`part-up-${promptId}`} size="sm" label={PACK_ITEMS.upLabel(title)} disabled={place === 0} onClick={() => onMove(place, place - 1)}><ArrowUp size={16} /></IconButton>
            <IconButton id={`part-down-${promptId}`} size="sm" label={PACK_ITEMS.downLabel(title)} disabled={place === count - 1} onClick={() => onMove(place, place + 1)}><ArrowDown size={16} /></IconButton>
            <IconButton size="sm" label={PACK_ITEMS.removeLabel(title)} onClick={onRemove}><X size={16} /></IconButton>
          </div>
        )}
      </div>
      <ItemFields item={item} title={title} locked={locked} onChange={onChange} />
    </li>
  );
}

function ItemFields({ item, title, locked, onChange }: Pick<ItemRowProps, 'item' | 'locked' | 'onChange'> & { title: string }) {
  const { promptId, note, listValue, valueFixed, setValue, pinnedVersion, newestVersion, freeSample } = item;
  const [typed, setTyped] = useState(note);
  const [value, setOwnValue] = useState(setValue ?? listValue);
  const versions = Array.from({ length: newestVersion }, (_, index) => newestVersion - index);
  return (
    <div className={column({ gap: '3' })}>
      <Field label={PACK_ITEMS.noteWord} optional disabled={locked}>
        <Textarea grow rows={2} maxLength={PACK_NOTE_MAX} value={typed} placeholder={PACK_ITEMS.notePlaceholder} onChange={(event) => setTyped(event.currentTarget.value)} onBlur={() => typed !== note && onChange({ note: typed })} />
      </Field>
      <div className={wrap({ gap: '4', alignItems: 'flex-start' })}>
        <Field label={PACK_ITEMS.valueLabel} disabled={locked} help={valueFixed ? undefined : PACK_ITEMS.valueHelp} id={`part-value-${promptId}`} className={css({ flex: '[1 1 150px]' })}>
          {valueFixed
            ? <p className={css({ textStyle: 'small', tabular: true, paddingBlock: '2' })}>{PACK_ITEMS.valueFixed(listValue ?? 0)}</p>
            : <NumberInput min={1} max={LIST_VALUE_MAX} value={value} onValueChange={setOwnValue} onBlur={() => value !== null && value !== setValue && onChange({ listValue: Math.min(LIST_VALUE_MAX, Math.max(1, Math.round(value))) })} />}
        </Field>
        <Field label={PACK_ITEMS.versionLabel} disabled={locked} group className={css({ flex: '[1 1 190px]' })}>
          <Select
            label={`${PACK_ITEMS.versionLabel}: ${title}`} value={pinnedVersion === null ? 'newest' : String(pinnedVersion)} onValueChange={(next) => onChange({ pinnedVersion: next === 'newest' ? null : Number(next) })}
            options={[{ value: 'newest', label: PACK_ITEMS.newestVersion(newestVersion) }, ...versions.map((version) => ({ value: String(version), label: PACK_ITEMS.pinnedVersion(version) }))]}
          />
        </Field>
        <div className={css({ flex: '[1 1 190px]', paddingBlockStart: { md: '6' } })}><Checkbox checked={freeSample} disabled={locked} onCheckedChange={(on) => onChange({ freeSample: on })}>{PACK_ITEMS.freeLabel}</Checkbox><p className={metaText({ marginBlockStart: '1' })}>{PACK_ITEMS.freeHelp}</p></div>
      </div>
    </div>
  );
}

const row = column({ gap: '3', border: 'soft', borderRadius: 'lg', padding: '4', backgroundColor: 'surface', '&[data-over]': { borderColor: 'brand' }, '&[data-dragged]': { opacity: 'disabled' } });
// On phones the row's buttons take a line of their own, so that the prompt's title is not broken into single words.
const head = hstack({ gap: '3', alignItems: 'flex-start', flexWrap: { base: 'wrap', sm: 'nowrap' } });
const name = css({ flex: { base: '[1 1 160px]', sm: '1' }, minWidth: '0' });
const grip = css({ display: 'none', '@media (min-width: 768px) and (pointer: fine)': { display: 'inline-flex' }, cursor: 'grab', color: 'fg.subtle', paddingBlockStart: '1.5' });
const thumb = css({ flex: 'none', display: 'grid', placeItems: 'center', width: '[48px]', height: '[38px]', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind' });
