import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { keepSize, longWords, spaceBetween } from '#styled/patterns';
import type { AgentDetail } from '#contracts/agents.ts';
import { agentPath } from '#shared/agents/agent-address.ts';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AGENT_DIALOG } from '../agents.words.ts';

/** Facts about an agent: model, memory, licence, support contact, and origin. */
export const AgentFacts = ({ agent: { model, memory, license, supportContact, publishedAt, forkedFrom } }: { agent: AgentDetail }) => (
  <dl className={facts}>
    <Fact name={AGENT_DIALOG.modelFact}>{model.label}</Fact>
    <Fact name={AGENT_DIALOG.memoryFact}>{memory ? AGENT_DIALOG.memoryOn : AGENT_DIALOG.memoryOff}</Fact>
    <Fact name={AGENT_DIALOG.licenceFact}>{AGENT_DIALOG.licences[license]}</Fact>
    {supportContact !== null && <Fact name={AGENT_DIALOG.helpFact}>{supportContact}</Fact>}
    {publishedAt !== null && <Fact name={AGENT_DIALOG.publishedFact}><RelativeTime iso={publishedAt} /></Fact>}
    {forkedFrom && <Fact name={AGENT_DIALOG.forkedFact}><TextLink to={agentPath(forkedFrom.slug)}>{forkedFrom.name}</TextLink></Fact>}
  </dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={spaceBetween({ gap: '3', alignItems: 'baseline' })}>
    <dt className={keepSize({ color: 'fg.subtle' })}>{name}</dt>
    <dd className={longWords({ fontWeight: 'medium', textAlign: 'end', minWidth: '0' })}>{children}</dd>
  </div>
);

const facts = css({ display: 'grid', columnGap: '7', rowGap: '2', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, borderTop: 'soft', paddingBlockStart: '4', textStyle: 'meta' });
