import { Suspense } from 'react';
import { FolderHeart, Hash, Package } from 'lucide-react';
import { css, cx } from '#styled/css';
import { centered, coverImage, hstack, keepSize, metaText } from '#styled/patterns';
import { lazyPart } from '#lib/lazy-part.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { TypeIcon } from '#ui/type-chip.tsx';
import { markedParts } from './suggestion.ts';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';
import { SUGGESTION_LIST } from './marketplace.words.ts';

const AgentFace = lazyPart(() => import('#shared/agents/agent-face.tsx'), 'AgentFace');

interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  typed: string;
  /** Key of the search suggestion that the arrow keys have reached; null for none. */
  active: string | null;
  optionId(key: string): string;
  onPoint(key: string): void;
  onChoose(suggestion: Suggestion): void;
}

/** The list of suggestions under the search box. The focus stays in the box; arrow keys mark suggestions without focusing them. */
export function SuggestionList({ id, groups, typed, active, optionId, onPoint, onChoose }: SuggestionListProps) {
  return (
    <div className={box}>
      <div role="listbox" id={id} aria-label={SUGGESTION_LIST.label} className={lists}>
        {groups.map((group) => (
          <div key={group.name} role="group" aria-label={group.name} className={group.name === 'Prompts' ? wide : undefined}>
            <p aria-hidden className={css({ textStyle: 'micro', fontWeight: 'semibold', color: 'fg.subtle', paddingInline: '2.5', paddingBlock: '1.5' })}>{group.name}</p>
            {group.items.map((item) => (
              <div
                key={item.key} id={optionId(item.key)} role="option" aria-selected={item.key === active} className={line}
                onPointerMove={() => item.key !== active && onPoint(item.key)}
                // Keeps the focus in the search box on pressing a suggestion, because the list would close before the click arrives.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(item)}
              >
                <Picture group={group.name} item={item} />
                <span className={css({ minWidth: '0', truncate: true })}>
                  {markedParts(item.label, typed).map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part))}
                </span>
                {item.note && <span className={metaText({ marginInlineStart: 'auto', tabular: true, flex: 'none' })}>{item.note}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p aria-hidden className={cx(hints, keysOnly)}>
        <span><Kbd>↑</Kbd> <Kbd>↓</Kbd> {SUGGESTION_LIST.moveText}</span><span><Kbd>↵</Kbd> {SUGGESTION_LIST.openText}</span><span className={css({ marginInlineStart: 'auto' })}><Kbd>esc</Kbd> {SUGGESTION_LIST.closeText}</span>
      </p>
    </div>
  );
}

function Picture({ group, item }: { group: SuggestionGroup['name']; item: Suggestion }) {
  if (group === 'Tags') return <Hash aria-hidden />;
  if (group === 'Collections') return <FolderHeart aria-hidden />;
  if (group === 'Packs') return <Package aria-hidden />;
  if (group === 'Agents') return <Suspense fallback={<span className={face} />}><AgentFace agent={{ id: item.id ?? item.key, avatarUrl: item.picture ?? null }} size={24} /></Suspense>;
  if (group === 'Creators') return <Avatar name={item.label} src={item.picture} size={24} />;
  return (
    <span data-type={item.type} className={thumb}>
      {item.picture ? <img src={item.picture} alt="" className={coverImage()} /> : item.type && <TypeIcon type={item.type} size={14} />}
    </span>
  );
}

const box = css({ position: 'absolute', insetBlockStart: '[calc(100% + 6px)]', insetInline: '0', zIndex: 'popover', layerStyle: 'overlay', borderRadius: 'lg', padding: '2', animation: 'popIn', maxHeight: '[min(70dvh, 460px)]', overflowY: 'auto' });
const lists = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }, columnGap: '2', alignItems: 'start' });
const wide = css({ gridRow: 'span 2' });
const line = hstack({
  gap: '2.5', minHeight: { base: '11', md: '10' }, paddingInline: '2.5', paddingBlock: '1', borderRadius: 'sm', cursor: 'pointer', textStyle: 'small', color: 'fg.muted',
  '& strong': { color: 'fg', fontWeight: 'bold' }, '& > svg': { width: '4', height: '4', color: 'fg.subtle', flex: 'none' }, '&[aria-selected=true]': { backgroundColor: 'hover', color: 'fg' },
});
const thumb = centered({ flex: 'none', width: '10', height: '[30px]', borderRadius: 'xs', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind' });
const face = keepSize({ width: '6', height: '6' });
const hints = css({ hideBelow: 'md', display: 'flex', gap: '4', borderTop: 'soft', marginBlockStart: '2', paddingBlockStart: '2', paddingInline: '2.5', textStyle: 'meta', color: 'fg.subtle' });
