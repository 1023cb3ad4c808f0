import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Plus, X } from 'lucide-react';
import { css } from '#styled/css';
import { column, flexFill, hstack } from '#styled/patterns';
import { GREETING_MAX, STARTER_MAX } from '#contracts/agent-builder.ts';
import { STARTERS_MAX } from '#contracts/agents.ts';
import { SortableEntry, SortableList } from '#shared/ordering/sortable-list.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useDefinition } from '../draft/draft-context.ts';
import { IDENTITY, STARTERS } from '../agents-builder.words.ts';
import { Section } from './section.tsx';
import { moved, useRows } from './use-rows.ts';

/** The section of the agent builder for the agent's greeting, and up to six sentences with which a reader can begin a chat. */
export function StartersSection() {
  const [{ greeting, starters }, edit] = useDefinition();
  const [rows, change, rowOf] = useRows(starters, (values) => edit({ starters: values }));
  const [news, setNews] = useState('');
  const nameOf = (id: string): string => rows.find((row) => row.id === id)?.value.trim() || STARTERS.emptyName;
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= rows.length) return;
    change(moved(rows, from, to));
    setNews(STARTERS.movedNews(to + 1, rows.length));
  };
  const keys = (event: KeyboardEvent, at: number): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    move(at, at + by);
  };
  return (
    <Section id="starters" part="setup" title={STARTERS.heading} aside={IDENTITY.countText(starters.length, STARTERS_MAX)}>
      <Field label={STARTERS.greetingLabel} help={STARTERS.greetingHelp}>
        <Textarea grow rows={2} maxLength={GREETING_MAX} placeholder={STARTERS.greetingPlaceholder} value={greeting} onChange={(event) => edit({ greeting: event.currentTarget.value })} />
      </Field>
      {rows.length > 0 && (
        <SortableList ids={rows.map(({ id }) => id)} nameOf={nameOf} onMove={move}>
          <ol aria-label={STARTERS.listLabel} className={column({ gap: '2' })}>
            {rows.map(({ id, value }, at) => (
              <SortableEntry key={id} id={id} label={STARTERS.moveLabel(nameOf(id))}>
                {(handle) => (
                  <div className={hstack({ gap: '1.5' })} onKeyDown={(event) => keys(event, at)}>
                    {handle}
                    <Field label={STARTERS.starterLabel(at + 1)} hideLabel className={flexFill()}>
                      <Input maxLength={STARTER_MAX} placeholder={STARTERS.starterPlaceholder} value={value} onChange={(event) => change(rows.with(at, { id, value: event.currentTarget.value }))} />
                    </Field>
                    <IconButton size="sm" label={STARTERS.removeLabel(nameOf(id))} onClick={() => change(rows.filter((row) => row.id !== id))}><X aria-hidden /></IconButton>
                  </div>
                )}
              </SortableEntry>
            ))}
          </ol>
        </SortableList>
      )}
      {rows.length < STARTERS_MAX && <Button icon={<Plus aria-hidden />} className={dashed} onClick={() => change([...rows, rowOf('')])}>{STARTERS.addButton}</Button>}
      <LiveRegion>{news}</LiveRegion>
    </Section>
  );
}

const dashed = css({ borderStyle: 'dashed' });
