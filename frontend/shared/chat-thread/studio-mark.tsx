import { Sparkles } from 'lucide-react';
import { centered } from '#styled/patterns';

/** The sign in place of an agent's face in a chat with a model and no agent. */
export const StudioMark = ({ size }: { size: number }) => (
  <span aria-hidden className={centered({ flex: 'none', borderRadius: '[28%]', backgroundColor: 'brand.soft', color: 'brand' })} style={{ width: size, height: size }}><Sparkles size={size / 2} /></span>
);
