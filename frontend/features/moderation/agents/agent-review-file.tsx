import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import { openAgentReviewFile } from '#contracts/agent-admin.ts';
import type { AdminAgent, AgentReviewFile as ReviewFile } from '#contracts/agent-admin.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AGENT_REVIEW_FILE } from '../moderation-agents.words.ts';
import { AgentTexts } from './agent-texts.tsx';
import { DecideAgent } from './decide-agent.tsx';

/** Shows moderators all texts of a waiting agent, and the form for the decision. The page opens it by a POST, because the audit log records each opening. */
export function AgentReviewFile({ agent, onClose }: { agent: AdminAgent; onClose(): void }) {
  const { mutate, data, isError } = useMutation({ mutationFn: () => call(openAgentReviewFile, { params: { id: agent.id }, idempotencyKey: newActionKey() }) });
  useEffect(() => mutate(), [mutate]);
  return (
    <Dialog open onOpenChange={(open) => { if (!open) onClose(); }} size="lg" title={agent.name} description={AGENT_REVIEW_FILE.description}>
      {data ? <Contents reviewFile={data} onDecided={onClose} /> : isError
        ? <div className={column({ gap: '3' })}><Alert tone="bad">{AGENT_REVIEW_FILE.failed}</Alert><Button className={css({ justifySelf: 'start' })} onClick={() => mutate()}>{AGENT_REVIEW_FILE.retryButton}</Button></div>
        : <div aria-busy="true" aria-label={AGENT_REVIEW_FILE.loadingLabel}><Skeleton radius="lg" className={css({ height: '[240px]' })} /></div>}
    </Dialog>
  );
}

function Contents({ reviewFile: { agent, waiting, published, words, prompts }, onDecided }: { reviewFile: ReviewFile; onDecided(): void }) {
  return (
    <div className={column({ gap: '5' })}>
      {words.length > 0 && <Alert tone="warn">{AGENT_REVIEW_FILE.wordsText(words.join(', '))}</Alert>}
      {waiting && (
        <Part title={AGENT_REVIEW_FILE.versionTitle(waiting.number)}>
          {waiting.changeNote && <p className={mutedText()}>{AGENT_REVIEW_FILE.changeNoteText(waiting.changeNote)}</p>}
          <AgentTexts definition={waiting.definition} prompts={prompts} />
        </Part>
      )}
      {published && <Part title={AGENT_REVIEW_FILE.publishedTitle(published.number)}><AgentTexts definition={published.definition} prompts={prompts} /></Part>}
      {waiting && <DecideAgent agentId={agent.id} onDecided={onDecided} />}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => <section className={column({ gap: '3' })}><h3 className={css({ textStyle: 'h4' })}>{title}</h3>{children}</section>;
