import { describe, expect, it } from 'vitest';
import { createOidcClient } from './oidc-client.ts';

const client = (issuer: string) => createOidcClient({ issuer, clientId: 'conjure', clientSecret: null, label: 'Test ID' }, 'http://localhost:3000');

describe('createOidcClient', () => {
  it.each([
    'http://id.example.com', 'http://127.0.0.1.example.com', 'http://10.0.0.7:8080', 'ftp://localhost'
  ])('a provider of social logins at %s is refused, because its address is neither https nor local', (issuer) => {
    expect(() => client(issuer)).toThrow('OIDC_ISSUER must be an https address');
  });

  it.each([
    'https://id.example.com/realm', 'http://127.0.0.1:9000', 'http://localhost', 'http://[::1]:8080'
  ])('the client for the provider %s is built without any request to it', (issuer) => {
    expect(client(issuer).label).toBe('Test ID');
  });
});
