import { Hat } from './hat.tsx';
import { Post, Rope } from './props.tsx';
import { RabbitEars } from './rabbit.tsx';
import { Scene } from './scene.tsx';
import { Spark, Stars } from './spark.tsx';
import { tint } from './tints.ts';

const stars = [[40, 40, 1.2], [96, 96, 1], [150, 30, 1.4], [404, 36, 1.2], [470, 78, 1], [440, 140, 1.4], [72, 160, 1], [352, 58, 1], [198, 70, 1]] as const;

/** The illustration of a hat with ears behind a velvet rope, for pages that only members may open. */
export const VipRopeScene = () => (
  <Scene width={520} height={228} cover glow={[260, 120, 190]}>
    <Stars points={stars} />
    <RabbitEars x={260} y={106} scale={0.82} />
    <ellipse className={tint.hole} cx="260" cy="200" rx="86" ry="9" opacity=".35" />
    <Hat x={260} y={198} scale={0.94} />
    <Rope from={[118, 116]} to={[402, 116]} sag={62} />
    <Post x={118} y={214} scale={0.86} />
    <Post x={402} y={214} scale={0.86} />
    <Spark x={334} y={98} scale={0.5} tone="coral" />
    <Spark x={192} y={86} scale={0.45} tone="violet" />
    <Spark x={378} y={72} scale={0.35} />
    <Spark x={146} y={58} scale={0.4} />
    <Spark x={428} y={104} scale={0.45} tone="violet" />
  </Scene>
);
