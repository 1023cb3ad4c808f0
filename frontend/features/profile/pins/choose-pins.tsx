import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check, Plus, X } from 'lucide-react';
import { css, cx } from '#styled/css';
import { column, flexFill, hstack, keepSize, metaText, stack } from '#styled/patterns';
import { PINS_LIMIT } from '#contracts/pins.ts';
import type { Pin, PinType } from '#contracts/pins.ts';
import { SortableEntry, SortableList } from '#shared/ordering/sortable-list.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { LoadMore } from '#ui/load-more.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { visuallyHidden } from '#styled/patterns';
import { pinsQuery } from '../profile.queries.ts';
import { CHOOSE_PINS } from '../profile.words.ts';
import { useOwnWorks } from './own-works.ts';
import { PinIcon } from './pin-cover.tsx';
import { usePins } from './pins.mutations.ts';
import { shownPin } from './shown-pin.ts';

interface ChoosePinsProps {
  person: { id: string; username: string };
  onClose(): void;
}

/** Dialog in which users choose the works at the top of their own profile, and their order. Each change is saved at once. */
export function ChoosePins({ person, onClose }: ChoosePinsProps) {
  const pins = useQuery(pinsQuery(person.id)).data ?? [];
  const [kind, setKind] = useState<PinType>('prompt');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={CHOOSE_PINS.title} description={CHOOSE_PINS.description(PINS_LIMIT)} footer={<Button variant="primary" onClick={onClose}>{CHOOSE_PINS.doneButton}</Button>}>
      <div className={column({ gap: '5' })}>
        <Chosen pins={pins} personId={person.id} />
        <section className={stack({ gap: '3' })} aria-label={CHOOSE_PINS.worksLabel}>
          <SegmentedControl label={CHOOSE_PINS.kindLabel} options={CHOOSE_PINS.kinds} value={kind} onValueChange={setKind} block />
          <Works key={kind} person={person} kind={kind} pins={pins} />
        </section>
      </div>
    </Dialog>
  );
}

/** List in which the owner of a profile moves and removes the pinned works. */
function Chosen({ pins, personId }: { pins: readonly Pin[]; personId: string }) {
  const { move, unpin } = usePins(personId);
  const titles = new Map(pins.map((pin) => [pin.itemId, shownPin(pin).title]));
  if (pins.length === 0) return <p className={metaText()}>{CHOOSE_PINS.noneText}</p>;
  return (
    <div className={stack({ gap: '2' })}>
      <p className={metaText({ tabular: true })} role="status">{CHOOSE_PINS.countText(pins.length, PINS_LIMIT)}</p>
      {pins.length > 1 && <p className={cx(metaText(), keysOnly)}>{CHOOSE_PINS.orderKeys}</p>}
      <SortableList ids={pins.map(({ itemId }) => itemId)} nameOf={(id) => titles.get(id) ?? ''} onMove={(from, to) => move.mutate({ pins, from, to })}>
        <ol aria-label={CHOOSE_PINS.listLabel} className={stack({ gap: '1' })}>
          {pins.map((pin) => {
            const title = titles.get(pin.itemId) ?? '';
            return (
              <SortableEntry key={pin.itemId} id={pin.itemId} label={CHOOSE_PINS.moveLabel(title)} className={row}>
                {(handle) => (
                  <>
                    {handle}
                    <span className={icon}><PinIcon type={pin.itemType} size={16} /></span>
                    <span className={words}>{title}</span>
                    <IconButton size="sm" label={CHOOSE_PINS.removeLabel(title)} onClick={() => unpin.mutate({ itemType: pin.itemType, itemId: pin.itemId })}><X aria-hidden /></IconButton>
                  </>
                )}
              </SortableEntry>
            );
          })}
        </ol>
      </SortableList>
    </div>
  );
}

/** Lists the user's own public works of one kind, each with a button that pins it. */
function Works({ person, kind, pins }: { person: ChoosePinsProps['person']; kind: PinType; pins: readonly Pin[] }) {
  const own = useOwnWorks(person, kind);
  const { works, isPending, error, refetch } = own;
  const { pin } = usePins(person.id);
  if (isPending) return <div aria-busy="true" className={stack({ gap: '2' })}>{[0, 1, 2].map((place) => <Skeleton key={place} className={css({ height: '10' })} />)}</div>;
  if (error && works.length === 0) return <FetchProblem error={error} onRetry={refetch} />;
  if (works.length === 0) return <p className={metaText()}>{CHOOSE_PINS.noWorksText}</p>;
  const full = pins.length >= PINS_LIMIT;
  return (
    <div className={stack({ gap: '3' })}>
      <ul className={list}>
        {works.map(({ itemType, itemId, title }) => (
          <li key={itemId} className={row}>
            <span className={icon}><PinIcon type={itemType} size={16} /></span>
            <span className={words}>{title}</span>
            {pins.some((other) => other.itemId === itemId)
              ? <span className={pinned}><Check size={16} aria-hidden />{CHOOSE_PINS.pinnedText}</span>
              : <Button size="sm" icon={<Plus aria-hidden />} disabled={full || pin.isPending} onClick={() => pin.mutate({ itemType, itemId })}>{CHOOSE_PINS.pinButton}<span className={visuallyHidden()}> {title}</span></Button>}
          </li>
        ))}
      </ul>
      <LoadMore byButton list={own} what="works" size="sm" />
    </div>
  );
}

const row = hstack({ gap: '2', minHeight: '11', listStyle: 'none', minWidth: '0' });
const list = stack({ gap: '0.5', maxHeight: '[320px]', overflowY: 'auto', paddingInlineEnd: '1' });
const icon = keepSize({ color: 'fg.subtle', display: 'inline-flex' });
const words = flexFill({ truncate: true, fontWeight: 'medium' });
const pinned = hstack({ gap: '1.5', textStyle: 'meta', color: 'good', flex: 'none', paddingInline: '3' });
