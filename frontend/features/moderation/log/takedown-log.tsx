import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, longWords, metaText, multilineText, wrap } from '#styled/patterns';
import { RULES } from '#contracts/moderation.ts';
import { ROLES } from '#shared/staff/role-names.ts';
import { TARGET_WORDS } from '#shared/staff/target.words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { Moment } from '#ui/moment.tsx';
import { Select } from '#ui/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { logQuery } from '../moderation.queries.ts';
import type { LogEntry, LogFilters } from '../moderation.queries.ts';
import { OutcomeBadge } from '../outcome-badge.tsx';
import { Queue } from '../queue.tsx';
import { RULE_OPTIONS } from '../rule-words.ts';
import { TAKEDOWN_LOG } from '../moderation.words.ts';

const WHICH = [
  { value: 'negative', label: TAKEDOWN_LOG.negativeLabel }, { value: 'removed', label: TAKEDOWN_LOG.takenDownHiddenLabel }, { value: 'reviews', label: TAKEDOWN_LOG.reviewsOfSubmissionsLabel }, { value: 'all', label: TAKEDOWN_LOG.everyDecisionLabel },
] as const;
const ANY = 'any';
const RULES_OR_ANY = [{ value: ANY, label: TAKEDOWN_LOG.anyRuleLabel }, ...RULE_OPTIONS];

interface TakedownLogProps {
  filters: LogFilters;
  onFilter(filters: LogFilters): void;
}

/** Table of the moderators' decisions: who decided what about whom, by which rule, and whether an appeal changed the decision. */
export function TakedownLog({ filters, onFilter }: TakedownLogProps) {
  const log = useInfiniteQuery(logQuery(filters));
  const filtered = Object.values(filters).some(Boolean);
  return (
    <div className={column({ gap: '4' })}>
      <div role="search" aria-label={TAKEDOWN_LOG.logLabel} className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } })}>
        <Field label={TAKEDOWN_LOG.decisionsLabel}><Select options={WHICH} value={filters.which ?? 'negative'} onValueChange={(which) => onFilter({ ...filters, which: which === 'negative' ? undefined : which })} /></Field>
        <Field label={TAKEDOWN_LOG.ruleLabel}><Select options={RULES_OR_ANY} value={filters.rule ?? ANY} onValueChange={(rule) => onFilter({ ...filters, rule: rule === ANY ? undefined : (rule as LogFilters['rule']) })} /></Field>
      </div>
      <Queue
        query={log}
        empty={filtered
          ? <EmptyState size="sm" art={<EarsScene />} title={TAKEDOWN_LOG.noDecisionMatchesTitle} actions={<Button onClick={() => onFilter({})}>{TAKEDOWN_LOG.button}</Button>}>{TAKEDOWN_LOG.noMatchText}</EmptyState>
          : <EmptyState size="sm" art={<EarsScene />} title={TAKEDOWN_LOG.noDecisionsYetTitle}>{TAKEDOWN_LOG.emptyText}</EmptyState>}
      >
        {(entries) => <ol aria-label={TAKEDOWN_LOG.decisionsLatestFirstLabel} className={column({ layerStyle: 'card' })}>{entries.map((entry) => <Entry key={entry.id} entry={entry} />)}</ol>}
      </Queue>
    </div>
  );
}

const roleName = (role: string): string => (ROLES.find((known) => known.role === role)?.name ?? role).toLowerCase();
const APPEALS = { open: TAKEDOWN_LOG.open, granted: TAKEDOWN_LOG.granted, refused: TAKEDOWN_LOG.refused } as const;

function Entry({ entry }: { entry: LogEntry }) {
  const { kind, outcome, targetType, targetTitle, promptSlug, owner, by, byRole, rule, note, at, appeal } = entry;
  // True when the entry can link to the page of the prompt. A prompt that was taken down or sent back has none, unless an appeal was granted.
  const out = promptSlug !== null && (targetType !== 'prompt' || outcome === 'approved' || appeal === 'granted');
  return (
    <li className={column({ gap: '1', paddingInline: '4', paddingBlock: '3', borderBottom: 'soft', _last: { borderBottom: 'none' }, textStyle: 'small' })}>
      <p className={wrap({ gap: '2', alignItems: 'center' })}>
        <OutcomeBadge outcome={outcome} />
        {kind === 'strike' && <Badge tone="bad">{TAKEDOWN_LOG.badge}</Badge>}
        {appeal && <Badge tone={appeal === 'open' ? 'warn' : 'neutral'}>{APPEALS[appeal]}</Badge>}
        <span className={longWords({ minWidth: '0' })}>{TARGET_WORDS[targetType]}{out ? <TextLink to={`/prompt/${promptSlug}`}>{targetTitle}</TextLink> : <strong>{targetTitle}</strong>}</span>
      </p>
      {rule && <p>{RULES[rule]}</p>}
      {note && <p className={multilineText({ color: 'fg.muted' })}>{note}</p>}
      <p className={metaText()}>
        {owner ? <TextLink quiet to={`/profile/${owner.username}`}>@{owner.username}</TextLink> : TAKEDOWN_LOG.deletedOwnerText}{TAKEDOWN_LOG.byText} {by ? <>@{by.username}</> : TAKEDOWN_LOG.deletedDeciderText} ({roleName(byRole)}), <Moment at={at} />
      </p>
    </li>
  );
}
