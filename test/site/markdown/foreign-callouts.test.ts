import { describe, expect, it } from 'vitest';
import { render } from './project.ts';

describe('the callout of another generator', () => {
  it('is shown as text, and told with what to write', () => {
    const { html, diagnostics } = render(
      ':::tip Words\n\nInside.\n\n:::\n\nAbove\n  ::: warning\nmore\n:::\n\n:::tip\nOnce.\n:::\n\n```\n:::note\n```\n\n`:::danger` :::info\n',
    );
    expect(html).toContain('<p>:::tip Words</p><p>Inside.</p><p>:::</p>');
    const told = { severity: 'warning', kind: 'admonition', file: 'page.mdx', column: 1 };
    const ends = 'begins no callout here: it and its end “:::” are shown as text';
    expect(diagnostics).toEqual([
      { ...told, line: 1, message: `“:::tip” ${ends}`, hint: 'write <Tip> … </Tip>' },
      { ...told, line: 8, message: `“::: warning” ${ends}`, hint: 'write <Warning> … </Warning>' },
    ]);
  });

  it('is told where three marks begin it, above text that is set in', () => {
    const { html, diagnostics } = render(
      '!!! note "Of `old`"\n    Inside.\n\n    More.\n\nAbove\n!!! Failure\n    a\n\n???+ tip "More"\n    b\n\n!!! note\n    Once.\n\n!!! info inline end "Beside"\n    c\n',
    );
    expect(html).toContain('!!! note');
    expect(diagnostics.map(({ line, message, hint }) => [line, message, hint])).toEqual([
      [1, '“!!! note” begins no callout here: it is shown as text', 'write <Note> … </Note>'],
      [7, '“!!! Failure” begins no callout here: it is shown as text', 'write <Danger> … </Danger>'],
      [10, '“???+ tip” begins no callout here: it is shown as text', 'write <Accordion> … </Accordion>'],
      [16, '“!!! info inline end” begins no callout here: it is shown as text', 'write <Info> … </Info>'],
    ]);
  });

  it.each([
    '!!! note this',
    '!!! Careful',
    'Well!!! note',
    '??? what',
    '!!!',
    ':::',
    ':::other',
    'a::b::c',
    ':::tips',
    ':::tip-top',
  ])('is not %s', (text) => {
    expect(render(text).diagnostics).toEqual([]);
  });
});

describe('a tag of templates of another generator', () => {
  it('is shown as text, and told where it begins something, with what to write', () => {
    const { html, diagnostics } = render(
      'a\n\n{% hint style="warning" %}\nHot **tea**.\n{% endhint %}\n\n{% set b = {"c": 1} %} d\n',
    );
    expect(html).toContain('{% hint style=&quot;warning&quot; %}'.replaceAll('&quot;', '"'));
    expect(html).toContain('Hot <strong>tea</strong>.\n{% endhint %}</p>');
    expect(html).toContain('{% set b = {"c": 1} %} d');
    expect(diagnostics.map(({ line, column, message }) => [line, column, message])).toEqual([
      [3, 1, expect.stringMatching(/^“\{% hint %\}” is a tag .* \(write <Warning> … <\/Warning>\)$/)],
      [7, 1, expect.stringMatching(/^“\{% set %\}” is a tag/)],
    ]);
  });
});

describe('a tag that ends with a slash before its name, as Markdoc has it', () => {
  it('is shown as text, and told of where it begins only', () => {
    const { html, diagnostics } = render(
      '{% admonition type="warning" name="Hot" %}\nb **c**\n{% /admonition %}\n\n{% tabs %}\n{% tab label="d" %}\ne\n{% /tab %}\n{% /tabs %}\n',
    );
    expect(html).toContain('b <strong>c</strong>\n{% /admonition %}</p>');
    expect(html).toContain('e\n{% /tab %}\n{% /tabs %}</p>');
    expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([
      [1, expect.stringMatching(/^“\{% admonition %\}” .* \(write <Warning> … <\/Warning>\)$/)],
      [5, expect.stringMatching(/write <Tabs> /)],
      [6, expect.stringMatching(/write <Tab title="…"> /)],
    ]);
  });
});

describe('a block of ReadMe', () => {
  it('is shown as text, and told once with what to write', () => {
    const { html, diagnostics } = render(
      'a\n\n[block:callout]\n{\n  "type": "info",\n  "body": "b {c} <d> e"\n}\n[/block]\n\n[block:code]\n{\n  "codes": [\n    { "code": "f" }\n  ]\n}\n[/block]\n\n[block:other]\n{"g": {"h": 1}}\n[/block]\n\n**i**\n',
    );
    expect(html).toContain('"body": "b {c} &lt;d&gt; e"');
    expect(html).toContain('{ "code": "f" }');
    expect(html).toContain('<strong>i</strong>');
    expect(diagnostics.map(({ line, column, message }) => [line, column, message])).toEqual([
      [3, 1, expect.stringMatching(/^“\[block:callout\]” is a block of ReadMe, .*write <Note>/)],
      [10, 1, expect.stringMatching(/^“\[block:code\]” .*write a fence/)],
      [18, 1, expect.stringMatching(/^“\[block:other\]” .*write what it shows as Markdown/)],
    ]);
  });

  it.each(['[block:html]\n{}\n[/block]', '[block:html]\n{\n}\n[/block] d', '[block:html]{}[/block]'])(
    'is one without settings as well: %s',
    (text) => {
      const { html, diagnostics } = render(`a\n\n${text}`);
      expect(html).toContain(`<p>${text}</p>`);
      expect(diagnostics).toMatchObject([
        { line: 3, column: 1, message: expect.stringMatching(/^“\[block:html\]” .*write the elements/) },
      ]);
    },
  );

  it.each(['[block:code]', '[block](a) b', '`[block:code]`{1}[/block]'])('is not %s', (text) => {
    expect(render(text).diagnostics).toEqual([]);
  });
});
