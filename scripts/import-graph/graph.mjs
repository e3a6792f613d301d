// Directed graphs: what can be reached, what runs in a circle, and which edges are worth drawing.

/** A graph: each node with the nodes it points at, and for each of these one import that makes it do so. */
export class Graph {
  edges = new Map()

  addNode(node) {
    if (!this.edges.has(node)) this.edges.set(node, new Map())
  }

  addEdge(from, to, example) {
    this.addNode(from)
    this.addNode(to)
    if (from !== to && !this.edges.get(from).has(to)) this.edges.get(from).set(to, example)
  }

  nodes() {
    return [...this.edges.keys()]
  }

  targets(node) {
    return [...(this.edges.get(node)?.keys() ?? [])]
  }

  /** Everything that can be reached from a node along at least one edge. */
  reachable(node) {
    const seen = new Set()
    const open = this.targets(node)
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(...this.targets(next))
    }
    return seen
  }

  /** The nodes of each cycle, as lists of those that can all reach one another. */
  cycles() {
    const reach = new Map(this.nodes().map((node) => [node, this.reachable(node)]))
    const inCycle = [...reach.keys()].filter((node) => reach.get(node).has(node))
    const groups = []
    for (const node of inCycle) {
      const group = groups.find(([first]) => reach.get(first).has(node) && reach.get(node).has(first))
      if (group) group.push(node)
      else groups.push([node])
    }
    return groups
  }

  /** The edges worth drawing: one that is implied by a longer way is left out, unless it belongs to a cycle. */
  drawn(node) {
    return this.targets(node)
      .filter((to) => this.reachable(to).has(node) || !this.isImplied(node, to))
      .sort()
  }

  isImplied(from, to) {
    const after = this.reachable(to)
    return this.targets(from).some((via) => via !== to && !after.has(via) && this.reachable(via).has(to))
  }
}
