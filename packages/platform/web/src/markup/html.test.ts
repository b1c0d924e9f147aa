import fc from 'fast-check';
import { html } from './html';

describe('html', () => {
  test('escapes text in elements and attributes', () => {
    const name = `<script>alert("x")</script> & 'co'`;
    expect(html`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;">&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;</p>',
    );
  });

  test('takes markup, lists and nothing', () => {
    const items = ['a', '<'].map((item) => html`<i>${item}</i>`);
    expect(html`<b>${items}</b>${null}${undefined}${false}${0}`.text).toBe('<b><i>a</i><i>&lt;</i></b>0');
  });

  test('no text whatever opens a tag or leaves an attribute', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(html`${text}`.text).not.toMatch(/[<>"']/);
      }),
    );
  });
});
