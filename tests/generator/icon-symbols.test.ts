import { readFile } from 'node:fs/promises';
import { Project, SyntaxKind } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import * as icons from '../../generator/publish/icon-symbols.ts';
import { projectRoot } from '../support/workspace.ts';

async function iconSet(name: string) {
  return JSON.parse(await readFile(`${projectRoot}/node_modules/@iconify-json/${name}/icons.json`, 'utf8'));
}

/** The symbols of a sprite by their ids, with what is drawn in them. */
function symbolsIn(sprite: string): Map<string, string> {
  return new Map(
    [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/g)].map(
      ([, id = '', drawing = '']) => [id, drawing],
    ),
  );
}

/** Names that the runtime gives to such elements, which draw icons; in either branch of a condition. */
function usedIcons(...drawingElements: readonly string[]): string[] {
  const project = new Project({ skipAddingFilesFromTsConfig: true });
  project.addSourceFilesAtPaths(`${projectRoot}/src/**/*.tsx`);
  const names = project
    .getSourceFiles()
    .flatMap((source) => [
      ...source.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
      ...source.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
    ])
    .filter((element) => drawingElements.includes(element.getTagNameNode().getText()))
    .flatMap((element) => element.getAttributes())
    .filter((attribute) => /^(?:name|href)=/.test(attribute.getText()))
    .flatMap((attribute) => attribute.getDescendantsOfKind(SyntaxKind.StringLiteral))
    .map((literal) => literal.getLiteralText().replace('#icon-', ''));
  return [...new Set(names)].toSorted();
}

const lucide = await iconSet('lucide');
const documentIcons = symbolsIn(icons.printSymbols(icons.documentIcons, lucide, 'icon-'));
const lateIcons = symbolsIn(icons.printSymbols(icons.lateIcons, lucide));
const marks = symbolsIn(icons.printSymbols(icons.messengerMarks, await iconSet('simple-icons')));

describe('the icons of the interface', () => {
  test('are those that the runtime draws, and no others', () => {
    expect([...documentIcons.keys()].toSorted()).toEqual(
      usedIcons('Icon', 'use').map((name) => `icon-${name}`),
    );
    expect([...lateIcons.keys()]).toEqual(usedIcons('LateIcon'));
  });
});

describe('the marks', () => {
  test('are those of the messengers', () => {
    expect([...marks.keys()]).toEqual(['instagram', 'messenger', 'telegram', 'viber', 'vk', 'whatsapp']);
  });
});

describe.each([
  ['of the interface', documentIcons],
  ['of the interface once it works', lateIcons],
  ['of messengers', marks],
])('every drawing %s', (_, symbols) => {
  test.each([...symbols])('%s has lines, and leaves their look to the styles', (_id, drawing) => {
    expect(drawing).toMatch(/^(?:<(?:path|rect|circle) [^>]*\/>)+$/);
    expect(drawing).not.toMatch(/fill|stroke|style|class|href/);
  });
});

test('a drawing that the packages have no more is named', () => {
  expect(() => icons.printSymbols(icons.documentIcons, { icons: {} })).toThrow('arrow-right');
  expect(() => icons.printSymbols(icons.lateIcons, { icons: {} })).toThrow('link');
  expect(() => icons.printSymbols(icons.messengerMarks, { icons: {} })).toThrow('instagram');
});
