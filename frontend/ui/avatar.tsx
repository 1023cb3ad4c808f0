import { useState, type CSSProperties } from 'react';
import { cx } from '#styled/css';
import { avatar } from '#styled/recipes';

export interface AvatarProps {
  name: string;
  src?: string | null;
  /** Width and height of the avatar in px. */
  size?: number;
  /** Alternative text of the avatar. Leave it out where the person's name stands beside the avatar. */
  label?: string;
  className?: string;
}

/** Computes a colour from a person's name: always the same for the same name, and clearly different between names. */
function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}

/** A person's picture; without one, the first letter of the name on a colour computed from the name. */
export function Avatar({ name, src, size = 32, label, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = { '--size': `${size}px`, '--hue': hueOf(name) } as CSSProperties;
  const speech = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <span {...speech} className={cx(avatar(), className)} style={style}>
      {[...name.trim()][0] ?? '?'}
      {src && broken !== src ? <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} /> : null}
    </span>
  );
}
