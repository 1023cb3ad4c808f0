import { useEffect, useRef } from 'react';
import { column, mutedText } from '#styled/patterns';
import type { AdminFeature } from '#contracts/next-features.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { FeatureRow } from './feature-row.tsx';
import { useFeatureOrder } from './use-feature-order.ts';
import { useRowDrag } from '#lib/use-row-drag.ts';
import { FEATURE_LIST } from '../next-features.words.ts';

interface FeatureListProps {
  features: readonly AdminFeature[];
  onOpen(what: 'edit' | 'merge' | 'delete', feature: AdminFeature): void;
}

/** Lists all next features in the order that users see. Administrators move them by arrows or by dragging. */
export function FeatureList({ features, onOpen }: FeatureListProps) {
  const { move, said } = useFeatureOrder();
  const keepFocus = useRef<{ id: string; way: 'up' | 'down' } | null>(null);
  const drag = useRowDrag(move);
  // A feature that moves in the list loses the focus, so its arrow is focused again. At an end of the list that arrow is disabled, so the other one is focused.
  useEffect(() => {
    if (!keepFocus.current) return;
    const { id, way } = keepFocus.current;
    keepFocus.current = null;
    const arrow = (direction: 'up' | 'down'): HTMLButtonElement | null => document.querySelector(`#move-${direction}-${CSS.escape(id)}:enabled`);
    (arrow(way) ?? arrow(way === 'up' ? 'down' : 'up'))?.focus();
  }, [features]);
  if (features.length === 0) return <p className={mutedText()}>{FEATURE_LIST.emptyText}</p>;
  return (
    <>
      <ol aria-label={FEATURE_LIST.label} className={column({ gap: '3' })}>
        {features.map((feature, place) => (
          <FeatureRow
            key={feature.id} feature={feature} place={place} count={features.length} drag={drag}
            onMove={(from, to) => {
              keepFocus.current = { id: feature.id, way: to < from ? 'up' : 'down' };
              move(from, to);
            }}
            onEdit={() => onOpen('edit', feature)} onMerge={() => onOpen('merge', feature)} onDelete={() => onOpen('delete', feature)}
          />
        ))}
      </ol>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
