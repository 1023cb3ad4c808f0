import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { TicketPercent, X } from 'lucide-react';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import type { PackQuote } from '#contracts/packs.ts';
import { messageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { packQuoteQuery } from '../quote.queries.ts';
import { COUPON_FIELD } from '../packs-preview.words.ts';

/** A coupon that the server accepted for this pack, and the pack's price with it. */
export interface UsedCoupon {
  code: string;
  quote: PackQuote;
}

interface CouponFieldProps {
  packId: string;
  used: UsedCoupon | null;
  /** Coupon code from the page's address. The field is filled in with it, and the user still has to press the button. */
  offered: string | null;
  onUse(coupon: UsedCoupon | null): void;
}

/** Field for a coupon code on the page of a pack. The server says whether the code is valid for this pack, and the price shows it. */
export function CouponField({ packId, used, offered, onUse }: CouponFieldProps) {
  const client = useQueryClient();
  const [code, setCode] = useState(offered);
  const [problem, setProblem] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  if (used) {
    return (
      <p className={hstack({ gap: '2', textStyle: 'small', color: 'good' })}>
        <TicketPercent size={16} aria-hidden /><span><b>{used.code}</b> · {COUPON_FIELD.appliedText(used.quote.coupon)}</span>
        <IconButton size="sm" label={COUPON_FIELD.removeButton} onClick={() => onUse(null)} className={css({ marginInlineStart: 'auto' })}><X aria-hidden /></IconButton>
      </p>
    );
  }
  if (code === null) return <TextButton onClick={() => setCode('')}>{COUPON_FIELD.openButton}</TextButton>;
  const check = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const asked = code.trim();
    if (asked.length < 3 || checking) return setProblem(asked.length < 3 ? COUPON_FIELD.tooShort : null);
    setChecking(true);
    setProblem(null);
    try {
      onUse({ code: asked, quote: await client.fetchQuery({ ...packQuoteQuery(packId, { coupon: asked }), staleTime: 0 }) });
    } catch (error) {
      setProblem(messageOf(error, COUPON_FIELD.failed));
    } finally {
      setChecking(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void check(event)} className={hstack({ gap: '2', alignItems: 'flex-end' })}>
      <Field label={COUPON_FIELD.label} error={problem} className={css({ flex: '1' })}><Input value={code} maxLength={40} autoComplete="off" spellCheck={false} onChange={(event) => setCode(event.currentTarget.value)} /></Field>
      <Button type="submit" busy={checking} className={css({ marginBlockEnd: problem ? '6' : '0' })}>{COUPON_FIELD.applyButton}</Button>
    </form>
  );
}
