import { useDeferredValue, useState } from 'react';
import { css } from '#styled/css';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { AuditLog } from './audit-log.tsx';
import { AUDIT_AREAS } from './audit-words.ts';

type Area = (typeof AUDIT_AREAS)[number]['value'];

/** The audit log with what it can be filtered by: area, days, words. */
export function AuditPanel() {
  const [area, setArea] = useState<Area>('all');
  const [words, setWords] = useState('');
  const [days, setDays] = useState({ from: '', to: '' });
  const q = useDeferredValue(words.trim());
  const filters = {
    ...(area !== 'all' && { action: area }),
    ...(q && { q }),
    ...(days.from && { from: `${days.from}T00:00:00.000Z` }),
    // Up to the end of that day.
    ...(days.to && { to: new Date(Date.parse(`${days.to}T00:00:00.000Z`) + 86_400_000).toISOString() }),
  };
  return (
    <Card as="section" pad="lg" radius="lg" aria-labelledby="audit-title">
      <h2 id="audit-title" className={css({ textStyle: 'h3' })}>Audit log</h2>
      <p className={css({ color: 'fg.muted', textStyle: 'small', marginBlockEnd: '4' })}>Every use of a power that others do not have. It can be read, never changed.</p>
      <div className={controls}>
        <Field label="What"><Select options={AUDIT_AREAS} value={area} onValueChange={setArea} /></Field>
        <Field label="Words"><Input type="search" placeholder="A name, a reason" value={words} onChange={(event) => setWords(event.currentTarget.value)} /></Field>
        <Field label="From"><Input type="date" value={days.from} onChange={(event) => setDays({ ...days, from: event.currentTarget.value })} /></Field>
        <Field label="To"><Input type="date" value={days.to} onChange={(event) => setDays({ ...days, to: event.currentTarget.value })} /></Field>
      </div>
      <AuditLog filters={filters} empty="Nothing like that has happened." />
    </Card>
  );
}

const controls = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', xl: '1fr 1.5fr 1fr 1fr' }, marginBlockEnd: '4' });
