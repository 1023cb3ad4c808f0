export interface NginxProgram {
  program: string;
  env: Record<string, string | undefined>;
  mimeTypes: string;
}
/** An installed nginx, or one unpacked inside the project; else the sentence that says what to install. */
export function findNginx(): Promise<NginxProgram | string>;
