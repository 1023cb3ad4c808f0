import { useState } from 'react';
import { css } from '#styled/css';
import { mutedText } from '#styled/patterns';
import { useDelayed } from '#lib/use-delayed.ts';
import { Card } from '#ui/card.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { AuditLog } from './audit-log.tsx';
import { AUDIT_AREAS } from './audit-words.ts';
import { momentsOf } from '#lib/day-range.ts';
import { AUDIT_PANEL } from './operations.words.ts';

type Area = (typeof AUDIT_AREAS)[number]['value'];

/** The audit log with its filters: area, days and search words. */
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
      <h2 id="audit-title" className={css({ textStyle: 'h3' })}>{AUDIT_PANEL.heading}</h2>
      <p className={mutedText({ marginBlockEnd: '4' })}>{AUDIT_PANEL.intro}</p>
      <div className={controls}>
        <Field label={AUDIT_PANEL.whatLabel}><Select options={AUDIT_AREAS} value={area} onValueChange={setArea} /></Field>
        <Field label={AUDIT_PANEL.wordsLabel}><Input type="search" placeholder={AUDIT_PANEL.placeholder} value={words} onChange={(event) => setWords(event.currentTarget.value)} /></Field>
        <Field label={AUDIT_PANEL.fromLabel}><DateInput value={days.from || null} {...(days.to && { max: days.to })} onValueChange={(from) => setDays({ ...days, from: from ?? '' })} /></Field>
        <Field label={AUDIT_PANEL.toLabel}><DateInput value={days.to || null} {...(days.from && { min: days.from })} onValueChange={(to) => setDays({ ...days, to: to ?? '' })} /></Field>
      </div>
      <AuditLog filters={filters} empty={AUDIT_PANEL.empty} />
    </Card>
  );
}

const controls = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', xl: '1fr 1.5fr 1fr 1fr' }, marginBlockEnd: '4' });
