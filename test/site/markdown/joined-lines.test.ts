import { expect, test } from 'vitest';
import { render } from './project.ts';

test.each([
  ['这是第一行\n这是第二行', '<p>这是第一行这是第二行</p>'],
  ['日本語の行、\n続きの行', '<p>日本語の行、続きの行</p>'],
  ['ユーザー\nデータ', '<p>ユーザーデータ</p>'],
  ['这是**粗体**\n和文字\n*斜体*', '<p>这是<strong>粗体</strong>和文字<em>斜体</em></p>'],
  ['> 引用的\n> 文字', '<blockquote><p>引用的文字</p></blockquote>'],
  ['- 项目的\n  文字', '<ul><li>项目的文字</li></ul>'],
])('lines of ideographs that an author has broken are joined without a blank: %j', (text, html) => {
  expect(render(text).html).toBe(html);
});

test.each([
  ['中文\nand English', '<p>中文\nand English</p>'],
  ['English\n中文', '<p>English\n中文</p>'],
  ['한국어 문장\n다음 줄', '<p>한국어 문장\n다음 줄</p>'],
  ['一行\\\n二行', '<p>一行<br>二行</p>'],
])('other ends of lines stay: %j', (text, html) => {
  expect(render(text).html).toBe(html);
});

test('search finds such lines as one text, and code keeps its lines', () => {
  const { html, sections, markdown } = render('搜索\n引擎\n\n```\n代码\n代码\n```');
  expect(sections[0]?.text).toContain('搜索引擎');
  expect(html).toMatch(/代码[^代]*\n[^代]*代码/);
  expect(markdown).toContain('搜索\n引擎');
});
