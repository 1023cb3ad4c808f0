import { Heart } from 'lucide-react';
import { counted } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { MarkButton } from './mark-button.tsx';
import type { MarkButtonLook } from './mark-button.tsx';
import { usePromptMark } from './use-prompt-mark.ts';
import type { MarkedPrompt } from './use-prompt-mark.ts';

/** Button that likes a prompt. Creators see how many users like their prompt, but cannot like it themselves. */
export function LikeButton({ prompt, ...look }: MarkButtonLook & { prompt: MarkedPrompt }) {
  const { on, count, own, toggle } = usePromptMark('like', prompt);
  if (own) return look.look === 'icon' || count === 0 ? null : <span className={figure}><Heart size={16} aria-hidden />{counted(count, 'like')}</span>;
  return <MarkButton {...look} icon={Heart} word="Like" unit="like" title={prompt.title} on={on} count={count} onToggle={toggle} />;
}

const figure = css({ display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '10', textStyle: 'small', color: 'fg.muted', tabular: true });
