import type { Theme } from '../../src/site/config/schema.ts';

/** Emphasis colors of the pictures: primary, light, dark. */
const COLORS: Readonly<Record<Theme, readonly [primary: string, light: string, dark: string]>> = {
  mint: ['#0d9373', '#2dd4a7', '#0d9373'],
  maple: ['#4f46e5', '#a5b4fc', '#4f46e5'],
  palm: ['#0369a1', '#38bdf8', '#0369a1'],
  willow: ['#9f1239', '#fda4af', '#9f1239'],
  linden: ['#15803d', '#4ade80', '#15803d'],
  almond: ['#b45309', '#fbbf24', '#b45309'],
  aspen: ['#2563eb', '#60a5fa', '#2563eb'],
  sequoia: ['#7c2d12', '#fdba74', '#7c2d12'],
  luma: ['#c026d3', '#f0abfc', '#a21caf'],
};

/** A small project that shows what a theme is made of. */
export function sampleProject(theme: Theme): Record<string, string> {
  const [primary, light, dark] = COLORS[theme];
  const settings = {
    theme,
    name: 'Harbor',
    colors: { primary, light, dark },
    navbar: {
      links: [{ label: 'Support', href: '/support' }],
      primary: { type: 'button', label: 'Sign in', href: '/support' },
    },
    contextual: { options: ['copy'] },
    navigation: {
      tabs: [
        {
          tab: 'Guides',
          groups: [
            { group: 'Get started', icon: 'rocket', pages: ['index', 'install', 'first-voyage'] },
            {
              group: 'Build',
              icon: 'layer-group',
              pages: ['berths', { group: 'Signals', expanded: true, pages: ['flags', 'lights'] }, 'cargo'],
            },
            { group: 'Operate', icon: 'gauge', pages: ['tides', 'support'] },
          ],
        },
        { tab: 'Commands', pages: ['commands'] },
        { tab: 'Changes', pages: ['changes'] },
      ],
    },
  };
  return {
    'docs.json': JSON.stringify(settings),
    'index.mdx': HOME,
    ...Object.fromEntries(
      [
        ['install', 'Install'],
        ['first-voyage', 'First voyage'],
        ['berths', 'Berths'],
        ['flags', 'Flags'],
        ['lights', 'Lights'],
        ['cargo', 'Cargo'],
        ['tides', 'Tides'],
        ['support', 'Support'],
        ['commands', 'Commands'],
        ['changes', 'Changes'],
      ].map(([path, title]) => [`${path}.mdx`, `---\ntitle: ${title}\n---\n\nText.\n`]),
    ),
  };
}

const HOME = `---
title: Welcome to Harbor
description: Ship small programs to the edge of the sea, and bring them home again.
---

Harbor moors your programs close to the people who use them. Read the [first voyage](/first-voyage), or
start with \`harbor init\`.

<Note>A berth is free for the first month.</Note>

## Moor a program

<CodeGroup>
\`\`\`bash npm
npm install --global harbor
harbor init my-boat
\`\`\`
\`\`\`bash brew
brew install harbor
\`\`\`
</CodeGroup>

<CardGroup cols={2}>
  <Card title="Install" icon="anchor" href="/install">One command on every system.</Card>
  <Card title="Signals" icon="flag" href="/flags">Tell others what is under way.</Card>
</CardGroup>

## Choose a berth

| Berth | Depth | Price |
|---|---|---|
| North quay | 4 m | 12 |
| South quay | 9 m | 30 |

### Tides

Text about tides.

## Set sail

<Steps>
  <Step title="Cast off">Loosen the lines.</Step>
  <Step title="Steer">Follow the lights.</Step>
</Steps>
`;
