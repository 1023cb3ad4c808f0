import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { css } from '#styled/css';
import { coverImage, hstack, keepSize, mutedText, visuallyHidden, wrap } from '#styled/patterns';
import type { PackItem } from '#contracts/packs.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import type { Creator } from '#contracts/prompts.ts';
import { LESSON } from '../packs-view.words.ts';

export interface LessonProps {
  item: PackItem;
  /** Number of this prompt among the steps of the owned pack, from 1. */
  step: number;
  /** True for the first step of the pack that is not done: it is opened and shows its cover and note. */
  next: boolean;
  /** True when a moderator took down the prompt of this step, so that it cannot be run. */
  removed: boolean;
  creator: Creator;
  /** Button that runs the prompt of this step, with the price on it. */
  run: ReactNode;
  /** The choice "Upgrade or stay", shown while a newer version of the step's prompt exists. */
  version: ReactNode;
  onTick(done: boolean): void;
}

/** One prompt of an owned pack as a numbered step: what it is, its state, and the button that runs it. */
export function Lesson(props: LessonProps) {
  const { item: { done, prompt }, step, next } = props;
  return (
    <li className={row} data-state={done ? 'done' : next ? 'now' : 'later'} data-type={prompt.contentType}>
      <span className={node}>{done ? <><Check size={17} aria-hidden /><span className={visuallyHidden()}>{LESSON.stepDone}</span></> : step}</span>
      {next ? <Open {...props} /> : <Line {...props} />}
    </li>
  );
}

function Cover({ prompt, className }: { prompt: PackItem['prompt']; className: string }) {
  return <span aria-hidden className={className}>{prompt.coverUrl ? <img src={prompt.coverUrl} alt="" loading="lazy" decoding="async" className={picture} /> : <TypeIcon type={prompt.contentType} size={22} />}</span>;
}

function Line({ item: { prompt, done, added, note }, removed, creator, run, version, onTick }: LessonProps) {
  return (
    <div className={line}>
      <Cover prompt={prompt} className={thumb} />
      <div className={css({ minWidth: '0' })}>
        <h3 className={css({ fontWeight: '[620]', lineHeight: 'snug' })}><TextLink quiet to={`/prompt/${prompt.slug}`} className={css({ color: 'fg!' })}>{prompt.title}</TextLink> {added && <Badge tone="brand">{LESSON.newBadge}</Badge>} {removed && <Badge tone="bad">{LESSON.removedBadge}</Badge>}</h3>
        <p className={small}><span className={kind}><TypeIcon type={prompt.contentType} size={14} /></span>{done ? LESSON.doneText : prompt.oneLiner}</p>
        {note && <p className={css({ textStyle: 'meta', color: 'fg.muted', marginBlockStart: '0.5' })}><Sentence text={LESSON.saysText} parts={{ name: <b>{creator.displayName}</b> }} /> {note}</p>}
        {version}
      </div>
      <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
        <Button size="sm" variant="ghost" aria-label={done ? LESSON.unmarkLabel(prompt.title) : LESSON.markLabel(prompt.title)} onClick={() => onTick(!done)}>{done ? LESSON.unmarkButton : LESSON.markButton}</Button>
        {run}
      </div>
    </div>
  );
}

function Open({ item: { prompt, added, note }, removed, creator, run, version, onTick }: LessonProps) {
  return (
    <div className={open}>
      <div className={top}>
        <Cover prompt={prompt} className={large} />
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5', padding: { base: '[14px 16px]', md: '[18px 20px 16px]' }, minWidth: '0' })}>
          <p className={hstack({ gap: '2', textStyle: 'meta', color: 'fg.subtle' })}><b className={css({ color: 'brand' })}>{LESSON.next}</b><span className={kind}><TypeIcon type={prompt.contentType} size={14} /></span>{LESSON.types[prompt.contentType]}{added && <Badge tone="brand">{LESSON.newBadge}</Badge>}{removed && <Badge tone="bad">{LESSON.removedBadge}</Badge>}</p>
          <h3 className={css({ textStyle: 'h3' })}><TextLink quiet to={`/prompt/${prompt.slug}`} className={css({ color: 'fg!' })}>{prompt.title}</TextLink></h3>
          <p className={mutedText()}>{prompt.oneLiner}</p>
          {version}
          <div className={wrap({ gap: '2', marginBlockStart: 'auto', paddingBlockStart: '3' })}>
            {run}
            <Button variant="ghost" aria-label={LESSON.markLabel(prompt.title)} onClick={() => onTick(true)}>{LESSON.markButton}</Button>
          </div>
        </div>
      </div>
      {note && (
        <div className={says}>
          <Avatar name={creator.displayName} src={creator.avatarUrl} size={28} />
          <p><Sentence text={LESSON.saysText} parts={{ name: <b className={css({ color: 'fg' })}>{creator.displayName}</b> }} /> {note}</p>
        </div>
      )}
    </div>
  );
}

const row = css({
  position: 'relative', display: 'grid', gridTemplateColumns: { base: '30px minmax(0, 1fr)', md: '36px minmax(0, 1fr)' }, columnGap: { base: '3', md: '5' }, paddingBlockEnd: { base: '1.5', md: '3.5' },
  _before: { content: '""', position: 'absolute', insetInlineStart: { base: '[14px]', md: '[17px]' }, insetBlockStart: '[40px]', insetBlockEnd: '[-4px]', width: '0.5', backgroundColor: 'line', transitionProperty: 'background-color', transitionDuration: 'slow' },
  '&[data-state=done]': { _before: { backgroundColor: 'good' } }, _last: { _before: { display: 'none' } },
});
const node = css({
  display: 'grid', placeItems: 'center', width: { base: '[30px]', md: '9' }, height: { base: '[30px]', md: '9' }, marginBlockStart: '3.5', borderRadius: 'full', border: '[1.5px solid {colors.line}]', backgroundColor: 'bg', fontFamily: 'display', fontWeight: 'bold', textStyle: 'small', color: 'fg.muted', zIndex: 'raised',
  '[data-state=done] > &': { border: 'none', backgroundColor: 'good.soft', color: 'good' }, '[data-state=now] > &': { border: 'none', backgroundColor: 'brand.strong', color: 'brand.on', boxShadow: '[0 0 0 4px {colors.brand.soft}]' },
});
const line = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto', md: '84px minmax(0, 1fr) auto' }, columnGap: '4', rowGap: '2', alignItems: 'center', paddingBlock: '2.5', paddingInline: { base: '0', md: '2.5' }, borderRadius: 'lg', border: '[1px solid transparent]', md: { _hover: { backgroundColor: 'surface', borderColor: 'line.soft' } } });
const thumb = css({ hideBelow: 'md', position: 'relative', display: 'grid', placeItems: 'center', width: '[84px]', height: '[63px]', borderRadius: '[10px]', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind', boxShadow: '[0 2px 0 {colors.kind}]' });
const picture = coverImage({ position: 'absolute', inset: '0' });
const small = css({ display: 'flex', alignItems: 'center', gap: '1.5', textStyle: 'meta', color: 'fg.subtle', marginBlockStart: '0.5' });
const kind = keepSize({ color: 'kind', display: 'inline-flex' });
const open = css({ layerStyle: 'card', borderColor: 'line', overflow: 'hidden', marginBlockEnd: '2' });
const top = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' } });
const large = css({ position: 'relative', display: 'grid', placeItems: 'center', minHeight: { base: '[150px]', md: '[186px]' }, backgroundColor: 'kind.soft', color: 'kind', overflow: 'hidden', borderInlineEnd: { md: '[2px solid {colors.kind}]' }, borderBlockEnd: { base: '[2px solid {colors.kind}]', md: 'none' } });
const says = css({ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: '3', paddingBlock: '3.5', paddingInline: { base: '4', md: '5' }, borderTop: 'soft', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' });
