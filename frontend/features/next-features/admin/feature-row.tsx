import { ArrowDown, ArrowUp, GripVertical, Merge, Pencil, Trash2 } from 'lucide-react';
import { css } from '#styled/css';
import { longWords, metaText, mutedText, stack, wrap } from '#styled/patterns';
import type { AdminFeature } from '#contracts/next-features.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { StatusBadge } from '../feature-status.tsx';
import { voteWords } from '../vote-share.ts';
import type { Dragging } from '#lib/use-row-drag.ts';
import { FEATURE_ROW } from '../next-features.words.ts';

interface FeatureRowProps {
  feature: AdminFeature;
  place: number;
  count: number;
  drag: Dragging;
  onMove(from: number, to: number): void;
  onEdit(): void;
  onMerge(): void;
  onDelete(): void;
}

/** Row of one next feature in the administrators' list: its place, votes and actions. */
export function FeatureRow({ feature, place, count, drag, onMove, onEdit, onMerge, onDelete }: FeatureRowProps) {
  const { id, title, description, status, votes, visible, estimatedCompletion } = feature;
  return (
    <li {...drag.row(place)} className={row}>
      <span {...drag.handle(place)} title={FEATURE_ROW.title} aria-hidden="true" className={grip}><GripVertical size={16} /></span>
      <div className={stack({ gap: '1.5', minWidth: '0', flex: '[1 1 220px]' })}>
        <p className={wrap({ gap: '2', alignItems: 'center' })}>
          <strong className={longWords({ minWidth: '0' })}>{title}</strong>
          <StatusBadge status={status} />
          {!visible && <Badge>{FEATURE_ROW.badge}</Badge>}
        </p>
        <p className={mutedText({ overflowWrap: 'anywhere' })}>{description}</p>
        <p className={metaText({ overflowWrap: 'anywhere' })}>{voteWords(votes)}{estimatedCompletion && ` · ${estimatedCompletion}`}</p>
      </div>
      <div className={wrap({ gap: '1' })}>
        <IconButton id={`move-up-${id}`} size="sm" label={FEATURE_ROW.moveUpLabel(title)} disabled={place === 0} onClick={() => onMove(place, place - 1)}><ArrowUp size={16} /></IconButton>
        <IconButton id={`move-down-${id}`} size="sm" label={FEATURE_ROW.moveDownLabel(title)} disabled={place === count - 1} onClick={() => onMove(place, place + 1)}><ArrowDown size={16} /></IconButton>
        <IconButton size="sm" label={FEATURE_ROW.editLabel(title)} onClick={onEdit}><Pencil size={16} /></IconButton>
        <IconButton size="sm" label={FEATURE_ROW.mergeLabel(title)} disabled={count < 2 || status === 'completed'} onClick={onMerge}><Merge size={16} /></IconButton>
        <IconButton size="sm" label={FEATURE_ROW.deleteLabel(title)} title={votes > 0 ? FEATURE_ROW.deleteBlocked : undefined} disabled={votes > 0} onClick={onDelete}><Trash2 size={16} /></IconButton>
      </div>
    </li>
  );
}

const row = wrap({
  gap: '3', alignItems: 'flex-start', border: 'soft', borderRadius: 'md', padding: '4', backgroundColor: 'surface',
  '&[data-over]': { borderColor: 'brand' }, '&[data-dragged]': { opacity: 'disabled' },
});
const grip = css({ display: { base: 'none', md: 'inline-flex' }, cursor: 'grab', color: 'fg.subtle', paddingBlockStart: '1' });
