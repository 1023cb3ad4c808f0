import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { css } from '#styled/css';
import { column, dividedList, mutedText } from '#styled/patterns';
import { ATTACHED_PROMPTS_MAX } from '#contracts/agent-builder.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { SortableEntry, SortableList } from '#shared/ordering/sortable-list.tsx';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useDefinition, useDraft } from '../draft/draft-context.ts';
import { ABILITIES } from '../agents-builder.words.ts';
import type { FoundPrompt } from './abilities.queries.ts';
import { AbilityRow } from './ability-row.tsx';
import { Section } from './section.tsx';
import { moved } from './use-rows.ts';

const AttachDialog = lazyPart(() => import('./attach-dialog.tsx'), 'AttachDialog');

/** The section of the agent builder that sets what an agent can do besides writing: attached prompts, generators, memory. */
export function AbilitiesSection() {
  const { agent, save } = useDraft();
  const [{ prompts, generators, memory }, edit] = useDefinition();
  const [attaching, setAttaching] = useState(false);
  /** Prompts that the author attached since the page opened. Their titles are kept here, because the server's last answer does not have them. */
  const [fresh, setFresh] = useState<readonly FoundPrompt[]>([]);
  const base = useQuery(pricingQuery).data?.rateCard.base;
  const infoOf = (promptId: string) => {
    const found = fresh.find(({ id }) => id === promptId);
    const known = agent?.abilities.find(({ prompt }) => prompt?.id === promptId);
    if (known) return { title: known.title, contentType: known.contentType, price: known.price };
    return found;
  };
  const nameOf = (promptId: string): string => infoOf(promptId)?.title ?? ABILITIES.unknownTitle;
  return (
    <Section id="abilities" part="abilities" title={ABILITIES.heading} aside={ABILITIES.aside}>
      {prompts.length === 0 ? <p className={mutedText()}>{ABILITIES.emptyText}</p> : (
        <SortableList ids={prompts.map(({ promptId }) => promptId)} nameOf={nameOf} onMove={(from, to) => edit({ prompts: moved(prompts, from, to) })}>
          <ol aria-label={ABILITIES.listLabel} className={list}>
            {prompts.map((attached) => (
              <SortableEntry key={attached.promptId} id={attached.promptId} label={ABILITIES.moveLabel(nameOf(attached.promptId))}>
                {(handle) => (
                  <AbilityRow
                    attached={attached} handle={handle}
                    // Shows "…" for an attached prompt without a title until the draft is saved; after that, the prompt counts as deleted.
                    prompt={infoOf(attached.promptId) ?? (save.kind === 'saved' ? undefined : { title: '…', contentType: 'text', price: null })}
                    onPin={(versionId) => edit({ prompts: prompts.map((one) => (one.promptId === attached.promptId ? { ...one, versionId } : one)) })}
                    onRemove={() => edit({ prompts: prompts.filter(({ promptId }) => promptId !== attached.promptId) })}
                  />
                )}
              </SortableEntry>
            ))}
          </ol>
        </SortableList>
      )}
      {prompts.length < ATTACHED_PROMPTS_MAX
        ? <Button icon={<Plus aria-hidden />} className={css({ borderStyle: 'dashed' })} onClick={() => setAttaching(true)}>{ABILITIES.attachButton}</Button>
        : <p className={mutedText()}>{ABILITIES.fullText(ATTACHED_PROMPTS_MAX)}</p>}
      <div className={column({ gap: '0', '& > *': { borderTop: 'soft', paddingBlock: '3' } })}>
        <Switch checked={generators.image} help={ABILITIES.imageHelp(base ? tokenWords(base.image) : '…')} onChange={(event) => edit({ generators: { ...generators, image: event.currentTarget.checked } })}>{ABILITIES.imageLabel}</Switch>
        <Switch checked={generators.video} help={ABILITIES.videoHelp(base ? tokenWords(base.video) : '…')} onChange={(event) => edit({ generators: { ...generators, video: event.currentTarget.checked } })}>{ABILITIES.videoLabel}</Switch>
        <Switch checked={memory} help={ABILITIES.memoryHelp} onChange={(event) => edit({ memory: event.currentTarget.checked })}>{ABILITIES.memoryLabel}</Switch>
      </div>
      {attaching && (
        <Suspense fallback={null}>
          <AttachDialog
            taken={prompts.map(({ promptId }) => promptId)} full={prompts.length >= ATTACHED_PROMPTS_MAX} onClose={() => setAttaching(false)}
            onAttach={(found) => {
              setFresh((known) => [...known, found]);
              edit({ prompts: [...prompts, { promptId: found.id, versionId: null }] });
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}

const list = dividedList({ border: 'line', borderRadius: 'md' });
