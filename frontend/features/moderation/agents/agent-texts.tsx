import { css } from '#styled/css';
import { column, longWords } from '#styled/patterns';
import type { AgentReviewFile } from '#contracts/agent-admin.ts';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { AGENT_REVIEW_FILE } from '../moderation-agents.words.ts';

interface TextProps {
  title: string;
  /** True for a text that a model reads. Its Markdown stays as the author wrote it, in the face of code. */
  source?: boolean;
  children: string;
}

const Text = ({ title, source = false, children }: TextProps) => (children === '' ? null : (
  <div className={column({ gap: '1' })}>
    <h4 className={css({ fontWeight: 'semibold', textStyle: 'small' })}>{title}</h4>
    {source ? <pre className={code}>{children}</pre> : <p className={longWords({ whiteSpace: 'pre-wrap', textStyle: 'small' })}>{children}</p>}
  </div>
));

interface AgentTextsProps {
  definition: Pick<AgentDefinition, 'instructions' | 'greeting' | 'starters' | 'notes' | 'prompts'>;
  /** Titles of the attached prompts, by id. */
  prompts: AgentReviewFile['prompts'];
}

/** All texts of an agent that moderators read: those for its model as source, those for people as people see them. */
export function AgentTexts({ definition: { instructions, greeting, starters, notes, prompts: attached }, prompts }: AgentTextsProps) {
  return (
    <>
      <Text source title={AGENT_REVIEW_FILE.instructionsTitle}>{instructions}</Text>
      <Text title={AGENT_REVIEW_FILE.greetingTitle}>{greeting}</Text>
      <Text title={AGENT_REVIEW_FILE.startersTitle}>{starters.join('\n')}</Text>
      <Text source title={AGENT_REVIEW_FILE.notesTitle}>{notes.map(({ title, text }) => `${title}\n${text}`).join('\n\n')}</Text>
      <Text title={AGENT_REVIEW_FILE.promptsTitle}>{attached.map(({ promptId }) => prompts[promptId] ?? promptId).join('\n')}</Text>
    </>
  );
}

const code = css({ textStyle: 'code', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', padding: '3', borderRadius: 'md', backgroundColor: 'raised' });
