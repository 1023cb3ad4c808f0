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
import { usePriceChange } from './admin-pricing.mutations.ts';
import type { SaveEndpoint } from './admin-pricing.mutations.ts';

export interface PriceValues<Content> {
  effectiveAt: Effective;
  reason: string;
  content: Content;
}

export type PriceForm<Content> = SchemaForm<PriceValues<Content>>;

interface PriceFormOptions<Content, E extends SaveEndpoint> {
  endpoint: E;
  /** Number of the newest price version when editing began. */
  base: number;
  /** Content of the current price version; boxes of the form may be empty. */
  content: Content;
  /** For a form whose content has another shape: its schema, and the conversion for sending. */
  own?: { schema: z.ZodMiniType<unknown, Content>; toBody(content: Content): BodyOf<E>['content'] };
  onClose(): void;
}

/** State of the form for a price draft. A valid draft is confirmed in a dialog before it is saved. */
export function usePriceForm<Content, E extends SaveEndpoint>({ endpoint, base, content, own, onClose }: PriceFormOptions<Content, E>) {
  const change = usePriceChange(endpoint);
  const [asked, setAsked] = useState<BodyOf<E> | null>(null);
  const form = useSchemaForm<PriceValues<Content>, PriceValues<Content>>({
    schema: z.object({ effectiveAt: effective, reason: endpoint.body.shape.reason, content: own?.schema ?? endpoint.body.shape.content }) as unknown as z.ZodMiniType<PriceValues<Content>, PriceValues<Content>>,
    defaultValues: { effectiveAt: { when: 'now', day: null, time: '00:00' }, reason: '', content } as DefaultValues<PriceValues<Content>>,
    send: ({ effectiveAt, reason, content: typed }) => setAsked({ base, effectiveAt: effectiveAtOf(effectiveAt), reason, content: own ? own.toBody(typed) : typed } as BodyOf<E>),
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
