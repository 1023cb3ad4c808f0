import { Hat } from './hat.tsx';
import { Scene } from './scene.tsx';
import { Spark } from './spark.tsx';
import { tint } from './tints.ts';

/** The illustration of a sleeping hat, for an empty list of messages. */
export const SleepingHatScene = () => (
  <Scene width={200} height={150}>
    <circle className={tint.disc} cx="100" cy="84" r="64" />
    <Hat x={100} y={140} scale={0.72} turn={-6} />
    <g className={tint.violet}>
      <path d="M132 52h12l-8 11h8v3h-13l8-11h-7z" />
      <path d="M150 30h16l-11 15h11v4h-17l11-15h-10z" />
    </g>
    <Spark x={40} y={48} scale={0.5} tone="teal" /><Spark x={58} y={24} scale={0.35} tone="coral" /><Spark x={172} y={78} scale={0.45} />
  </Scene>
);
