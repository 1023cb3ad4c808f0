import { Hat } from './hat.tsx';
import { Frame, Potion, Wand } from './props.tsx';
import { RabbitEars } from './rabbit.tsx';
import { Scene } from './scene.tsx';
import { Spark } from './spark.tsx';
import { tint } from './tints.ts';

/** The illustration of a hat with only the ears showing, for a search without results. */
export const EarsScene = () => (
  <Scene width={200} height={150}>
    <circle className={tint.disc} cx="100" cy="84" r="64" />
    <RabbitEars x={100} y={72} scale={0.66} /><Hat x={100} y={140} scale={0.72} />
    <Spark x={38} y={46} scale={0.5} tone="violet" /><Spark x={164} y={60} scale={0.6} /><Spark x={150} y={26} scale={0.35} tone="coral" />
  </Scene>
);

/** The illustration of a potion that went flat, for something that failed without a loss. */
export const PotionScene = () => (
  <Scene width={200} height={150}>
    <circle className={tint.disc} cx="100" cy="84" r="64" />
    <Potion x={100} y={140} scale={1.1} />
    <Spark x={44} y={60} scale={0.5} tone="teal" /><Spark x={158} y={44} scale={0.5} tone="violet" />
  </Scene>
);

/** The illustration of a wand beside an empty frame, for a first step such as an empty list. */
export const FrameScene = () => (
  <Scene width={200} height={150}>
    <circle className={tint.disc} cx="100" cy="80" r="64" />
    <Frame x={92} y={78} turn={-5} scale={1.1} /><Wand x={140} y={112} turn={-32} scale={0.7} />
    <Spark x={174} y={84} scale={0.8} /><Spark x={40} y={40} scale={0.45} tone="violet" /><Spark x={150} y={26} scale={0.4} tone="coral" />
  </Scene>
);
