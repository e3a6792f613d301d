// The import graphs as mermaid diagrams, and the section of ARCHITECTURE.md that shows them.
import { posix } from 'node:path'
import { Graph } from './graph.mjs'
import { folderGraphs, isFolder, packageFolders, packageGraph } from './imports.mjs'

const BEGIN = '<!-- import graph: written by `npm run graph` -->'
const END = '<!-- end of the import graph -->'

/** Words that mermaid does not take as the name of a node. */
const RESERVED = /^(end|graph|subgraph|class|style|click|default|call|href)$/
const idOf = (node) => (RESERVED.test(node) ? `${node}_["${node}"]` : node)

/** A graph as mermaid text, the nodes that import most first. */
export function mermaid(graph) {
  const reach = (node) => graph.reachable(node).size
  const nodes = graph.nodes().sort((a, b) => reach(b) - reach(a) || (a < b ? -1 : 1))
  const imported = new Set(nodes.flatMap((node) => graph.targets(node)))
  const lines = nodes.flatMap((node) => {
    const targets = graph.drawn(node)
    if (targets.length > 0) return `  ${idOf(node)} --> ${targets.map(idOf).join(' & ')}`
    return imported.has(node) ? [] : `  ${idOf(node)}`
  })
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}

/** The folders alone: an import through a file beside them counts as an import of the folder. */
function withoutFiles(graph) {
  const folders = new Graph()
  const nameOf = (node) => node.slice(0, -1)
  for (const from of graph.nodes().filter(isFolder)) {
    folders.addNode(nameOf(from))
    // A set also iterates over members that are added meanwhile.
    const met = new Set(graph.targets(from))
    for (const to of met) {
      if (isFolder(to)) folders.addEdge(nameOf(from), nameOf(to))
      else for (const next of graph.targets(to)) met.add(next)
    }
  }
  return folders
}

/** The whole section of ARCHITECTURE.md, from its first mark to its last. */
export function graphSection() {
  const parts = packageFolders().flatMap((folder) =>
    [...folderGraphs(folder)]
      .map(([parent, graph]) => ({ path: posix.join(folder, 'src', parent), folders: withoutFiles(graph) }))
      .filter(({ folders }) => folders.nodes().length > 1)
      .map(({ path, folders }) => `The folders of \`${path}\`:\n\n${mermaid(folders)}`),
  )
  return [
    BEGIN,
    'An arrow points at what is imported, types included. What follows from other arrows is left out.',
    mermaid(packageGraph()),
    ...parts,
    END,
  ].join('\n\n')
}

/** A text with its marked section replaced. */
export function withSection(text, section = graphSection()) {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`ARCHITECTURE.md lacks its marks: ${BEGIN} … ${END}`)
  return text.slice(0, begin) + section + text.slice(end + END.length)
}
