import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { metaText, stack } from '#styled/patterns';
import type { DemoRun } from '#contracts/demo-runs.ts';
import { DEMO_WORDS } from '#contracts/demo-runs.ts';
import { countWords } from '#contracts/generation.ts';
import { openAuthAtom, quietAtom } from '#shared/sign-in/auth-dialog.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { SparkBurst } from '#ui/spark-burst.tsx';
import { toast } from '#ui/toast.tsx';
import { begunDemoAtom, useClaimDemo } from './demo-run.mutations.ts';
import { demoRunQuery, demoStateQuery } from './demo-run.queries.ts';
import { DEMO_STAGE } from './demo-run.words.ts';

/** The text of this browser's demo run while it is written and afterwards. Without a demo run, it shows `idle`. */
export function DemoStage({ idle }: { idle: ReactNode }) {
  const { data: state } = useQuery(demoStateQuery);
  return state?.run ? <Place runId={state.run.id} /> : idle;
}

function Place({ runId }: { runId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useAtom(begunDemoAtom);
  useEffect(() => {
    if (begun !== runId) return;
    place.current?.focus();
    setBegun(null);
  }, [begun, runId, setBegun]);
  return <div ref={place} tabIndex={-1} className={ground}><Stage runId={runId} /></div>;
}

function Stage({ runId }: { runId: string }) {
  const { data: run, isError, refetch } = useQuery(demoRunQuery(runId));
  const setQuiet = useSetAtom(quietAtom);
  // Keeps the sign-in dialog from opening by itself over the text of a demo run.
  useEffect(() => setQuiet(true), [setQuiet]);
  if (isError && !run) return <Alert tone="bad" action={<Button size="sm" onClick={() => void refetch()}>{DEMO_STAGE.retryButton}</Button>}>{DEMO_STAGE.lostText}</Alert>;
  if (!run) return null;
  if (run.status === 'failed') return <Alert tone="bad" title={DEMO_STAGE.failedTitle}>{DEMO_STAGE.failedText}</Alert>;
  const done = run.status === 'done';
  return (
    <>
      <SparkBurst play={done ? run.id : null} />
      <Card as="section" aria-label={DEMO_STAGE.label} data-type="text" className={stack({ gap: '3', padding: '5', alignContent: 'start' })}>
        <strong>{DEMO_STAGE[run.status]}</strong>
        <LiveRegion>{DEMO_STAGE[run.status]}</LiveRegion>
        {!done && <ProgressBar value={run.status === 'waiting' ? null : Math.min(99, Math.round((countWords(run.text) / DEMO_WORDS) * 100))} label={DEMO_STAGE.writing} />}
        <ProseText text={run.text} streaming={!done} />
        {done && <Keep run={run} />}
        {run.credit && run.text !== '' && <p className={metaText()}>{run.credit}</p>}
      </Card>
    </>
  );
}

/** A button that opens the registration, after which the text of the demo run becomes the account's first creation. */
function Keep({ run }: { run: DemoRun }) {
  const openAuth = useSetAtom(openAuthAtom);
  const navigate = useNavigate();
  const { mutateAsync } = useClaimDemo();
  // Handles the result by the promise. Callbacks of `mutate` would be dropped, because signing in unmounts this component.
  const claim = (): void => void mutateAsync(run.id).then(
    () => {
      toast({ tone: 'success', title: DEMO_STAGE.keptToast });
      void navigate('/my-creations');
    },
    () => toast({ tone: 'destructive', title: DEMO_STAGE.notKeptToast }),
  );
  return (
    <div className={stack({ gap: '2' })}>
      <Button variant="magic" size="lg" block onClick={() => openAuth({ tab: 'register', resume: claim })}>{DEMO_STAGE.keepButton}</Button>
      <p className={metaText()}>{DEMO_STAGE.keepNote}</p>
    </div>
  );
}

const ground = css({ position: 'relative', outline: 'none', display: 'grid', alignContent: 'center', backgroundColor: 'il.sky', padding: { base: '4', md: '6' }, minHeight: { base: '[260px]', lg: '[360px]' } });
