// The import graph: drawn in ARCHITECTURE.md as it is, and without cycles.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mermaid, withSection } from '../import-graph/drawing.mjs'
import { Graph } from '../import-graph/graph.mjs'
import { folderCycles, packageFolders, packageGraph } from '../import-graph/imports.mjs'
import { root } from '../paths.mjs'
import { isTest, projectFiles } from '../sources.mjs'
import { isCode } from '../syntax.mjs'

const MOST_FILES = 22

test('ARCHITECTURE.md shows who imports whom today (npm run graph)', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  expect(text).toBe(withSection(text))
})

test('packages import in one direction', () => {
  expect(packageGraph().nodes().length).toBeGreaterThan(5)
  expect(packageGraph().cycles()).toEqual([])
})

test.each(packageFolders())('the folders of %s import in one direction', (folder) =>
  expect(folderCycles(folder)).toEqual([]),
)

test('no folder of sources holds more than about twenty files', () => {
  const counts = new Map()
  for (const file of projectFiles('packages').filter((one) => one.includes('/src/') && isCode(one) && !isTest(one))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([])
})

describe('a graph', () => {
  const graphOf = (edges) => {
    const graph = new Graph()
    for (const [from, to] of edges) graph.addEdge(from, to, 'a file')
    return graph
  }

  test('names those that reach one another, each cycle by itself', () => {
    const graph = graphOf(['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'ef'])
    expect(graph.cycles()).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })

  test('is drawn without the edges that follow from others, but with every edge of a cycle', () => {
    expect(mermaid(graphOf(['ab', 'bc', 'ac']))).toBe('```mermaid\nflowchart TD\n  a --> b\n  b --> c\n```')
    expect(graphOf(['ab', 'ba', 'ca', 'cb']).drawn('c')).toEqual(['a', 'b'])
  })
})
