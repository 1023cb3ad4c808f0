import { Hat } from './hat.tsx';
import { BigCoin, Potion, Wand } from './props.tsx';
import { Rabbit, RabbitEars } from './rabbit.tsx';
import { Scene } from './scene.tsx';
import { Spark, Stars } from './spark.tsx';
import { stroke } from './tints.ts';

const stars = [[28, 40, 1.2], [84, 92, 1], [132, 26, 1.4], [300, 30, 1], [352, 84, 1.2], [396, 34, 1], [58, 112, 1], [378, 112, 1.2]] as const;

const subjects = {
  ears: <><RabbitEars x={210} y={50} scale={0.52} /><Hat x={210} y={124} scale={0.76} /></>,
  rabbit: <><Hat x={210} y={132} scale={0.74} /><Rabbit x={210} y={64} scale={0.62} /></>,
  wand: (
    <>
      <Hat x={190} y={124} scale={0.76} /><Wand x={270} y={92} turn={-24} scale={0.7} />
      <path className={stroke.amber} d="M196 44q18-28 58-20" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 7" /><Spark x={270} y={22} scale={0.75} />
    </>
  ),
  potion: <><Potion x={210} y={118} scale={0.95} /><Spark x={196} y={16} scale={0.4} /><Spark x={224} y={12} scale={0.35} tone="coral" /></>,
  coins: <><Hat x={210} y={128} scale={0.72} /><BigCoin x={176} y={36} scale={0.62} turn={-12} /><BigCoin x={212} y={24} scale={0.8} /><BigCoin x={248} y={40} scale={0.56} turn={14} /></>,
  tipped: <><Hat x={196} y={108} scale={0.78} turn={-64} /><Wand x={272} y={112} turn={8} scale={0.6} /><Spark x={300} y={84} scale={0.4} tone="quiet" /></>,
} as const;

/** The illustration across the top of a dialog. The scene `tipped` is for bad news, `coins` for tokens that arrived. */
export const ArtPanel = ({ subject }: { subject: keyof typeof subjects }) => (
  <Scene width={420} height={128} cover glow={[210, 70, 150]}>
    <Stars points={stars} />
    {subjects[subject]}
    <Spark x={120} y={66} scale={0.4} tone="violet" />
    <Spark x={146} y={36} scale={0.3} />
    <Spark x={316} y={56} scale={0.4} tone="coral" />
    <Spark x={338} y={98} scale={0.3} tone="violet" />
  </Scene>
);
