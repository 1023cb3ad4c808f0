import { useQuery } from '@tanstack/react-query';
import { PencilLine, ShieldCheck, Sparkles } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { css } from '#styled/css';
import { longWords, mutedText, stack, wrap } from '#styled/patterns';
import { initialInputs, visibleFields } from '#contracts/form-inputs.ts';
import { priceLabel } from '#contracts/price-label.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { initialOptions, priceOf, withFormLength } from '#features/generation/run-panel/run-options.ts';
import { SaveButton } from '#features/social/save-button.tsx';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Avatar } from '#ui/avatar.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Chip } from '#ui/chip.tsx';
import { PlatformMark } from '#ui/platform-mark.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { cardFor } from '#contracts/cheapest-run.ts';
import { SHARE_PITCH } from './share.words.ts';
import { elementAt } from '#contracts/must.ts';

interface SharePitchProps {
  prompt: PromptDetail;
  /** Number of people who have run the shared prompt so far. */
  people: number;
  /** Address that the button "Make mine" of a shared prompt opens. */
  start: string;
}

/** Title and maker of the shared prompt, three lines of text, and the button "Make mine". */
export function SharePitch({ prompt, people, start }: SharePitchProps) {
  const { creator } = prompt;
  const price = priceLabel(prompt);
  return (
    <header className={stack({ gap: '4' })}>
      <div className={wrap({ gap: '2' })}><TypeChip type={prompt.contentType} /><Chip tone={price.noFee ? 'free' : 'price'}>{price.label}</Chip></div>
      <h1 className={longWords({ textStyle: 'display' })}>{prompt.title}</h1>
      <p className={wrap({ alignItems: 'center', gap: '2', textStyle: 'small' })}>
        <Avatar name={creator.displayName} src={creator.avatarUrl} size={28} />
        <span>by <TextLink to={`/profile/${creator.username}`} className={longWords()}>{creator.displayName}</TextLink></span>
        {creator.platform && <PlatformMark size={18} />}
      </p>
      <ul className={stack({ gap: '2.5' })}>
        <Line icon={Sparkles}>{prompt.oneLiner}</Line>
        <Line icon={PencilLine}>{whatToFillIn(prompt)}</Line>
        <Line icon={ShieldCheck}>{prompt.stats.successRate === null ? SHARE_PITCH.ifFailsCostsText : SHARE_PITCH.worksTimeText(prompt.stats.successRate)}</Line>
      </ul>
      <div className={wrap({ alignItems: 'center', gap: '3' })}>
        <LinkButton to={start} variant="magic" size="lg"><MakeMine prompt={prompt} /></LinkButton>
        <SaveButton prompt={prompt} />
      </div>
      {people > 0 && <p className={mutedText({ tabular: true })}>{SHARE_PITCH.madeSomethingText(people)}</p>}
    </header>
  );
}

/**
 * The text of the button for the shared prompt: "Make mine" with the price of a run at the form's starting values. Until the rate card is
 * known, it has no price.
 */
function MakeMine({ prompt }: { prompt: PromptDetail }) {
  const card = useQuery(pricingQuery).data?.rateCard;
  const packed = prompt.pricing === 'pack_only' && prompt.viewer.access === 'none';
  const quote = card && !packed ? priceOf(cardFor(prompt, card), prompt.contentType, withFormLength(initialOptions(prompt.contentType, prompt.outputSettings), prompt.form, initialInputs(prompt.form)), prompt.viewer.access === 'none' ? prompt.runRoyalty : 0) : null;
  return <>{packed ? SHARE_PITCH.seeWhatInsideText : quote ? SHARE_PITCH.makeMineText(quote.total) : SHARE_PITCH.makeMineFreeText}</>;
}

const SAID = 4;

/** Says which fields the receiver has to fill in, such as "You fill in the topic, the tone and 2 more." */
function whatToFillIn({ form }: PromptDetail): string {
  const labels = visibleFields(form, initialInputs(form)).filter(({ hidden }) => !hidden).map(({ label }) => label.toLowerCase().replace(/[\s?!:.…]+$/, ''));
  if (labels.length === 0) return SHARE_PITCH.nothingFillStartsText;
  const said = labels.length > SAID ? [...labels.slice(0, SAID - 1), `${labels.length - SAID + 1} more`] : labels;
  return SHARE_PITCH.fillInText(said.length === 1 ? elementAt(labels, 0) : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`);
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className={css({ display: 'flex', gap: '2.5', textStyle: 'body', color: 'fg.muted', '& svg': { flex: 'none', width: '[18px]', height: '[18px]', marginBlockStart: '[3px]', color: 'kind' } })}>
      <Icon aria-hidden /><span className={longWords({ minWidth: '0' })}>{children}</span>
    </li>
  );
}
