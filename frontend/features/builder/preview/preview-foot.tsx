import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { inlineStack, wrap } from '#styled/patterns';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { estimateModelTokens } from '#contracts/template-variables.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Sentence } from '#ui/sentence.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { testQuote } from '../test-run/test-price.ts';
import { PREVIEW_FOOT } from '../builder.words.ts';

/** Below the preview: the length of the filled-in prompt in a model's tokens, and the price of a run for a buyer. */
export function PreviewFoot({ content, text }: { content: DraftContent; text: string }) {
  const pricing = useQuery(pricingQuery);
  const priced = pricing.data ? testQuote(pricing.data.rateCard, content, null) : null;
  const tokens = estimateModelTokens(text);
  const royalty = content.pricing === 'run' || content.pricing === 'run_and_unlock' ? content.runRoyalty : 0;
  return (
    <footer className={foot}>
      <span><Sentence text={PREVIEW_FOOT.sizeText(tokens)} parts={{ count: <strong className={css({ color: 'fg', tabular: true })}>{tokens.toLocaleString('en-US')}</strong> }} /></span>
      {priced && <span>{priced.quote.baseLabel}</span>}
      {priced && (
        <span className={inlineStack({ gap: '1.5', marginInlineStart: 'auto' })}>
          <Sentence text={PREVIEW_FOOT.perRunText} parts={{ amount: <TokenAmount tokens={priced.quote.total + royalty} words size={16} className={css({ color: 'fg' })} /> }} />
        </span>
      )}
    </footer>
  );
}

const foot = wrap({ alignItems: 'center', columnGap: '5', rowGap: '2', paddingInline: '4', paddingBlock: '3', borderTop: 'soft', textStyle: 'meta', color: 'fg.subtle' });
