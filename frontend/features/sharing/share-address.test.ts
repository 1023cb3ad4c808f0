import { describe, expect, it } from 'vitest';
import { embedCode, embedFormCode, makeMineAddress, networksOf, sharedOf } from './share-address.ts';

const RUN = '018f0000-0000-7000-8000-000000000000';
const read = (query: string) => sharedOf(new URLSearchParams(query));

describe('addresses of share pages', () => {
  it('reads the code of the share link and the id of the creation from the address of a share page, and ignores invalid ones', () => {
    expect(read(`via=AbCdEfGh23&creation=${RUN}`)).toEqual({ via: 'AbCdEfGh23', creation: RUN });
    expect(read('via=short&creation=../../admin')).toEqual({ via: null, creation: null });
  });

  it('opens the prompt from a share page with the inputs of the shown creation', () => {
    expect(makeMineAddress('a-poem', { via: null, creation: null })).toBe('/prompt/a-poem');
    expect(makeMineAddress('a-poem', { via: 'AbCdEfGh23', creation: RUN })).toBe(`/prompt/a-poem?creation=${RUN}&via=AbCdEfGh23`);
  });

  it('makes embed code of a picture of the prompt with a link, and escapes the title', () => {
    expect(embedCode(`https://conjure.example/prompt/a-poem/share?creation=${RUN}&via=AbCdEfGh23`, 'a-poem', 'Cats <script>"&')).toBe(
      `<a href="https://conjure.example/prompt/a-poem/share?creation=${RUN}&amp;via=AbCdEfGh23"><img src="https://conjure.example/og/prompt/a-poem?creation=${RUN}" alt="Cats &lt;script&gt;&quot;&amp;" width="600" height="315"></a>`,
    );
  });

  it('makes embed code of a frame with the form of the prompt, and escapes the title', () => {
    const code = embedFormCode('https://conjure.example/prompt/a-poem/share?via=AbCdEfGh23', RUN, 'Cats <script>"&');
    expect(code).toContain(`<iframe src="https://conjure.example/embed/prompt/${RUN}" title="Cats &lt;script&gt;&quot;&amp;" `);
    expect(code.match(/<script>/g)).toHaveLength(1);
  });

  it('encodes the whole share address in the links to social networks', () => {
    const address = 'https://conjure.example/prompt/a/share?creation=1&via=2';
    for (const { name, url } of networksOf(address, 'Cats & hats')) {
      const values = [...new URL(url).searchParams.values()];
      expect([name, values.some((value) => value.includes(address))]).toEqual([name, true]);
    }
  });
});
