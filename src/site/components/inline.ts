import { record, textOf } from '../interpreter/value.ts';
import { renderCode } from '../markdown/code/code.ts';
import { renderElement } from '../markdown/elements/element.ts';
import { attributes, escapeText, lineHtml } from '../markdown/html.ts';
import type { Component, Rendering } from '../markdown/rendering.ts';
import { snippetFile } from '../markdown/snippets/snippet-files.ts';
import { renderMath } from '../math/katex.ts';
import { type ComponentTable, htmlProp, iconHtml, linkAttributes, numberProp, textProp } from './props.ts';
import { repositoryName } from './repository-name.ts';

/** `<Icon icon iconType color size className aria-label alt>`. */
const icon: Component = ({ props, place }, page) => {
  const name = textProp(props, 'icon') ?? textProp(props, 'name');
  const label = textProp(props, 'aria-label') ?? textProp(props, 'alt');
  if (name === undefined) return labelled(iconHtml(props, page, place), label);
  const className = textProp(props, 'className');
  const html = page.context.icon(name, place, {
    type: textProp(props, 'iconType'),
    size: numberProp(props, 'size'),
    color: textProp(props, 'color'),
    className,
    isMask: className !== undefined,
  });
  return labelled(html, label);
};

/** An icon that stands for words, for those who do not see it. */
function labelled(html: string, label: string | undefined): string {
  if (label === undefined || label.trim() === '') return html;
  const [tag = '', name] = /^<(\w+)\b[^>]*>/.exec(html) ?? [];
  if (name === undefined) return html;
  const bare = tag.replace(/ (?:aria-hidden="true"|alt="")/g, '');
  const said = attributes(name === 'img' ? { alt: label } : { role: 'img', 'aria-label': label });
  return bare.replace(`<${name}`, () => `<${name}${said}`) + html.slice(tag.length);
}

/** `<Tooltip tip headline cta href>`: shown on hover and on focus. */
const tooltip: Component = ({ props, children, place }, page) => {
  const headline = htmlProp(props, 'headline', page);
  const tip = htmlProp(props, 'tip', page) || htmlProp(props, 'content', page);
  // Nothing to tell is no tooltip.
  if (`${headline}${tip}` === '') return lineHtml(page.html(children));
  const id = page.anchor('tooltip');
  const cta = htmlProp(props, 'cta', page);
  const link = linkAttributes(props, page, place);
  return (
    `<span class="c-tooltip"><span class="c-tooltip-word" tabindex="0" aria-describedby="${id}">${lineHtml(page.html(children))}</span>` +
    `<span class="c-tooltip-tip" role="tooltip" id="${id}">${headline === '' ? '' : `<strong>${headline}</strong>`}` +
    `<span>${tip}</span>${link === undefined ? '' : `<a${link}>${cta || page.context.words.components.readMore}</a>`}</span></span>`
  );
};

/** `<Latex>`: math without dollars. */
const latex: Component = ({ props, children, place, inline }, page) => {
  const { text } = page.heard(() => page.html(children));
  page.say(` ${text} `);
  if (page.project.math === false) return `<code>${escapeText(text)}</code>`;
  page.needs.add('math');
  return renderMath(text || (textProp(props, 'children') ?? ''), !inline, place, page.context.report);
};

/** `<CodeBlock language filename lines highlight …>`: a fence as an element. */
const codeBlock: Component = ({ props, children, place }, page) => {
  const { text } = page.heard(() => page.html(children));
  const words = Object.entries(props).flatMap(([key, value]) => {
    if (key === 'children' || key === 'language' || key === 'lang') return [];
    const option = key === 'filename' ? 'title' : key;
    // A bare word would be a part of the title.
    if (value === true) return [`${option}="true"`];
    const list = Array.isArray(value) ? value.map((item) => textOf(item)).join(',') : textOf(value);
    return list === '' ? [] : [`${option}="${list.replaceAll('"', "'")}"`];
  });
  return renderCode(
    text,
    textProp(props, 'language') ?? textProp(props, 'lang'),
    words.join(' '),
    place,
    page,
  );
};

/** `<Snippet file="x.mdx" />`: a file of the folder `snippets`. */
const snippet: Component = ({ props, place }, page) => {
  const path = snippetFile(textProp(props, 'file'), page.project);
  return path === undefined ? '' : page.snippet(path, props, place);
};

/** `<GitHub.Repo repo="owner/name">`: a link to it; nothing is asked of the host. */
const repository: Component = ({ props, place }, page) => {
  const given = textProp(props, 'repo') ?? '';
  const name = repositoryName(given);
  if (name === undefined) return escapeText(given);
  page.say(` ${name} `);
  const icon = page.context.icon('github', place, { library: 'fontawesome', type: 'brands' });
  const link = attributes({ class: 'c-repo', href: `https://github.com/${name}`, rel: 'noopener' });
  return `<a${link}>${icon}<span>${escapeText(name)}</span></a>`;
};

/** `<Link href>` or `<Link to>`: a link. */
const link: Component = (element, page) => {
  const { href, to, ...props } = element.props;
  return renderElement(
    { ...element, name: 'a', props: record([...Object.entries(props), ['href', href ?? to]]) },
    page,
  );
};

/** `<Mention page>`: a link to a page by its title; `<Mention user>`: somebody, whose address is told to nobody. */
const mention: Component = ({ props, place }, page) => {
  const target = textProp(props, 'page');
  const user = textProp(props, 'user')?.split('@')[0];
  const text = target === undefined ? (user ?? '') : titleOf(target, page);
  page.say(text);
  return target === undefined
    ? escapeText(text)
    : `<a${attributes({ href: page.context.href(target, place) })}>${escapeText(text)}</a>`;
};

function titleOf(target: string, { project }: Rendering): string {
  const path = target.replace(/[?#].*/, '').replace(/^\/|\/$/g, '');
  const file = [`${path}.mdx`, `${path}.md`, `${path}/index.mdx`].find((name) => project.files.has(name));
  return (file === undefined ? undefined : project.parse(file).title) ?? target;
}

export const inlines: ComponentTable = {
  Icon: icon,
  Tooltip: tooltip,
  Latex: latex,
  CodeBlock: codeBlock,
  Link: link,
  Mention: mention,
  Snippet: snippet,
  'GitHub.Repo': repository,
};
