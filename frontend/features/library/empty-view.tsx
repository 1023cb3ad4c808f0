import { EmptyState } from '#ui/empty-state.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { EMPTY } from './library.words.ts';

/** Text of a library view without prompts: what the view will contain, and a button for getting there. */
export function EmptyView({ about }: { about: keyof typeof EMPTY }) {
  const { title, text, action, to } = EMPTY[about];
  return <EmptyState size={about === 'all' ? 'lg' : 'sm'} art={<FrameScene />} title={title} actions={<LinkButton to={to} variant="primary">{action}</LinkButton>}>{text}</EmptyState>;
}
