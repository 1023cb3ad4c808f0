import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ENVIRONMENT_NAMES, loadConfig } from '../../backend/bootstrap/config.ts';

interface Container {
  name: string;
  image: string;
  command: string[];
  env?: { name: string; value: string }[];
  ports?: { name: string; containerPort: number }[];
  securityContext: object;
  resources: { requests: object; limits: object };
  volumeMounts: { name: string; mountPath: string }[];
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } } | undefined;
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: { containers: Container[]; volumes: { name: string }[]; securityContext: object; automountServiceAccountToken: boolean; terminationGracePeriodSeconds?: number };
}
interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template?: Pod; selector?: { matchLabels?: Record<string, string>; app?: string }; podSelector?: { matchLabels: Record<string, string> }; replicas?: number };
  resources?: string[];
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const files = readdirSync(at('.')).filter((name) => name.endsWith('.yml'));
const objectsOf = (name: string): KubernetesObject[] =>
  parseAllDocuments(readFileSync(at(name), 'utf8')).map((document) => {
    expect(document.errors, name).toEqual([]);
    return document.toJS() as KubernetesObject;
  });
const objects = files.filter((name) => name !== 'kustomization.yml').flatMap(objectsOf);
const find = (kind: string, name: string): KubernetesObject => objects.find((object) => object.kind === kind && object.metadata.name === name) ?? expect.fail(`no ${kind} ${name}`);
const podOf = (object: KubernetesObject): Pod => object.spec?.template ?? expect.fail(`${object.metadata.name} has no pod`);
const SECRETS = { DATABASE_URL: 'postgres://conjure@db/conjure', REDIS_URL: 'redis://redis', SESSION_SECRET: 's'.repeat(32), S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's', METRICS_TOKEN: 't'.repeat(16) };

/** The API version under which Kubernetes 1.25 and later know each kind of object that the manifests use. */
const VERSIONS: Record<string, string> = {
  ConfigMap: 'v1', Service: 'v1', Job: 'batch/v1', Deployment: 'apps/v1', PodDisruptionBudget: 'policy/v1', Ingress: 'networking.k8s.io/v1', NetworkPolicy: 'networking.k8s.io/v1',
};

it('the Kubernetes base lists every manifest file, and each object has an API version that clusters know', () => {
  expect([...(objectsOf('kustomization.yml')[0]!.resources ?? [])].sort()).toEqual(files.filter((name) => name !== 'kustomization.yml').sort());
  expect(objects.filter(({ apiVersion, kind }) => VERSIONS[kind] !== apiVersion)).toEqual([]);
  const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
});

it.each([['Job', 'conjure-migrate'], ['Deployment', 'conjure-api'], ['Deployment', 'conjure-worker']])('the Kubernetes %s %s runs without root and capabilities, on a read-only file system', (kind, name) => {
  const { spec } = podOf(find(kind, name));
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } });
  expect(spec.automountServiceAccountToken).toBe(false);
  for (const container of spec.containers) {
    expect(container.securityContext).toEqual({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } });
    expect(container.resources).toMatchObject({ requests: { cpu: expect.any(String) as string, memory: expect.any(String) as string }, limits: { memory: expect.any(String) as string } });
    expect(container.volumeMounts.map((mount) => mount.name).sort()).toEqual(spec.volumes.map((volume) => volume.name).sort());
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
  }
});

it.each(['api', 'worker', 'migrate'])('the Kubernetes container %s starts an entry point of its image, with settings that production accepts', (name) => {
  const object = objects.find(({ kind, metadata }) => metadata.name === `conjure-${name}` && kind !== 'Service' && kind !== 'NetworkPolicy' && kind !== 'PodDisruptionBudget')!;
  const [container] = podOf(object).spec.containers;
  const entry = container!.command.at(-1)!.replace(/^dist\/server\/(.+)\.js$/, '$1.ts');
  expect(readFileSync(at(`../docker/${container!.image.replace('conjure-', '')}.Dockerfile`), 'utf8')).toMatch(new RegExp(`RUN npm run build:server .*\\b${entry}\\b`));
  const settings = find('ConfigMap', 'conjure').data!;
  const own = Object.fromEntries((container!.env ?? []).map((each) => [each.name, each.value]));
  expect(Object.keys({ ...settings, ...own }).filter((variable) => variable !== 'SECRETS_DIR' && !ENVIRONMENT_NAMES.includes(variable))).toEqual([]);
  expect(container!.volumeMounts).toContainEqual({ name: 'secrets', mountPath: settings['SECRETS_DIR'], readOnly: true });
  const config = loadConfig({ ...settings, ...own, ...SECRETS });
  expect(config).toMatchObject({ environment: 'production', http: { host: '0.0.0.0', trustedProxies: 1 } });
  const [port] = container!.ports ?? [];
  if (name !== 'migrate') expect(port).toEqual({ name: 'http', containerPort: name === 'api' ? config.http.port : config.worker.healthPort });
});

it.each(['api', 'worker'])('the Kubernetes Deployment of the %s has readiness and liveness checks, stays up during a deploy that pauses after each new pod, and has time to shut down', (name) => {
  const deployment = find('Deployment', `conjure-${name}`);
  const { metadata, spec } = podOf(deployment);
  expect(deployment.spec).toMatchObject({ replicas: 3, minReadySeconds: 10, strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } }, selector: { matchLabels: metadata.labels } });
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(20);
  const [container] = spec.containers;
  expect([container!.readinessProbe, container!.livenessProbe, container!.startupProbe].map((probe) => probe?.httpGet)).toEqual(
    ['/readyz', '/healthz', '/healthz'].map((path) => ({ path, port: 'http' })),
  );
  expect(find('PodDisruptionBudget', `conjure-${name}`).spec?.selector?.matchLabels).toEqual(metadata.labels);
  expect(find('NetworkPolicy', `conjure-${name}`).spec?.podSelector?.matchLabels).toEqual(metadata.labels);
});

it('the Kubernetes Ingress sends requests to the pods of the API', () => {
  expect(podOf(find('Deployment', 'conjure-api')).metadata.labels).toEqual(find('Service', 'conjure-api').spec?.selector);
  expect(find('Ingress', 'conjure').spec).toMatchObject({ rules: [{ http: { paths: [{ backend: { service: { name: 'conjure-api', port: { name: 'http' } } } }] } }] });
});
