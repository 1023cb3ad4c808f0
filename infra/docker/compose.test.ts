import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MEMORY_FLAG } from '../run/server-build.mjs';
import { loadConfig } from '../../backend/bootstrap/config.ts';
import { at, environmentOf as ofService, filled, read, readCompose } from './compose-file.ts';
import type { Service } from './compose-file.ts';

/** The services of docker-compose.yml. The machine of the tests may have no Docker engine, so these tests read the file and check what reading can check. */
const { services } = readCompose('docker-compose.yml');
const service = (name: string): Service => services[name] ?? expect.fail(`no service ${name}`);
const ours = ['migrate', 'api', 'worker'];
/** Returns the environment that a container of docker-compose.yml gets when only the required variables are set. */
const environmentOf = (name: string, given: Record<string, string>): Record<string, string> => ofService(service(name), given);

const GIVEN = { PUBLIC_URL: 'https://conjure.example', SESSION_SECRET: 's'.repeat(32), POSTGRES_PASSWORD: 'secret' };

describe('docker-compose.yml', () => {
  it.each(ours)('the service %s of docker-compose.yml starts an entry point that exists, with an environment that production accepts', (name) => {
    const { command = [] } = service(name);
    expect(command.slice(0, -1)).toEqual(['node', '--enable-source-maps', ...(name === 'migrate' ? [] : [MEMORY_FLAG])]);
    const entry = command.at(-1)!.replace(/^dist\/server\/(.+)\.js$/, '$1.ts');
    expect(existsSync(at(entry)), entry).toBe(true);
    expect(read(service(name).build!.dockerfile)).toMatch(new RegExp(`RUN npm run build:server .*\\b${entry}\\b`));
    const config = loadConfig(environmentOf(name, GIVEN));
    expect(config.environment).toBe('production');
    expect(config.http.publicUrl).toBe(GIVEN.PUBLIC_URL);
    expect(config.storage.dir).toBe('/data/files');
  });

  it.each(Object.keys(GIVEN))('docker-compose.yml says in one line that the variable %s is missing', (missing) => {
    expect(() => environmentOf('api', { ...GIVEN, [missing]: '' })).toThrow(new RegExp(`^${missing} is required`));
  });

  it.each(ours)('docker-compose.yml builds %s with the commit that the operator names, and without a commit otherwise', (name) => {
    const { dockerfile, args } = service(name).build!;
    const last = read(dockerfile).slice(read(dockerfile).lastIndexOf('\nFROM '));
    expect(last).toMatch(/^ARG BUILD_COMMIT\nENV BUILD_COMMIT=\$BUILD_COMMIT$/m);
    const commit = (given: Record<string, string>) => loadConfig({ ...environmentOf(name, GIVEN), BUILD_COMMIT: filled(args?.['BUILD_COMMIT'] ?? '', given) }).buildCommit;
    expect(commit({ BUILD_COMMIT: '0a1b2c3d4e' })).toBe('0a1b2c3d4e');
    expect(commit({})).toBeNull();
  });

  it('the services of docker-compose.yml listen on the ports that its health checks and its proxy call', () => {
    const api = loadConfig(environmentOf('api', { ...GIVEN, TRUSTED_PROXIES: '2' }));
    expect(api.http).toMatchObject({ host: '0.0.0.0', port: 3000, trustedProxies: 1 });
    expect(service('api').healthcheck?.test.join(' ')).toContain('127.0.0.1:3000/readyz');
    expect(read('infra/docker/nginx.conf')).toMatch(/server api:3000 resolve/);
    const worker = loadConfig(environmentOf('worker', GIVEN));
    expect(service('worker').healthcheck?.test.join(' ')).toContain(`127.0.0.1:${worker.worker.healthPort}/readyz`);
  });

  it('docker-compose.yml binds web (nginx) to loopback unless the operator says otherwise, and runs it without root', () => {
    const [port = ''] = service('web').ports ?? [];
    expect(port).toBe('${WEB_ADDRESS:-127.0.0.1}:${WEB_PORT:-8080}:8080');
    expect(read('infra/docker/nginx.conf')).toMatch(/^\s+listen 8080;$/m);
    expect(service('web').healthcheck?.test.join(' ')).toContain('127.0.0.1:8080/web-health');
    expect(read('infra/docker/web.Dockerfile')).toMatch(/^USER nginx$/m);
    expect(service('web').cap_drop).toEqual(['ALL']);
    expect(read('infra/docker/nginx.conf').match(/_temp_path \/tmp\//g)).toHaveLength(5);
  });

  it.each<[string, Record<string, string>, string]>([
    ['the private networks when only this host reaches web', {}, 'outer-proxies.conf'],
    ['no proxy when other machines reach web', { WEB_ADDRESS: '0.0.0.0' }, 'no-outer-proxies.conf'],
    ['the proxy that the operator names', { WEB_ADDRESS: '0.0.0.0', OUTER_PROXIES: './infra/docker/own.conf' }, 'own.conf'],
  ])('web (nginx) in docker-compose.yml believes client addresses from %s', (_whom, given, file) => {
    const [volume = ''] = service('web').volumes ?? [];
    expect(filled(volume, given)).toBe(`./infra/docker/${file}:/etc/nginx/outer-proxies.conf:ro`);
  });

  it('an administrators\' hash without quotes in .env is refused in one sentence, and with single quotes it works', () => {
    const hash = '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21l$YWRtaW4vaGFzaCtvZitzaXh0ZWVuK2J5dGVz';
    // Writes the hash as Compose reads an unquoted value of an env_file: it replaces each `$name` by a variable, which is not set here.
    const unquoted = hash.replace(/\$(?:\{[^}]*\}|\w+)/g, '');
    const start = (value: string) => loadConfig({ ...environmentOf('api', GIVEN), ADMIN_PASSWORD_HASH: value });
    expect(start(hash).identity.accounts.adminPasswordHash).toBe(hash);
    for (const mangled of [unquoted, hash.slice(0, 40), `'${hash}'`]) {
      expect(() => start(mangled)).toThrow(/ADMIN_PASSWORD_HASH must be a whole argon2id hash\. Write it in single quotes in \.env/);
    }
  });

  it.each([...ours, 'web'])('the service %s of docker-compose.yml writes only to volumes and memory, without capabilities, from an image built in stages with a user and a health check', (name) => {
    const { read_only: readOnly, tmpfs, cap_drop: dropped, security_opt: security, build } = service(name);
    expect({ readOnly, tmpfs, dropped, security }).toEqual({ readOnly: true, tmpfs: ['/tmp'], dropped: ['ALL'], security: ['no-new-privileges:true'] });
    const dockerfile = read(build!.dockerfile);
    expect(dockerfile.match(/^FROM /gm)!.length).toBeGreaterThan(1);
    expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))).toMatch(/^USER (node|nginx)$[^]*^HEALTHCHECK .*\[/m);
  });

  it('docker-compose.yml without a profile starts exactly one service of each kind', () => {
    expect(Object.keys(services)).toEqual(['postgres', 'redis', 'migrate', 'api', 'worker', 'web']);
    expect(Object.values(services).filter(({ profiles }) => profiles)).toEqual([]);
  });

  it('docker-compose.yml can be scaled: only web has a host port, and servers start after one migration', () => {
    expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['web']);
    for (const name of ['api', 'worker']) expect(service(name).depends_on?.['migrate']?.condition).toBe('service_completed_successfully');
    for (const name of ['postgres', 'redis']) expect(service(name).networks).toEqual(['inner']);
  });

  it('docker-compose.yml keeps database, queues and files in volumes, and runs Redis with AOF and without eviction', () => {
    expect(service('postgres').image).toMatch(/^postgres:18/);
    expect(service('postgres').volumes?.[0]).toBe('database:/var/lib/postgresql');
    expect(service('redis').image).toMatch(/^redis:7/);
    for (const name of ours) expect(service(name).volumes).toEqual(['files:/data/files']);
    const redis = read('infra/redis/redis.conf');
    for (const line of [/^appendonly yes$/m, /^maxmemory-policy noeviction$/m, /^save ""$/m]) expect(redis).toMatch(line);
  });

  it('docker-compose.yml and its Dockerfiles use only files that exist and that .dockerignore lets through', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((volume) => filled(volume, {})).filter((volume) => volume.startsWith('./')));
    expect(mounted).toHaveLength(3);
    for (const volume of mounted) expect(existsSync(at(volume.split(':')[0]!)), volume).toBe(true);
    for (const named of ['no-outer-proxies.conf', 'tls-proxy.conf']) expect(existsSync(at(`infra/docker/${named}`)), named).toBe(true);
    const allowed = read('.dockerignore').split('\n').filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    const dockerfiles = new Set(Object.values(services).flatMap(({ build }) => build?.dockerfile ?? []));
    expect(dockerfiles.size).toBe(3);
    for (const dockerfile of dockerfiles) {
      const copies = [...read(dockerfile).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list]) => list!.split(' '));
      expect(copies.length).toBeGreaterThan(0);
      for (const file of copies) {
        expect(existsSync(at(file)), `${dockerfile}: ${file}`).toBe(true);
        expect(allowed.some((entry) => file === entry || file.startsWith(`${entry}/`)), `${dockerfile}: ${file} is ignored`).toBe(true);
      }
    }
  });
});
