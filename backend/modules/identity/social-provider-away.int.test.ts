import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startSocialLogin } from '#contracts/social-login.ts';
import { startOidcServer } from '#testing/oidc-server.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import { freePort } from '../../../infra/run/ports.mjs';
import { refusal } from './testing/social-fixtures.ts';

describe('social login without its provider', () => {
  it('a social login answers 503 while the provider cannot be reached, and works again as soon as it can', async () => {
    const port = await freePort();
    const app = await createTestApp({ overrides: { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'conjure', OIDC_LABEL: 'Test ID' } });
    const start = () => call(app.visitor(), startSocialLogin, { body: {} });
    const silent = createServer();
    try {
      const refused = await start();
      expect([...refusal(refused), refused.headers.get('retry-after')]).toEqual([503, 'social_unavailable', '10']);
      await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
      const startedAt = Date.now();
      expect((await start()).status).toBe(503);
      expect(Date.now() - startedAt).toBeLessThan(8_000);
      await new Promise((resolve) => {
        silent.close(resolve);
        silent.closeAllConnections();
      });
      const oidc = await startOidcServer(port);
      expect((await start()).status).toBe(200);
      await oidc.close();
    } finally {
      await app.close();
    }
  });

  it('a social login answers 404 when no provider is configured', async () => {
    const app = await createTestApp();
    const answer = await call(app.visitor(), startSocialLogin, { body: {} });
    expect(refusal(answer)).toEqual([404, 'social_off']);
    await app.close();
  });
});
