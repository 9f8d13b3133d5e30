/** A site with files of every kind, and names of every kind. */
export const FIRST = {
  'index.html': '<h1>Home</h1>',
  'old.html': '<h1>Old</h1>',
  'empty.json': '',
  'assets/app.1.css': 'body{}',
  'odd/é +&%!\'()*$,;=@~"<>.json': '{"odd":1}',
  'large.json': 'x'.repeat(300_000),
  ...Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`many/${n}.html`, `<p>${n}</p>`])),
};
const { 'old.html': _old, ...REST } = FIRST;
/** The same with two files that changed, one that is new, and one that is gone. */
export const SECOND = {
  ...REST,
  'index.html': '<h1>HOME</h1>',
  'assets/app.2.css': 'body{}',
  'many/7.html': '<p>8</p>',
};
