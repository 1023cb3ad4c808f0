import { useState } from 'react';
import { css } from '#styled/css';
import { useDelayed } from '#lib/use-delayed.ts';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { AuditLog } from './audit-log.tsx';
import { AUDIT_AREAS } from './audit-words.ts';
import { momentsOf } from '#lib/day-range.ts';

type Area = (typeof AUDIT_AREAS)[number]['value'];

/** The audit log with what it can be filtered by: area, days, words. */
export function AuditPanel() {
  const [area, setArea] = useState<Area>('all');
  const [words, setWords] = useState('');
  const [days, setDays] = useState({ from: '', to: '' });
  const q = useDelayed(words.trim());
  const filters = {
    ...(area !== 'all' && { action: area }),
    ...(q && { q }),
    ...momentsOf(days),
  };
  return (
    <Card as="section" pad="lg" radius="lg" aria-labelledby="audit-title">
      <h2 id="audit-title" className={css({ textStyle: 'h3' })}>Audit log</h2>
      <p className={css({ color: 'fg.muted', textStyle: 'small', marginBlockEnd: '4' })}>Every use of a power that others do not have. It can be read, never changed.</p>
      <div className={controls}>
        <Field label="What"><Select options={AUDIT_AREAS} value={area} onValueChange={setArea} /></Field>
        <Field label="Words"><Input type="search" placeholder="A name, a reason" value={words} onChange={(event) => setWords(event.currentTarget.value)} /></Field>
        <Field label="From"><Input type="date" value={days.from} max={days.to || undefined} onChange={(event) => setDays({ ...days, from: event.currentTarget.value })} /></Field>
        <Field label="To"><Input type="date" value={days.to} min={days.from || undefined} onChange={(event) => setDays({ ...days, to: event.currentTarget.value })} /></Field>
      </div>
      <AuditLog filters={filters} empty="Nothing like that has happened." />
    </Card>
  );
}

const controls = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', xl: '1fr 1.5fr 1fr 1fr' }, marginBlockEnd: '4' });
