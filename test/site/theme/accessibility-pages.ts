import { docsJson } from '../support.ts';

const API = {
  openapi: '3.1.0',
  info: { title: 'Boats', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/boats': {
      post: {
        summary: 'Add a boat',
        tags: ['Boats'],
        security: [{ token: [] }],
        parameters: [{ name: 'harbor', in: 'query', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: { name: { type: 'string' }, sails: { type: 'integer', deprecated: true } },
              },
            },
          },
        },
        responses: { '201': { description: 'Added' }, '400': { description: 'Refused' } },
      },
      ...Object.fromEntries(
        ['get', 'put', 'patch', 'delete', 'options'].map((method) => [method, { summary: `Boat ${method}` }]),
      ),
    },
  },
};

const GUIDE = `---
title: Guide
description: How it works.
tag: NEW
---

A [link](/wide) and \`code\`.

<Note>Mind the [tide](/wide).</Note>
<Warning>High waves.</Warning>
<Tip>Sail early.</Tip>

## First

<CodeGroup>
\`\`\`bash one.sh
echo "hello" # a comment
\`\`\`
\`\`\`python two.py
print("hello")
\`\`\`
</CodeGroup>

<Tabs><Tab title="One">First</Tab><Tab title="Two">Second</Tab></Tabs>
<AccordionGroup><Accordion title="More">Text</Accordion></AccordionGroup>

## Second

<CardGroup cols={2}><Card title="Card" icon="star" href="/wide">Text</Card><Card title="Plain">Text</Card></CardGroup>
<Steps><Step title="Go">Text</Step></Steps>
<Update label="v1" description="May">News</Update>
<ParamField path="id" type="string" required deprecated>The id</ParamField>

| a | b |
|---|---|
| 1 | 2 |
`;

const PARTS = `---
title: Parts
rss: true
---

export const Window = () => {
  const [isOpen, setIsOpen] = useState(false);
  return <div><button onClick={() => setIsOpen(true)}>Open</button>{isOpen && <div className="fixed inset-0 bg-white"><h3>For light pages</h3><p className="text-gray-600">More of <code>code</code></p><p>All that it says: <a href="/wide">wide</a></p><Warning>High waves</Warning></div>}</div>;
};

<Window />

<Panel>Beside <Note>the text</Note></Panel>

<Tree><Tree.Folder name="src" defaultOpen><Tree.File name="a.ts" highlight /></Tree.Folder><Tree.File name="b.ts" /></Tree>

<Prompt description="Ask this">Words</Prompt>

<Color><Color.Item name="Sea" value="#0f766e" /></Color>

<View title="One">

## In one

</View>
<View title="Two">

## In two

</View>

<RequestExample>
\`\`\`bash A
one
\`\`\`
\`\`\`bash B
two
\`\`\`
</RequestExample>

\`\`\`ts marks.ts lines {1} focus={2}
const a = 1; // [!code ++]
const b = 2; // [!code --]
const c = 3; // [!code error]
\`\`\`

<Update label="v2" tags={["API", "Web"]}>News</Update>
<Update label="v1" tags={["Web"]}>Old</Update>
`;

const LANDING = `---
title: Welcome
mode: custom
---

# Build boats

<Columns cols={2}>
<Card title="Plan" icon="compass" href="/wide" cta="Begin" arrow>Draw the lines.</Card>
<Card title="Sail" icon="flag" horizontal>Out to sea.</Card>
</Columns>
<Tile href="/wide" title="Tile" description="About it"><img src="/boat.svg" alt="A boat" /></Tile>
`;

const WIDE = `---
title: More parts
mode: wide
deprecated: true
---

> A quotation with a [link](/wide).

- [x] done
- [ ] open

Math $a^2$, <kbd>Esc</kbd>, <Badge color="green">new</Badge>, <Tooltip tip="A word">term</Tooltip>[^1].

[^1]: A note.

## Code

\`\`\`js title.js {1} lines expandable
const a = 1; // [!code ++]
const b = 2; // [!code --]
\`\`\`

<Tree><Tree.Folder name="src" defaultOpen><Tree.File name="a.ts" /></Tree.Folder></Tree>
<Prompt description="Ask for a boat">Draw a boat.</Prompt>
<Color variant="compact"><Color.Item name="sea" value="#0077be" /></Color>
<Expandable title="more"><ResponseField name="id" type="string" required default="1">The id</ResponseField></Expandable>
<Check>Done.</Check>
<Danger>Rocks.</Danger>
<Info>Deep water.</Info>
<View title="Sailors">For sailors</View><View title="Rowers">For rowers</View>
<RequestExample>

\`\`\`bash ask
curl /boats
\`\`\`

</RequestExample>

## Changes

<Update label="v2" description="June" tags={["Sails"]}>New sails.</Update>
<Update label="v1" description="May" tags={["Hull"]}>A hull.</Update>

<details><summary>Details</summary>Text.</details>
`;

/** A project of a theme with a page of each kind, and all components. */
export const project = (theme: string): Record<string, string> => ({
  'docs.json': docsJson({
    theme,
    banner: { content: 'News: [read](/wide)', dismissible: true },
    contextual: { options: ['copy', 'view'] },
    navbar: {
      links: [{ label: 'Help', href: '/wide' }],
      primary: { type: 'button', label: 'Go', href: '/wide' },
    },
    footer: { socials: { github: 'https://github.com/example' } },
    navigation: {
      tabs: [
        {
          tab: 'Guides',
          groups: [
            {
              group: 'Start',
              icon: 'star',
              tag: 'BETA',
              pages: ['index', 'parts', 'landing', { group: 'More', expanded: true, pages: ['wide'] }],
            },
          ],
        },
        { tab: 'API', openapi: 'api.json' },
      ],
    },
  }),
  'api.json': JSON.stringify(API),
  'index.mdx': GUIDE,
  'parts.mdx': PARTS,
  'landing.mdx': LANDING,
  'boat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 10h40"/></svg>',
  'wide.mdx': WIDE,
});
