import { RULES } from '#contracts/moderation.ts';
import type { Rule } from '#contracts/moderation.ts';
import { counted } from '#contracts/plural.ts';
import { dateText } from '#lib/date-text.ts';
import { fullDate } from '#lib/full-date.ts';
import { dollars } from '#lib/money.ts';
import { tokenWords } from '#ui/token-amount.tsx';

const countOf = (one: string, many?: string) => (value: unknown): string => counted(Number(value), one, many);
const signed = (value: unknown): string => `${Number(value) < 0 ? 'took' : 'gave'} ${tokenWords(Math.abs(Number(value)))}`;
const left = (): string => '';

/** How each fact of an audit entry is written; null or '' leaves it out. Ids are left out, because the entry's link already leads to that thing. */
const FACTS: Record<string, (value: unknown) => string> = {
  amount: signed,
  amountCents: (value) => dollars(Number(value)),
  sessions: countOf('session ended', 'sessions ended'),
  until: (value) => `until ${fullDate(String(value))}`,
  readyAt: (value) => `possible from ${fullDate(String(value))}`,
  was: (value) => `would have ended on ${fullDate(String(value))}`,
  wasFor: (value) => `the reason of the ban was “${String(value)}”`,
  rule: (value) => RULES[value as Rule] ?? String(value),
  strike: (value) => (value === true ? 'with a strike' : ''),
  reports: countOf('report closed', 'reports closed'),
  promptIds: (value) => counted(Array.isArray(value) ? value.length : 0, 'prompt'),
  prompts: countOf('prompt'),
  findings: countOf('difference'),
  into: (value) => `into “${String(value)}”`,
  by: (value) => `by ${String(value)}`,
  length: countOf('character'),
  decisionId: left, featureId: left, userId: left, stripeId: left,
};

/**
 * Returns the facts of an audit entry in one line: "admin → user · 2 sessions ended". A change of several fields names each field. The amount of
 * a refund is left out when the sentence's `label` begins with it.
 */
export function auditFacts({ from, to, ...rest }: Record<string, unknown>, label = ''): string {
  const facts = Object.entries(rest).filter(([, value]) => value !== null && value !== '' && !isId(value)).map(([name, value]) => {
    const fact = FACTS[name]?.(value) ?? `${spaced(name)}: ${written(value, name)}`;
    return name === 'amountCents' && label.startsWith(`${fact} for `) ? '' : fact;
  });
  return [...changes(from, to), ...facts].filter((fact) => fact !== '').join(' · ');
}

function changes(from: unknown, to: unknown): string[] {
  if (from === undefined || to === undefined) return [];
  if (!isFields(from) || !isFields(to)) return [`${written(from)} → ${written(to)}`];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((name) => JSON.stringify(from[name] ?? null) !== JSON.stringify(to[name] ?? null))
    .map((name) => `${spaced(name)}: ${written(from[name], name)} → ${written(to[name], name)}`);
}

const isId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const CENTS = / cents$/;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const apart = (name: string): string => name.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** Turns the name of a fact into words: `estimatedCompletion` into "estimated completion". `priceCents` becomes "price", whose value is written in dollars. */
const spaced = (name: string): string => apart(name).replace(CENTS, '');

function written(value: unknown, name = ''): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && CENTS.test(apart(name))) return dollars(value);
  if (typeof value === 'string' && TIME.test(value)) return `${fullDate(value)}, ${dateText(new Date(value), { hour: '2-digit', minute: '2-digit' })}`;
  if (Array.isArray(value)) return value.map((one) => written(one)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
