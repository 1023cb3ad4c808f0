export interface PrometheusPrograms {
  prometheus: string;
  promtool: string;
  env: NodeJS.ProcessEnv;
}
/** Installed, or unpacked inside the project; else the sentence that says what to install. */
export function findPrometheus(): Promise<PrometheusPrograms | string>;
