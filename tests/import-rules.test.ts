import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { ModuleKind, Node, Project, ScriptTarget, type SourceFile, SyntaxKind } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import { listFiles, projectRoot } from './support/workspace.ts';

/** Folders whose files the rules hold for; a new file in them is covered at once. */
const roots = ['src', 'generator', 'generated', 'tests'] as const;

/** Modules of fixture sites are data; so are fixtures that no compiler reads. */
const isFixture = (path: string) => path.startsWith('tests/fixtures/');

const paths = (
  await Promise.all(
    roots.map(async (root) => (await listFiles(`${projectRoot}/${root}`)).map((path) => `${root}/${path}`)),
  )
).flat();

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  skipFileDependencyResolution: true,
  compilerOptions: { target: ScriptTarget.ESNext, module: ModuleKind.ESNext },
});

function parse(path: string, text: string): SourceFile {
  return project.createSourceFile(`/${path}`, text, { overwrite: true });
}

function pathOf(source: SourceFile): string {
  return source.getFilePath().slice(1);
}

const sources = await Promise.all(
  paths
    .filter((path) => /\.tsx?$/.test(path) && !isFixture(path))
    .map(async (path) => parse(path, await readFile(`${projectRoot}/${path}`, 'utf8'))),
);
const inSrc = sources.filter((source) => pathOf(source).startsWith('src/'));
const inGenerator = sources.filter((source) => pathOf(source).startsWith('generator/'));
const written = sources.filter((source) => !pathOf(source).startsWith('generated/'));

/** The files of which the text has something; the tree of a file is walked for what can be in it alone. */
function withText(files: readonly SourceFile[], text: RegExp): readonly SourceFile[] {
  return files.filter((source) => text.test(source.getFullText()));
}

/** One import, export-from or `import()` of a file. */
interface Import {
  readonly from: string;
  /** Path in the project, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
}

function importsOf(source: SourceFile): Import[] {
  const from = pathOf(source);
  const resolve = (specifier: string) => {
    if (specifier.startsWith('#generated')) {
      return specifier.slice(1);
    }
    return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : specifier;
  };
  const declared = [...source.getImportDeclarations(), ...source.getExportDeclarations()].flatMap(
    (declaration) => {
      const specifier = declaration.getModuleSpecifierValue();
      return specifier === undefined
        ? []
        : [{ from, to: resolve(specifier), typeOnly: isTypeOnly(declaration) }];
    },
  );
  const dynamic = nodesOf(withText([source], /\bimport\(/), SyntaxKind.CallExpression)
    .filter((call) => call.getExpression().getKind() === SyntaxKind.ImportKeyword)
    .flatMap((call) => call.getArguments().filter(Node.isStringLiteral))
    .map((argument) => ({ from, to: resolve(argument.getLiteralValue()), typeOnly: false }));
  return [...declared, ...dynamic];
}

function isTypeOnly(declaration: Node): boolean {
  if (Node.isExportDeclaration(declaration)) {
    return declaration.isTypeOnly();
  }
  if (!Node.isImportDeclaration(declaration)) {
    return false;
  }
  const named = declaration.getNamedImports();
  const only = declaration.getDefaultImport() === undefined && declaration.getNamespaceImport() === undefined;
  return (
    declaration.isTypeOnly() ||
    (only && named.length > 0 && named.every((specifier) => specifier.isTypeOnly()))
  );
}

/** The part of the project that a file belongs to: its folder, or the file itself where it stands alone. */
function areaOf(path: string): string {
  const [root = '', second = '', third = ''] = path.split('/');
  if (root === 'generated') {
    return root;
  }
  return second === 'core' ? `${root}/${second}/${third}` : `${root}/${second}`;
}

/** Whether a list of areas has that of a file; `generator/core` stands for all of its folders. */
function hasArea(areas: readonly string[], path: string): boolean {
  const area = areaOf(path);
  return areas.some((one) => area === one || area.startsWith(`${one}/`));
}

function isOurs(path: string): boolean {
  return roots.some((root) => path.startsWith(`${root}/`));
}

/** Whose modules the files of an area may import, beside their own. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  generated: ['src/model'],

  'src/model': [],
  'src/site.ts': ['src/model', 'generated'],
  'src/ui': ['src/model'],
  'src/carousel': ['src/model'],
  'src/analytics': ['src/model'],
  'src/form': ['src/model', 'src/ui', 'src/carousel', 'src/analytics'],
  'src/sections': ['src/model', 'src/ui', 'src/carousel', 'src/analytics', 'src/form'],
  'src/consent': ['src/model', 'src/ui', 'src/analytics'],
  'src/layout': [
    'src/model',
    'src/ui',
    'src/carousel',
    'src/analytics',
    'src/form',
    'src/sections',
    'src/consent',
  ],
  'src/router': [
    'src/model',
    'src/ui',
    'src/carousel',
    'src/analytics',
    'src/form',
    'src/sections',
    'src/layout',
    'src/typeface',
  ],
  'src/prerender.tsx': ['src/model', 'src/ui', 'src/router', 'src/layout', 'src/sections', 'src/site.ts'],
  'src/main.tsx': ['src/model', 'src/ui', 'src/typeface', 'src/router', 'src/site.ts'],
  'src/start': [],
  'src/typeface': ['src/ui'],
  'src/dev-bar.ts': ['src/model', 'src/editor'],
  'src/editor': ['src/model', 'src/ui', 'src/sections', 'src/router'],

  'generator/core/text': [],
  'generator/core/document': ['generator/core/text'],
  'generator/core/schema': ['generator/core/text', 'generator/core/document', 'src/model'],
  'generator/core/findings': ['generator/core/text', 'generator/core/schema', 'generator/core/document'],
  'generator/core/syntax': [
    'generator/core/text',
    'generator/core/schema',
    'generator/core/document',
    'generator/core/findings',
  ],
  'generator/core/resolve': [
    'generator/core/text',
    'generator/core/schema',
    'generator/core/document',
    'generator/core/findings',
    'src/model',
  ],
  'generator/core/check': [
    'generator/core/text',
    'generator/core/schema',
    'generator/core/document',
    'generator/core/findings',
    'generator/core/syntax',
    'generator/core/resolve',
  ],
  'generator/core/edit': [
    'generator/core/text',
    'generator/core/schema',
    'generator/core/document',
    'generator/core/findings',
    'generator/core/syntax',
    'generator/core/check',
    'generator/core/resolve',
    'generator/core/site-document.ts',
    'src/model',
  ],
  'generator/core/site-document.ts': [
    'generator/core/document',
    'generator/core/findings',
    'generator/core/check',
    'generator/core/resolve',
    'generator/core/schema',
    'generator/core/syntax',
  ],
  'generator/compile.ts': ['generator/core', 'generator/emit'],
  'generator/disk': [],
  'generator/emit': ['generator/core', 'generator/disk', 'src/model'],
  'generator/image-library.ts': [],
  'generator/pictures': ['generator/core', 'generator/image-library.ts'],
  'generator/print': ['generator/core'],
  'generator/publish': ['generator/core', 'generator/disk', 'generator/image-library.ts', 'src/model'],
  'generator/site-folder.ts': [
    'generator/core',
    'generator/disk',
    'generator/pictures',
    'generator/spec-file.ts',
  ],
  'generator/spec-file.ts': ['generator/core'],
  'generator/cli': [
    'generator/compile.ts',
    'generator/core',
    'generator/disk',
    'generator/emit',
    'generator/print',
    'generator/site-folder.ts',
    'generator/spec-file.ts',
  ],
  'generator/closed-output.ts': [],
  'generator/cli.ts': ['generator/cli', 'generator/closed-output.ts'],
  'generator/vite': [
    'generator/closed-output.ts',
    'generator/compile.ts',
    'generator/core',
    'generator/disk',
    'generator/emit',
    'generator/pictures',
    'generator/print',
    'generator/publish',
    'generator/site-folder.ts',
    'generator/spec-file.ts',
    'src/model',
  ],
};

/** Packages that never reach a browser. */
const serverPackage =
  /^(?:node:|yaml$|zod$|libphonenumber-js|ts-morph$|marked$|image-size|sharp$|svgo$|sax$|harfbuzzjs$|woff2-encoder|vite$|typescript)/;

const disk = /^node:fs(?:\/|$)/;

/** The only files that touch the disk. */
const diskUsers =
  /^generator\/(?:cli\/process-terminal\.ts|vite\/.*|site-folder\.ts|spec-file\.ts|disk\/.*|emit\/write-files\.ts|publish\/replace-folder\.ts)$/;

/** What is wrong with an import; nothing where it may be. */
function problemsOf({ from, to, typeOnly }: Import): string[] {
  const area = areaOf(from);
  const problems: string[] = [];
  if (area.startsWith('tests/')) {
    return problems;
  }
  const known = allowed[area];
  if (known === undefined) {
    problems.push(`${area} has no rule: say in this test whose modules it may import`);
  }
  if (isOurs(to) && areaOf(to) !== area && known !== undefined && !hasArea(known, to)) {
    problems.push('may not import this');
  }
  if (area.startsWith('src/') && (serverPackage.test(to) || to.startsWith('generator/'))) {
    problems.push('the browser has none of this');
  }
  if (area === 'generated' && !isOurs(to)) {
    problems.push('generated modules need no package');
  }
  if (to.startsWith('src/model/') && !area.startsWith('src/') && !typeOnly) {
    problems.push('takes types only from the contract');
  }
  if (area.startsWith('generator/') && disk.test(to) && !diskUsers.test(from)) {
    problems.push('only the rim touches the disk');
  }
  const isPure = from === 'generator/compile.ts' || from.startsWith('generator/core/');
  if (isPure && to.startsWith('node:')) {
    problems.push('the core knows nothing of Node');
  }
  if (to.startsWith('generator/print/') && !/^generator\/(?:cli\.ts|cli\/|vite\/|print\/)/.test(from)) {
    problems.push('only the rim prints');
  }
  return problems.map((problem) => `${from} → ${to}: ${problem}`);
}

/** Files that import each other in a circle, types included; `undefined` where there is none. */
function findCircle(imports: readonly Import[]): string[] | undefined {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) {
    targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(path)) {
      return [...trail.slice(trail.indexOf(path)), path];
    }
    if (done.has(path)) {
      return undefined;
    }
    for (const to of targets.get(path) ?? []) {
      const circle = visit(to, [...trail, path]);
      if (circle !== undefined) {
        return circle;
      }
    }
    done.add(path);
    return undefined;
  };
  for (const path of targets.keys()) {
    const circle = visit(path, []);
    if (circle !== undefined) {
      return circle;
    }
  }
  return undefined;
}

function nodesOf<Kind extends SyntaxKind>(files: readonly SourceFile[], kind: Kind) {
  return files.flatMap((source) => source.getDescendantsOfKind(kind));
}

function placeOf(node: Node): string {
  return `${pathOf(node.getSourceFile())}:${node.getStartLineNumber()} ${node.getText().slice(0, 60)}`;
}

/** What Node has without an import, and a browser has not. */
const nodeGlobals: ReadonlySet<string> = new Set([
  'Buffer',
  'process',
  'global',
  'require',
  'module',
  'setImmediate',
  'clearImmediate',
  'NodeJS',
  '__dirname',
  '__filename',
]);

const nodeGlobal = new RegExp(`\\b(?:${[...nodeGlobals].join('|')})\\b`);

function nodeNames(files: readonly SourceFile[]): string[] {
  return nodesOf(withText(files, nodeGlobal), SyntaxKind.Identifier)
    .filter((name) => nodeGlobals.has(name.getText()))
    .map(placeOf);
}

describe('who may import whom', () => {
  const imports = sources.flatMap(importsOf);

  test('every file is seen', () => {
    expect(inSrc.length).toBeGreaterThan(50);
    expect(inGenerator.length).toBeGreaterThan(50);
    expect(imports.length).toBeGreaterThan(300);
  });

  test('holds in every file', () => {
    expect(imports.flatMap(problemsOf)).toEqual([]);
  });

  test('goes in no circle in the generator', () => {
    expect(findCircle(imports.filter(({ from }) => from.startsWith('generator/')))).toBeUndefined();
  });

  test('would notice a circle', () => {
    const circle = [
      ['a.ts', 'b.ts'],
      ['b.ts', 'c.ts'],
      ['c.ts', 'b.ts'],
    ].map(([from = '', to = '']) => ({ from, to, typeOnly: true }));
    expect(findCircle(circle)).toEqual(['b.ts', 'c.ts', 'b.ts']);
  });

  test('relative imports carry their ending', () => {
    const bare = imports.filter(({ to }) => isOurs(to) && !/\.(?:[jt]sx?|css|html|svg)$/.test(to));
    expect(bare).toEqual([]);
  });

  test('style sheets take only the theme from generated/', async () => {
    const styles = paths.filter((path) => path.startsWith('src/') && path.endsWith('.css'));
    const contents = await Promise.all(styles.map((path) => readFile(`${projectRoot}/${path}`, 'utf8')));
    const imports = contents.flatMap((content) => content.match(/#generated[^"')]*/g) ?? []);
    expect(imports).toEqual(['#generated/theme.css']);
  });

  test('the core uses nothing that only Node has', () => {
    const core = inGenerator.filter((source) => pathOf(source).startsWith('generator/core/'));
    expect(core.length).toBeGreaterThan(100);
    expect(nodeNames(core)).toEqual([]);
    const other = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
    const wrong = other.createSourceFile(
      '/generator/core/a.ts',
      'export const size = Buffer.byteLength("a");',
    );
    expect(nodeNames([wrong])).toHaveLength(1);
  });

  test('only the commands speak to the terminal', () => {
    const speakers = withText(inGenerator, /\bconsole\b/)
      .filter((source) =>
        source.getDescendantsOfKind(SyntaxKind.Identifier).some((name) => name.getText() === 'console'),
      )
      .map(pathOf);
    expect(speakers).toContain('generator/cli/process-terminal.ts');
    expect(speakers.filter((path) => !/^generator\/cli(?:\.ts$|\/)/.test(path))).toEqual([]);
  });

  test.for([
    ['src/model/page.ts', "import type { Page } from '../site.ts';"],
    ['src/ui/icon.tsx', "import { x } from '../form/field-rules.ts';"],
    ['src/carousel/move.ts', "import { x } from '../ui/icon.tsx';"],
    ['src/sections/hero.tsx', "import { x } from '../layout/header.tsx';"],
    ['src/layout/header.tsx', "const x = () => import('../router/page-status.tsx');"],
    ['src/router/site-pages.tsx', "import { site } from '../site.ts';"],
    ['src/form/captcha.tsx', "import { shell } from '#generated/shell.ts';"],
    ['src/form/sending.ts', "import { z } from 'zod';"],
    ['src/form/sending.ts', "export * from '../../generator/spec/form.ts';"],
    ['src/start/start.ts', "import 'node:fs';"],
    ['src/widgets/new.ts', "import './other.ts';"],
    ['generated/shell.ts', "import { brand } from '../src/model/site.ts';"],
    ['generated/shell.ts', "import { z } from 'zod';"],
    ['generator/core/document/locate.ts', "import { x } from '../resolve/links.ts';"],
    ['generator/core/findings/catalogue/map-page.ts', "import { x } from '../../resolve/links.ts';"],
    ['generator/core/findings/catalogue/map-page.ts', "import { x } from '../../check/check-site.ts';"],
    ['generator/emit/literal.ts', "import type { x } from '../publish/robots.ts';"],
    ['generator/publish/robots.ts', "import { x } from '../pictures/raster.ts';"],
    ['generator/core/resolve/links.ts', "import { x } from '../../../src/ui/link-href.ts';"],
    ['generator/core/resolve/links.ts', "import { type Link, x } from '../../../src/model/link.ts';"],
    ['generator/core/resolve/pictures.ts', "import { readFile } from 'node:fs/promises';"],
    ['generator/compile.ts', "import { join } from 'node:path';"],
    ['generator/core/check/read-site.ts', "import { x } from '../../print/print-terminal.ts';"],
    ['generator/core/edit/fix-site.ts', "import { readFile } from 'node:fs/promises';"],
    ['generator/core/edit/fix-site.ts', "import { x } from '../../print/print-json.ts';"],
  ] as const)('would be broken by %s with %s', ([path, text]) => {
    const other = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
    expect(importsOf(other.createSourceFile(`/${path}`, text)).flatMap(problemsOf)).not.toEqual([]);
  });
});

describe('names', () => {
  /** Modules of pages are named for the ids of `site.yaml`. */
  const isPageModule = (path: string) => path.startsWith('generated/pages/');

  test('are in kebab-case', () => {
    const others = paths.filter(
      (path) =>
        !isFixture(path) &&
        !isPageModule(path) &&
        !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)+$/.test(path),
    );
    expect(others).toEqual([]);
  });

  test('no file only passes on what others export', () => {
    const barrels = written.filter((source) => {
      const statements = source.getStatements();
      return (
        /\/index\.tsx?$/.test(source.getFilePath()) ||
        (statements.length > 0 &&
          statements.every(
            (statement) => Node.isExportDeclaration(statement) && statement.hasModuleSpecifier(),
          ))
      );
    });
    expect(barrels.map(pathOf)).toEqual([]);
  });
});

/** Attributes whose text a visitor reads or hears. */
const spokenAttributes: ReadonlySet<string> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

const stringKinds = [
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
  SyntaxKind.JsxText,
] as const;

/** Texts of an element: between its tags, and strings given as its children or its spoken attributes. */
function visibleWords(files: readonly SourceFile[]): string[] {
  const texts = nodesOf(files, SyntaxKind.JsxText);
  const children = nodesOf(files, SyntaxKind.JsxExpression).filter(
    (expression) => Node.isJsxElement(expression.getParent()) || Node.isJsxFragment(expression.getParent()),
  );
  const attributes = nodesOf(files, SyntaxKind.JsxAttribute).filter((attribute) =>
    spokenAttributes.has(attribute.getNameNode().getText()),
  );
  const strings = [...children, ...attributes].flatMap((holder) =>
    stringKinds.flatMap((kind) => holder.getDescendantsOfKind(kind)).filter((text) => isSaid(text, holder)),
  );
  return [...texts, ...strings].filter((text) => /[\p{L}\p{N}]/u.test(text.getText())).map(placeOf);
}

/** Whether a string is itself what the holder shows, and not an attribute within, a key or a comparison. */
function isSaid(text: Node, holder: Node): boolean {
  for (let node = text.getParent(); node !== undefined && node !== holder; node = node.getParent()) {
    if (
      Node.isJsxAttribute(node) ||
      Node.isCallExpression(node) ||
      Node.isElementAccessExpression(node) ||
      Node.isPropertyAssignment(node) ||
      (Node.isBinaryExpression(node) && node.getOperatorToken().getText().includes('='))
    ) {
      return false;
    }
  }
  return true;
}

describe('the runtime has no words of its own', () => {
  test('no letter of another alphabet stands in its code', () => {
    const otherLetter = /[^\P{L}A-Za-z]/u;
    const files = withText(inSrc, otherLetter);
    const strings = stringKinds.flatMap((kind) => nodesOf(files, kind));
    const identifiers = nodesOf(files, SyntaxKind.Identifier);
    const others = [...strings, ...identifiers].filter((node) => otherLetter.test(node.getText()));
    expect(others.map(placeOf)).toEqual([]);
  });

  test('no text stands between tags or in what is read aloud', () => {
    expect(visibleWords(inSrc)).toEqual([]);
  });

  test('style sheets and the template write nothing', async () => {
    const files = paths.filter((path) => /^src\/(?:.*\.css|index\.html)$/.test(path));
    for (const path of files) {
      const content = (await readFile(`${projectRoot}/${path}`, 'utf8')).replace(/\/\*.*?\*\//gs, '');
      expect(content.match(/content:\s*["'][^"']*\p{L}[^"']*["']/gu) ?? [], path).toEqual([]);
      expect(content.match(/\p{Script=Cyrillic}+/gu) ?? [], path).toEqual([]);
    }
  });

  test.for([
    '<p>Call us</p>',
    "<p>{open ? 'Close' : words.open}</p>",
    `<p>{\`\${name}, hello\`}</p>`,
    '<img alt="A lorry" />',
    "<button aria-label={open ? 'Close' : words.open} />",
    `<a title={\`To \${name}\`} />`,
  ])('would be broken by %s', (code) => {
    const other = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
    expect(visibleWords([other.createSourceFile('/src/ui/new.tsx', `const x = ${code};`)])).not.toEqual([]);
  });

  test.for([
    '<p className="a b">{words.call}</p>',
    '<img alt="" />',
    "<p>{kind === 'hero' ? words.open : <b className='x' />}</p>",
    "<a aria-label={fill(words.call, { phone: 'x' })} />",
  ])('is not broken by %s', (code) => {
    const other = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
    expect(visibleWords([other.createSourceFile('/src/ui/new.tsx', `const x = ${code};`)])).toEqual([]);
  });
});

describe('types are not switched off', () => {
  test('no any', () => {
    expect(nodesOf(withText(written, /\bany\b/), SyntaxKind.AnyKeyword).map(placeOf)).toEqual([]);
  });

  test('no cast but to constants', () => {
    const casts = nodesOf(withText(written, /\bas\b/), SyntaxKind.AsExpression).filter(
      (cast) => cast.getTypeNode()?.getText() !== 'const',
    );
    const assertions = nodesOf(written, SyntaxKind.NonNullExpression);
    expect([...casts, ...assertions].map(placeOf)).toEqual([]);
  });

  test('no comment silences a tool', () => {
    const silence = /@ts-(?:ignore|nocheck|expect-error)|biome[-]ignore|eslint[-]disable/;
    const silenced = written.filter((source) => silence.test(source.getFullText()));
    expect(silenced.map(pathOf)).toEqual([]);
  });
});
