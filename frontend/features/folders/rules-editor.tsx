import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findForFolder, SMART_COUNT_MOST, smartQuery } from '#contracts/folders.ts';
import type { FolderEntry, FolderItemType, OpenedFolder, SmartQuery } from '#contracts/folders.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { css } from '#styled/css';
import { coverImage, hstack, metaText, stack } from '#styled/patterns';
import { useChangeFolder } from '#shared/folders/folders.mutations.ts';
import { foldersKey } from '#shared/folders/folders.queries.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { RuleRow } from './rule-row.tsx';
import { queryFrom, RULE_FIELDS, rulesOf, sameQuery } from './smart-rules.ts';
import type { Rule } from './smart-rules.ts';
import { RULE_NAMES, RULES } from './smart-rules.words.ts';

const KINDS = [{ value: 'prompt', label: RULES.of.prompt }, { value: 'creation', label: RULES.of.creation }] as const;
const FIND_AFTER_MS = 300;

/** The form for the rules of a smart folder. It shows the number of matching items while the owner edits; a button saves the rules. */
export function RulesEditor({ folder }: { folder: OpenedFolder }) {
  const saved: SmartQuery = folder.query ?? { of: 'prompt' };
  const [of, setOf] = useState<FolderItemType>(saved.of);
  const [rules, setRules] = useState<readonly Rule[]>(() => rulesOf(saved));
  const change = useChangeFolder();
  const query = queryFrom(of, rules);
  const left = RULE_FIELDS.filter((field) => (field !== 'prompt' || of === 'creation') && !rules.some((rule) => rule.field === field));
  const revert = (): void => { setOf(saved.of); setRules(rulesOf(saved)); };
  const save = (): void => change.mutate({ id: folder.id, change: { query } }, {
    onSuccess: () => toast({ tone: 'success', title: RULES.savedToast }),
    onError: (error) => toast({ tone: 'destructive', title: RULES.notSavedToast, description: messageOf(error, RULES.tryAgainText) }),
  });
  return (
    <section aria-label={RULES.label} className={card}>
      <div className={hstack({ gap: '3', flexWrap: 'wrap', textStyle: 'small', fontWeight: 'semibold' })}>
        <SegmentedControl label={RULES.ofLabel} options={KINDS} value={of} onValueChange={setOf} /><span>{RULES.matchText}</span>
      </div>
      <ul>
        {rules.map((rule, index) => (
          <RuleRow
            key={rule.field} rule={rule} first={index === 0} onValue={(value) => setRules(rules.map((other) => (other.field === rule.field ? { ...other, value } : other)))}
            onRemove={() => setRules(rules.filter((other) => other.field !== rule.field))}
          />
        ))}
      </ul>
      <div className={foot}>
        {left.length > 0 && <Select label={RULES.addLabel} placeholder={RULES.addPlaceholder} options={left.map((field) => ({ value: field, label: RULE_NAMES[field] }))} value={null} onValueChange={(field) => setRules([...rules, { field, value: '' }])} />}
        <Finds query={query} />
        {!sameQuery(query, saved) && (
          <>
            <Button size="sm" variant="ghost" onClick={revert}>{RULES.revertButton}</Button>
            <Button size="sm" variant="primary" busy={change.isPending} busyLabel={RULES.busyLabel} onClick={save}>{RULES.saveButton}</Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Shows how many items match the rules as they are now, with the newest of them. */
function Finds({ query }: { query: SmartQuery }) {
  const asked = useDelayed(JSON.stringify(query), FIND_AFTER_MS);
  const found = useQuery({
    queryKey: [...foldersKey, 'finds', asked],
    ...timesOf(findForFolder),
    queryFn: ({ signal }) => call(findForFolder, { query: asQuery(smartQuery.parse(JSON.parse(asked))), signal }),
    placeholderData: keepPreviousData,
  });
  const count = found.data?.count;
  return (
    <span className={hstack({ gap: '2', marginInlineStart: 'auto' })}>
      <span aria-hidden="true" className={css({ display: 'flex' })}>{found.data?.items.map((entry, index) => <Peek key={index} entry={entry} />)}</span>
      <span aria-live="polite" className={metaText()}>
        {count === undefined ? (found.isError ? RULES.notCountedText : RULES.countingText) : <>{RULES.findsStart} <strong className={css({ color: 'fg' })}>{count >= SMART_COUNT_MOST ? `${SMART_COUNT_MOST.toLocaleString('en-US')}+` : count}</strong> {RULES.findsEnd}</>}
      </span>
    </span>
  );
}

const asQuery = ({ favourite, ...query }: SmartQuery) => ({ ...query, ...(favourite === undefined ? {} : { favourite: favourite ? ('true' as const) : ('false' as const) }) });

function Peek({ entry }: { entry: FolderEntry }) {
  const src = entry.itemType === 'prompt' ? entry.prompt.coverUrl : (entry.creation.outputs[0]?.posterUrl ?? entry.creation.outputs[0]?.url ?? null);
  const type = entry.itemType === 'prompt' ? entry.prompt.contentType : entry.creation.contentType;
  return <span data-type={type} className={peek}>{src && <img src={src} alt="" className={coverImage()} />}</span>;
}

const card = stack({ layerStyle: 'card', gap: '3', padding: { base: '4', md: '5' } });
const foot = hstack({ gap: '3', flexWrap: 'wrap', borderTop: 'soft', paddingTop: '3' });
const peek = css({ width: '8', height: '8', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'kind.soft', border: '[2px solid {colors.surface}]', marginInlineStart: '-2' });
