import { useState } from 'react';
import { ChartNoAxesColumn, ExternalLink, EyeOff, History, MoreHorizontal, Trash2 } from 'lucide-react';
import type { AgentDraft } from '#contracts/agent-builder.ts';
import { messageOf } from '#lib/api-error.ts';
import { agentPath } from '#shared/agents/agent-address.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { AGENT_BUILDER, PUBLISH } from '../agents-builder.words.ts';
import { useDeleteAgent, useUnpublishAgent } from './builder.mutations.ts';

interface AgentMenuProps {
  agent: AgentDraft;
  onVersions(): void;
  onFigures(): void;
}

/** The menu with rare actions for an agent of the viewer's own. Its code loads when it is opened. */
export function AgentMenu({ agent, onVersions, onFigures }: AgentMenuProps) {
  const [asking, setAsking] = useState<'unpublish' | 'delete' | null>(null);
  const unpublish = useUnpublishAgent(agent.id);
  const remove = useDeleteAgent(agent.id);
  const close = (): void => setAsking(null);
  const published = agent.publishedVersion !== null;
  return (
    <>
      <Menu defaultOpen trigger={<IconButton label={PUBLISH.moreLabel}><MoreHorizontal aria-hidden /></IconButton>}>
        {published && <MenuItem value="open" icon={<ExternalLink size={16} aria-hidden />} to={agentPath(agent.slug)}>{AGENT_BUILDER.openButton}</MenuItem>}
        {published && <MenuItem value="versions" icon={<History size={16} aria-hidden />} onSelect={onVersions}>{AGENT_BUILDER.versionsButton}</MenuItem>}
        {published && <MenuItem value="figures" icon={<ChartNoAxesColumn size={16} aria-hidden />} onSelect={onFigures}>{AGENT_BUILDER.performanceButton}</MenuItem>}
        {published && <MenuItem value="unpublish" icon={<EyeOff size={16} aria-hidden />} onSelect={() => setAsking('unpublish')}>{PUBLISH.unpublishButton}</MenuItem>}
        {published && <MenuSeparator />}
        <MenuItem value="delete" tone="bad" icon={<Trash2 size={16} aria-hidden />} onSelect={() => setAsking('delete')}>{PUBLISH.deleteButton}</MenuItem>
      </Menu>
      {asking === 'unpublish' && (
        <ConfirmDialog
          title={PUBLISH.unpublishTitle} description={PUBLISH.unpublishText} action={PUBLISH.unpublishButton} busyLabel={PUBLISH.unpublishBusy} busy={unpublish.isPending}
          problem={unpublish.isError ? messageOf(unpublish.error, PUBLISH.failed) : null} onClose={close} onConfirm={() => unpublish.mutate(undefined, { onSuccess: close })}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title={PUBLISH.deleteTitle} description={PUBLISH.deleteText} action={PUBLISH.deleteButton} busyLabel={PUBLISH.deleteBusy} busy={remove.isPending}
          problem={remove.isError ? messageOf(remove.error, PUBLISH.failed) : null} onClose={close} onConfirm={() => remove.mutate()}
        />
      )}
    </>
  );
}
