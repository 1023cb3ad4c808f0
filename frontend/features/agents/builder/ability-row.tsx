import { Suspense, useState } from 'react';
import type { FunctionComponent, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { css } from '#styled/css';
import { centered, hstack, keepSize, longWords, metaText, wrap } from '#styled/patterns';
import type { AgentAbility } from '#contracts/agents.ts';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { SelectProps } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { pinsQuery } from './abilities.queries.ts';
import { ABILITIES } from '../agents-builder.words.ts';

const LateSelect = lazyPart<{ Select: FunctionComponent<SelectProps<string>> }, 'Select'>(() => import('#ui/select.tsx'), 'Select');
const FOLLOWS = 'follows';

export type Attached = AgentDefinition['prompts'][number];

interface AbilityRowProps {
  attached: Attached;
  /** Title, content type and price of the attached prompt; undefined when the prompt is deleted. */
  prompt: Pick<AgentAbility, 'title' | 'contentType'> & { price: number | null } | undefined;
  handle: ReactNode;
  onPin(versionId: string | null): void;
  onRemove(): void;
}

/** A row with a prompt that the agent can call, and a choice of the prompt's version. */
export function AbilityRow({ attached: { promptId, versionId }, prompt, handle, onPin, onRemove }: AbilityRowProps) {
  const title = prompt?.title ?? ABILITIES.unknownTitle;
  // Loads the prompt's versions only when the author opens their list, because an agent may have twelve prompts.
  const [reached, setReached] = useState(false);
  const { data: versions = [] } = useQuery({ ...pinsQuery(promptId), enabled: prompt !== undefined && (reached || versionId !== null) });
  const unknown = versionId !== null && !versions.some(({ id }) => id === versionId);
  const options = [
    { value: FOLLOWS, label: ABILITIES.followsOption },
    ...(unknown ? [{ value: versionId, label: ABILITIES.pinnedUnknown }] : []),
    ...versions.map(({ id, version }) => ({ value: id, label: ABILITIES.pinnedOption(version) })),
  ];
  return (
    <div className={hstack({ gap: '2', padding: '2.5' })} data-type={prompt?.contentType}>
      {handle}
      <span className={centered({ flex: 'none', width: '8', height: '8', borderRadius: 'sm', backgroundColor: 'kind.soft', color: 'kind' })}>{prompt && <TypeIcon type={prompt.contentType} />}</span>
      <div className={wrap({ flex: '1', minWidth: '0', columnGap: '3', rowGap: '1.5', alignItems: 'center' })}>
        <span className={longWords({ flex: '[1 1 150px]', minWidth: '0', textStyle: 'label' })}>
          {title}
          {!prompt && <span className={metaText({ display: 'block', color: 'bad' })}>{ABILITIES.unknownText}</span>}
        </span>
        {prompt && prompt.price !== null && <TokenAmount tokens={prompt.price} size={16} />}
        {prompt && (
          <div className={keepSize({ width: '[164px]' })} onPointerEnter={() => setReached(true)} onFocus={() => setReached(true)}>
            <Suspense fallback={<Skeleton className={css({ height: '10' })} />}>
              <LateSelect label={ABILITIES.versionLabel(title)} options={options} value={versionId ?? FOLLOWS} onValueChange={(value) => onPin(value === FOLLOWS ? null : value)} />
            </Suspense>
          </div>
        )}
      </div>
      <IconButton size="sm" label={ABILITIES.removeLabel(title)} onClick={onRemove}><X aria-hidden /></IconButton>
    </div>
  );
}
