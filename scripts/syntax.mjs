// Source files as syntax trees, for the scripts and tests that judge code by what it says rather than by how it looks.
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseAst } from 'vite'
import { root } from './paths.mjs'

const LANGUAGES = { '.ts': 'ts', '.mts': 'ts', '.tsx': 'tsx', '.js': 'js', '.mjs': 'js' }

export const isCode = (file) => extname(file) in LANGUAGES

/** The tree of a file (a path from the project's root), with the line of any place in it. */
export function parseFile(file) {
  return parseText(readFileSync(join(root, file), 'utf8'), LANGUAGES[extname(file)])
}

export function parseText(text, lang = 'ts') {
  return { text, tree: parseAst(text, { lang }), lineAt: (offset) => text.slice(0, offset).split('\n').length }
}

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'

/** The parts of a node, in the order they stand. */
export const childrenOf = (node) => Object.values(node).flat().filter(isNode)

/** Visits a node and everything below it; a visit that returns false goes no deeper. */
export function walk(node, visit) {
  if (visit(node) === false) return
  for (const child of childrenOf(node)) walk(child, visit)
}

/** Everything a file imports, types too: what is named, and in which line. */
export function importsOf(file) {
  const { tree, text, lineAt } = parseFile(file)
  const found = []
  const look = (node) => {
    if (IMPORTING.has(node.type) && typeof node.source?.value === 'string') {
      found.push({ name: node.source.value, line: lineAt(node.start) })
    }
  }
  // Only imports in the middle of an expression or a type need the whole tree.
  if (/\bimport\s*\(/.test(text)) walk(tree, look)
  else tree.body.forEach(look)
  return found
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
  'TSImportType',
])
