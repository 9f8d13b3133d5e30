import { expect, test } from 'vitest';
import { render } from '../project.ts';

test('what is seen and heard in components of the project is there as links', () => {
  const made =
    'export const Talk = ({ id }) => <iframe src={"https://talks.test/" + id} title="Our talk" />;\n' +
    'export const Film = ({ title }) => <video src="/some/film.mp4" title={title}>Not here</video>;\n' +
    'export const Dot = () => <span className="dot" />;';
  expect(
    render(`${made}\n\n<Talk id="1" />\n\n<Film title="A film" />\n\n<Film />\n\nA<Dot />b`).markdown,
  ).toBe(
    '[Our talk](https://talks.test/1)\n\n[A film](/some/film.mp4)\n\n[film.mp4](/some/film.mp4)\n\nAb\n',
  );
});

test.each([
  ['an embedded file', '<embed src="/sheet.pdf" title={title} />'],
  ['an object', '<object data="/sheet.pdf" title={title} />'],
  ['a frame', '<iframe src="/sheet.pdf" title={title} />'],
])('%s is there as a link to it, by its title where it has one', (_, element) => {
  const component = `export const Sheet = ({ title }) => ${element};`;
  expect(render(`${component}\n\n<Sheet />\n\n<Sheet title="The sheet" />`).markdown).toBe(
    '[sheet.pdf](/sheet.pdf)\n\n[The sheet](/sheet.pdf)\n',
  );
  // The address as it can be followed from anywhere.
  const written = element.replace('"/', '"/docs/');
  const [bare, titled] = ['', 'title="Ours"'].map((title) => written.replace('title={title}', title));
  expect(render(`${bare}\n\n${titled}`).markdown).toBe('[/sheet.pdf](/sheet.pdf)\n\n[Ours](/sheet.pdf)\n');
});

test('an object that says something in place of its file is what it says', () => {
  const written = '<object data="/sheet.pdf"><p>Get <a href="/sheet.pdf">the sheet</a></p></object>';
  const component = `export const Sheet = () => ${written};`;
  expect(render(`${component}\n\n<Sheet />\n\n${written}`).markdown).toBe(
    'Get [the sheet](/sheet.pdf)\n\nGet [the sheet](/sheet.pdf)\n',
  );
});
