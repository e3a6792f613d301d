// Which package imports which, and in each package which folder imports which; types count as much as code.
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../paths.mjs'
import { projectFiles } from '../sources.mjs'
import { importsOf, isCode } from '../syntax.mjs'
import { Graph } from './graph.mjs'

/** `packages/engine`, `packages/games/heroes-and-wizards`, … */
export function packageFolders() {
  return projectFiles('packages')
    .filter((file) => file.endsWith('/package.json'))
    .map(dirname)
    .filter((folder) => /^packages\/(games\/)?[^/]+$/.test(folder))
    .sort()
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** Every import of a package's sources, tests left out: from which file, in which line, of what. */
export function sourceImports(folder) {
  if (!known.has(folder)) known.set(folder, readImports(folder))
  return known.get(folder)
}

/** Several graphs are made of the same imports: each file is read once. */
const known = new Map()

function readImports(folder) {
  return projectFiles(`${folder}/src`)
    .filter((file) => isCode(file) && !/\.test\.[a-z]+$/.test(file))
    .flatMap((file) => importsOf(file).map(({ name, line }) => ({ file, line, name })))
}

/** The packages of the project by their short names, and what each imports. */
export function packageGraph() {
  const folders = packageFolders()
  const short = (name) => name.replace('@muster/', '')
  const graph = new Graph()
  for (const folder of folders) {
    const own = short(manifestOf(folder).name)
    graph.addNode(own)
    for (const { file, line, name } of sourceImports(folder)) {
      if (name.startsWith('@muster/')) graph.addEdge(own, short(name).split('/')[0], `${file}:${line}`)
    }
  }
  return graph
}

/**
 * One graph for each folder of a package that has folders in it. Its nodes are those folders, whatever lies in them,
 * and the files that stand beside them.
 */
export function folderGraphs(folder) {
  const graphs = new Map()
  const source = `${folder}/src`
  for (const { file, line, name } of sourceImports(folder)) {
    if (!name.startsWith('.')) continue
    const from = file.slice(source.length + 1).split('/')
    const to = posix
      .join(dirname(file), name)
      .slice(source.length + 1)
      .split('/')
    const at = from.findIndex((part, i) => part !== to[i])
    if (at < 0) continue
    const parent = from.slice(0, at).join('/')
    if (!graphs.has(parent)) graphs.set(parent, new Graph())
    const nodeOf = (parts) => (parts.length > at + 1 ? `${parts[at]}/` : parts[at])
    graphs.get(parent).addEdge(nodeOf(from), nodeOf(to), `${file}:${line}`)
  }
  return new Map([...graphs].filter(([, graph]) => graph.nodes().some(isFolder)).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const isFolder = (node) => node.endsWith('/')

/** Each cycle between the folders of a package in words, with the imports that make it. */
export function folderCycles(folder) {
  return [...folderGraphs(folder)].flatMap(([parent, graph]) =>
    graph
      .cycles()
      .filter((group) => group.some(isFolder))
      .map((group) => {
        const edges = group.flatMap((from) =>
          [...graph.edges.get(from)]
            .filter(([to]) => group.includes(to))
            .map(([to, example]) => `  ${from} -> ${to} (${example})`),
        )
        return [`${posix.join(folder, 'src', parent)}: ${group.join(', ')}`, ...edges].join('\n')
      }),
  )
}
