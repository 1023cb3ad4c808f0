/** JSON values that have broken servers before. */
export const HOSTILE: readonly unknown[] = [
  null, true, 0, -1, 1e308, -1e308, 0.1, 2 ** 31, 2 ** 53, 1e-7,
  '', ' ', '\t\n', '0', '-1', 'NaN', '1e9', '1.0000000000000004', '2147483648', '9007199254740993', 'null', 'undefined', '[object Object]', '%00', '%', '%%s%n', '\u0000', 'a\u0000b', '\ud800', '\udfff',
  '\u202e', '\ufeff', '\u200b', 'e\u0301'.repeat(200), '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}', 'İı', 'ß',
  "'", '"', "' or '1'='1", "'; select pg_sleep(5); --", "1); drop table users; --", '\\', '${7*7}', '{{7*7}}', '{{{', '}}', '{{topic', '$1', '?', ':id', '??',
  '../../etc/passwd', '..\\..\\', '/etc/passwd', 'file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,<b>', '//evil.example', '/\\evil.example', 'http://127.0.0.1:1/', 'http://[::1]:1/', 'http://169.254.169.254/',
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '](javascript:alert(1))', '=1+1', '@SUM(A1)', '\r\nSet-Cookie: a=b', 'a\r\nb: c',
  '(a+)+$', '[', '(', '*', '(?=a)', '\\p{L}'.repeat(50), '^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(10_000), '🔥'.repeat(5_000), '['.repeat(3_000), '# '.repeat(3_000),
  '0000-00-00', '9999-12-31', '275760-09-13T00:00:00.000Z', '+275760-09-13T00:00:00.001Z', '-000001-01-01T00:00:00Z', '2026-02-30', '2026-11-26T25:61:61Z', '1969-12-31T23:59:59Z',
  '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '0193E3A4-5B6C-7D8E-9F01-23456789ABCD', 'admin', 'me', 'constructor', '__proto__', 'hasOwnProperty', 'toString',
  'eyJhIjoxfQ', 'eyJhIjoxfQ==', 'W10', 'bnVsbA', '////', '=', 'a,b', 'a,,b', ',',
  [], {}, [[]], [null], [{}], { a: { a: { a: {} } } }, { toString: 1 }, { length: 1e9 }, { constructor: { prototype: { admin: true } } }, { then: 'x' }, JSON.parse('{"__proto__":{"admin":true}}'),
  Array.from({ length: 1_000 }, (_, at) => at), Array.from({ length: 500 }, () => ({})),
];
