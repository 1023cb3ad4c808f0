import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { flexFill, hstack, mutedText, wrap } from '#styled/patterns';
import type { GenerationMode, GenerationSwitch } from '#contracts/generation-switch.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SWITCH_CARD } from '../providers.words.ts';
import { SwitchDialog } from './switch-dialog.tsx';
import { switchQuery } from './switch.queries.ts';

const TONES = { on: 'good', members: 'warn', off: 'bad' } as const;
const CHOICES = (['on', 'members', 'off'] as const).map((value) => ({ value, label: SWITCH_CARD.modes[value] }));

/** Card that shows who may start runs, and lets an administrator change it. It shows the consequences before the change. */
export function SwitchCard() {
  const { data, isPending, isError, error, refetch } = useQuery(switchQuery);
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={SWITCH_CARD.title}>
      {isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[96px]' })} /></div>}
      {isError && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && <Switching now={data} />}
    </Card>
  );
}

function Switching({ now }: { now: GenerationSwitch }) {
  const [asked, setAsked] = useState<GenerationMode | null>(null);
  const { mode, message, since, running, waiting } = now;
  return (
    <div className={wrap({ gap: '4', alignItems: 'center', justifyContent: 'space-between' })}>
      <div className={flexFill({ flexBasis: '[260px]' })}>
        <div className={hstack({ gap: '2' })}><h2 className={css({ textStyle: 'h3' })}>{SWITCH_CARD.title}</h2><Badge tone={TONES[mode]}>{SWITCH_CARD.modes[mode]}</Badge></div>
        <p className={mutedText()}>
          {SWITCH_CARD.facts[mode]} {SWITCH_CARD.counts(running, waiting)} {since && <Sentence text={SWITCH_CARD.since} parts={{ when: <RelativeTime iso={since} /> }} />}
        </p>
        {mode === 'off' && message !== '' && <p className={mutedText({ overflowWrap: 'anywhere' })}>{SWITCH_CARD.message(message)}</p>}
      </div>
      <SegmentedControl label={SWITCH_CARD.choiceLabel} options={CHOICES} value={mode} onValueChange={setAsked} />
      {asked !== null && asked !== mode && <SwitchDialog now={now} to={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
