import { drawDiagram } from '../../../src/site/diagrams/draw.ts';
import { brokenDiagram } from '../../../src/site/diagrams/problem.ts';

// Sources of each kind that the build draws.

export const FLOW = `flowchart LR
  subgraph Home
    A["A reader &amp; a friend"] -->|asks| B{"Is it <b>there</b>?"}
  end
  B -.-> C[(Store)] ==> D["<small>with less</small><br/>A label that is longer than there is room for on one line of a box"]
  style A fill:#d4edda,stroke:#28a745`;
const CALLS = `sequenceDiagram
  autonumber
  actor R as Reader
  box rgb(230, 240, 255) Inside
    participant S as Server<br/>of pages
  end
  R->>+S: Ask for a page
  Note over R,S: A note
  loop Until it is there
    S-->>-R: Answer
  end`;
export const STATES =
  'stateDiagram-v2\n  [*] --> Still\n  Still --> Moving : go\n  state Moving {\n    Slow --> Fast\n  }';
export const CLASSES =
  'classDiagram\n  class Animal {\n    +int age\n    +eats(food) bool\n  }\n  Animal <|-- Duck : is';
const TABLES = 'erDiagram\n  READER ||--o{ PAGE : opens\n  READER {\n    string name PK "of both"\n  }';
const SHARES =
  'pie showData title Visits of a year\n  "Guides" : 42\n  "Reference" : 30.5\n  "Changelog and news" : 18\n  "Other" : 3';
const FIELDS =
  'quadrantChart\n  title Reach\n  x-axis Low --> High\n  y-axis Few --> Many\n  quadrant-1 Expand\n  quadrant-2 Promote\n  quadrant-3 Again\n  quadrant-4 Improve\n  Campaign A: [0.3, 0.6]';
export const BRANCHES =
  'gitGraph\n  commit id: "Start"\n  branch develop\n  checkout develop\n  commit id: "Work"\n  commit id: "More" tag: "v0.2"\n  checkout main\n  merge develop tag: "v1"\n  commit id: "Last" type: HIGHLIGHT';
const STORY =
  'timeline\n  title Story\n  section Old\n    2020 : One : Two\n  section New\n    2022 : Three\n    2023 : Four';
const NEEDS =
  'requirementDiagram\n  requirement speed {\n    id: 1\n    text: it is fast\n    risk: high\n    verifymethod: test\n  }\n  element server {\n    type: program\n  }\n  server - satisfies -> speed';
const BLOCKS =
  'block-beta\n  columns 3\n  a["One"] b:2 c d e\n  a --> d\n  down<["&nbsp;&nbsp;&nbsp;"]>(down)';
const BYTES = 'packet-beta\n  0-15: "From"\n  16-31: "To"';
const CHART =
  'xychart-beta\n  title "Sales"\n  x-axis [May, June, July]\n  y-axis "Sold" 0 --> 100\n  bar [30, 50, 90]\n  line [30, 50, 90]';
export const ALL = [
  FLOW,
  CALLS,
  STATES,
  CLASSES,
  TABLES,
  SHARES,
  FIELDS,
  BRANCHES,
  STORY,
  NEEDS,
  BLOCKS,
  BYTES,
  CHART,
];

/** A style sheet of its own leaves a diagram to the browser. */
export const left = (source: string): string => `%%{init: {"themeCSS": ""}}%%\n${source}`;
export const fence = (source: string): string => `\`\`\`mermaid\n${source}\n\`\`\``;
/** A page on which all stands as it is written. */
const PLAIN = { id: (text: string) => text, href: (target: string) => target };
export const draw = (source: string): string | undefined => drawDiagram(source, PLAIN);
/** What is said of a source that cannot be read. */
export const problem = (source: string): string | undefined =>
  brokenDiagram(source, { file: 'a.mdx', line: 1, column: 1 })?.message;
