import { Hat } from './hat.tsx';
import { Frame, Potion, Wand } from './props.tsx';
import { Rabbit } from './rabbit.tsx';
import { Scene } from './scene.tsx';
import { Spark } from './spark.tsx';
import { stroke, tint } from './tints.ts';

/** The illustration of a rabbit in a hat between empty frames, for a member who has made nothing yet. */
export const WorkshopScene = () => (
  <Scene width={420} height={280}>
    <circle className={tint.disc} cx="212" cy="146" r="124" />
    <Frame x={66} y={76} turn={-7} />
    <Frame x={362} y={70} turn={7} />
    <path className={stroke.line} d="M36 236H392" strokeWidth="2" strokeLinecap="round" opacity=".6" />
    <Potion x={96} y={236} scale={0.85} />
    <Hat x={212} y={236} scale={1.05} />
    <Rabbit x={212} y={142} scale={0.98} />
    <Wand x={332} y={196} turn={-28} />
    <Spark x={384} y={166} scale={1.25} />
    <Spark x={130} y={34} scale={0.7} tone="violet" />
    <Spark x={288} y={20} scale={0.5} />
    <Spark x={52} y={166} scale={0.5} tone="teal" />
    <Spark x={402} y={140} scale={0.45} tone="coral" />
    <Spark x={362} y={134} scale={0.45} tone="violet" />
  </Scene>
);
