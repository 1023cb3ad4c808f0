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
  /** Number of the newest version of this price list when the administrator began editing. */
  base: number;
  /** The current prices with which the form starts; its boxes may be empty. */
  content: Content;
  /** For a price form whose values differ in shape from the request: the schema of the form, and the conversion into the request. */
  own?: { schema: z.ZodMiniType<unknown, Content>; toBody(content: Content): BodyOf<E>['content'] };
  onClose(): void;
}

/** Creates the form for a draft of prices. A valid draft is not saved before the administrator confirms it in a dialog. */
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
