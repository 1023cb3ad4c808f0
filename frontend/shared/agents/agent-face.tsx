import { useState } from 'react';
import { css, cx } from '#styled/css';
import type { AgentCard } from '#contracts/agents.ts';
import { FaceDrawing } from './face-drawing.tsx';
import { faceOf } from './face-parts.ts';

interface AgentFaceProps {
  agent: Pick<AgentCard, 'id' | 'avatarUrl'>;
  /** Width and height of the face in px. */
  size: number;
  className?: string;
}

/** An agent's picture, or a face drawn from its id. It needs no alternative text, because the agent's name always stands beside it. */
export function AgentFace({ agent: { id, avatarUrl }, size, className }: AgentFaceProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (avatarUrl !== null && broken !== avatarUrl) return <img src={avatarUrl} alt="" width={size} height={size} decoding="async" onError={() => setBroken(avatarUrl)} className={cx(face, className)} />;
  return <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" className={cx(face, className)}><FaceDrawing {...faceOf(id)} /></svg>;
}

const face = css({ display: 'block', flex: 'none', borderRadius: '[28%]', overflow: 'hidden', objectFit: 'cover' });
