import { Scene } from './scene.tsx';
import { Spark } from './spark.tsx';
import { stroke, tint } from './tints.ts';

/** The illustration of a sweeping broom, for a list in which nothing is going on right now. */
export const BroomScene = () => (
  <Scene width={200} height={150}>
    <circle className={tint.disc} cx="100" cy="84" r="64" />
    <path className={stroke.brass} d="M150 18 104 84" strokeWidth="6" strokeLinecap="round" />
    <g transform="translate(104 84) rotate(35)">
      <path className={tint.band} d="M-9-4h18v10H-9Z" />
      <path className={tint.brass} d="M-9 6h18c4 14 12 28 20 40-20 8-40 8-58 0C-21 34-13 20-9 6Z" />
      <path className={tint.brassDark} d="M-3 8c-2 16-5 30-11 43l8 1C-3 40-1 24 0 8Zm8 0c2 16 5 29 11 42l-8 1C11 38 7 24 5 8Z" opacity=".6" />
    </g>
    <path className={stroke.line} d="M48 138h26M40 128h18" strokeWidth="3" strokeLinecap="round" />
    <Spark x={46} y={104} scale={0.5} tone="violet" /><Spark x={60} y={84} scale={0.35} /><Spark x={158} y={104} scale={0.4} tone="coral" />
  </Scene>
);
