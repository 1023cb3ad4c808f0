export interface SandboxProcessOptions {
  /** Folder of the server's build; without one the sources run. */
  build?: string;
  port: number;
  keys: { secret: string; publishable: string; webhook: string };
  webhookUrl: string;
  appOrigin: string;
  stateFile?: string;
  onOutput?: (text: string) => void;
}

export function wantsSandbox(env: Record<string, string | undefined>): boolean;
export function startSandboxProcess(options: SandboxProcessOptions): Promise<{ url: string; ended: Promise<unknown>; tail(): string[]; stop(): Promise<void> }>;
export function sandboxVariables(sandbox: { url: string; keys: SandboxProcessOptions['keys'] }): Record<string, string>;
