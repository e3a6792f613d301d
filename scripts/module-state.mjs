// Finds state that lives in a module and would outlast a battle: variables, weak maps, and constants that code changes.
import { childrenOf, parseFile } from './syntax.mjs'

const CHANGING_METHODS = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '),
)
/** Methods that return a part of the object: changing the part changes the object. */
const READING_METHODS = new Set(['get', 'at', 'find', 'findLast'])
const CHANGING_FUNCTIONS = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf', 'deleteProperty'])
const WEAK = new Set(['WeakMap', 'WeakSet', 'WeakRef'])

/** The problems of a file, each as "file:line: reason". */
export const moduleState = (file) => stateIn(parseFile(file)).map(({ line, reason }) => `${file}:${line}: ${reason}`)

/** The problems of a parsed text. */
export function stateIn({ tree, lineAt }) {
  const found = []
  const report = (node, reason) => found.push({ line: lineAt(node.start), reason })
  for (const statement of tree.body.map(declarationOf)) {
    if (statement.type === 'VariableDeclaration' && statement.kind !== 'const' && !statement.declare) {
      report(statement, `a variable of the module: ${namesDeclaredBy(statement).join(', ')}`)
    }
  }
  const shared = new Set(tree.body.flatMap((statement) => namesDeclaredBy(declarationOf(statement))))
  const visit = (node, hidden) => {
    if (node.type === 'Identifier' && WEAK.has(node.name)) report(node, `a ${node.name}`)
    const changed = changedBy(node)
    const name = changed && rootOf(changed)
    if (name !== undefined && shared.has(name) && !hidden.has(name)) {
      report(node, `changes ${name}, which the whole module shares`)
    }
    const own = namesOfScope(node)
    const inside = own.length > 0 ? new Set([...hidden, ...own]) : hidden
    for (const child of childrenOf(node)) visit(child, inside)
  }
  for (const statement of tree.body) visit(statement, new Set())
  return found
}

const declarationOf = (statement) => statement.declaration ?? statement

/** Which expression a node changes, if it changes one. */
function changedBy(node) {
  switch (node.type) {
    case 'AssignmentExpression':
      return node.left
    case 'UpdateExpression':
      return node.argument
    case 'UnaryExpression':
      return node.operator === 'delete' ? node.argument : undefined
    case 'CallExpression':
      return changedByCall(node)
    default:
      return undefined
  }
}

function changedByCall({ callee, arguments: [first] }) {
  if (callee.type !== 'MemberExpression') return undefined
  const method = callee.property.name
  const isOfObject = callee.object.type === 'Identifier' && /^(Object|Reflect)$/.test(callee.object.name)
  if (isOfObject) return CHANGING_FUNCTIONS.has(method) ? first : undefined
  return CHANGING_METHODS.has(method) ? callee.object : undefined
}

/** The name an expression starts from: `known` in `known.get(side)!.list[0]`. */
function rootOf(node) {
  switch (node.type) {
    case 'Identifier':
      return node.name
    case 'MemberExpression':
      return rootOf(node.object)
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return rootOf(node.expression)
    case 'CallExpression':
      return READING_METHODS.has(node.callee.property?.name) ? rootOf(node.callee) : undefined
    default:
      return undefined
  }
}

const namesDeclaredBy = (node) => {
  switch (node?.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => namesIn(id))
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      return node.id ? [node.id.name] : []
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local.name)
    default:
      return []
  }
}

/** The names that a pattern binds: `{ a, b: [c] }` binds a and c. */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => namesIn(property.argument ?? property.value))
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    case 'TSParameterProperty':
      return namesIn(pattern.parameter)
    default:
      return []
  }
}

/** The names that hold inside a node and hide those of the module. */
function namesOfScope(node) {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.params.flatMap(namesIn)
    case 'BlockStatement':
    case 'StaticBlock':
      return node.body.flatMap(namesDeclaredBy)
    case 'SwitchStatement':
      return node.cases.flatMap(({ consequent }) => consequent.flatMap(namesDeclaredBy))
    case 'ForStatement':
      return namesDeclaredBy(node.init)
    case 'ForInStatement':
    case 'ForOfStatement':
      return namesDeclaredBy(node.left)
    case 'CatchClause':
      return namesIn(node.param)
    default:
      return []
  }
}
