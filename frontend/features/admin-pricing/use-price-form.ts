import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { BodyOf } from '#contracts/endpoint.ts';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { toast } from '#ui/toast.tsx';
import { ADMIN_PRICING, CHANGE_FORM } from './admin-pricing.words.ts';
import { effective, effectiveAtOf } from './effective-fields.tsx';
import type { Effective } from './effective-fields.tsx';
import { usePriceChange } from './price-change.mutation.ts';
import type { SaveEndpoint } from './price-change.mutation.ts';

export interface PriceValues<Content> {
  effectiveAt: Effective;
  reason: string;
  content: Content;
}

export type PriceForm<Content> = SchemaForm<PriceValues<Content>>;

interface PriceFormOptions<Content, E extends SaveEndpoint> {
  endpoint: E;
  /** The newest version when editing began. */
  base: number;
  /** As it is in force; boxes of the form may be empty. */
  content: Content;
  /** Reads the form's content; left out, the endpoint's own schema does. */
  read?: z.ZodMiniType<BodyOf<E>['content'], Content>;
  onClose(): void;
}

/** A draft of prices, from when it holds, and why. What fits is asked about once more before it is saved. */
export function usePriceForm<Content, E extends SaveEndpoint>({ endpoint, base, content, read, onClose }: PriceFormOptions<Content, E>) {
  const change = usePriceChange(endpoint);
  const [asked, setAsked] = useState<BodyOf<E> | null>(null);
  const form = useSchemaForm<PriceValues<Content>, PriceValues<unknown>>({
    schema: z.object({ effectiveAt: effective, reason: endpoint.body!.shape.reason, content: read ?? endpoint.body!.shape.content }) as unknown as z.ZodMiniType<PriceValues<unknown>, PriceValues<Content>>,
    defaultValues: { effectiveAt: { when: 'now', day: null, time: '00:00' }, reason: '', content } as DefaultValues<PriceValues<Content>>,
    send: ({ effectiveAt, ...rest }) => setAsked({ base, effectiveAt: effectiveAtOf(effectiveAt), ...rest } as BodyOf<E>),
    failed: ADMIN_PRICING.failed,
    retry: ADMIN_PRICING.retry,
  });
  const save = (): void => {
    setAsked(null);
    if (!asked) return;
    change.mutate(asked, {
      onSuccess: () => {
        toast({ tone: 'success', title: asked.effectiveAt ? 'Change scheduled' : 'Prices changed', description: asked.effectiveAt ? CHANGE_FORM.scheduledToast : CHANGE_FORM.changedToast });
        onClose();
      },
      onError: form.refuse,
    });
  };
  return { form, content: form.watch('content' as never) as Content, asked, save, keepEditing: () => setAsked(null), saving: change.isPending };
}

export type PriceEditing = Pick<ReturnType<typeof usePriceForm<never, SaveEndpoint>>, 'asked' | 'save' | 'keepEditing' | 'saving'>;
