// Finds code that makes or takes apart ids by hand, and code that decides by the name people read.
import { childrenOf, parseFile, parseText } from './syntax.mjs'

/** The sign between the parts of an option's id. */
const BETWEEN = '|'
const READING = new Set(['test', 'exec', 'match', 'matchAll', 'startsWith', 'endsWith', 'includes', 'search'])
const DISPLAYED = new Set(['name', 'label', 'title'])

const handmade = (node) => {
  if (node.type === 'Literal') {
    return node.regex
      ? /(^|[^\\])\\\|/.test(node.regex.pattern)
      : typeof node.value === 'string' && node.value.includes(BETWEEN)
  }
  return node.type === 'TemplateElement' && node.value.raw.includes(BETWEEN)
}

const CUTTING = new Set(['startsWith', 'endsWith', 'split', 'lastIndexOf', 'substring', 'substr', 'match', 'matchAll'])
const isPattern = (node) => node?.type === 'Literal' && node.regex !== undefined
/** A text or pattern that stands in the code: as it is, with parts filled in, or as a constant. */
const isWritten = (node) =>
  (node?.type === 'Literal' && (isPattern(node) || typeof node.value === 'string')) ||
  node?.type === 'TemplateLiteral' ||
  (node?.type === 'Identifier' && /^[A-Z_]+$/.test(node.name))

/** Whether a text is told by how it begins, ends or is put together, or cut into pieces. */
function takesApart(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object, property } = node.callee
  const [first] = node.arguments
  if (property.name === 'test' || property.name === 'exec') return isPattern(object)
  if (property.name === 'indexOf') return first?.type === 'Literal' && /^\W+$/.test(first.value)
  if (property.name === 'slice') return isLengthOf(first)
  return CUTTING.has(property.name) && isWritten(first)
}

/** `PREFIX.length`: where a known beginning ends. */
const isLengthOf = (node) =>
  node?.type === 'MemberExpression' && node.property.name === 'length' && isWritten(node.object)

/** Whether an expression is the name or label that people read, as it is or in other letters. */
function isDisplayed(node) {
  switch (node?.type) {
    case 'Identifier':
      return DISPLAYED.has(node.name)
    case 'MemberExpression':
      return DISPLAYED.has(node.property.name)
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return isDisplayed(node.expression)
    case 'LogicalExpression':
      return isDisplayed(node.left)
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && isDisplayed(node.callee.object)
    default:
      return false
  }
}

function decidesByName(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object, property } = node.callee
  if (!READING.has(property.name)) return false
  const asksPattern = property.name === 'test' || property.name === 'exec'
  return isDisplayed(asksPattern ? node.arguments[0] : object)
}

function found({ tree, lineAt }, isWrong) {
  const lines = new Set()
  const visit = (node) => {
    if (isWrong(node)) lines.add(lineAt(node.start))
    childrenOf(node).forEach(visit)
  }
  visit(tree)
  return [...lines]
}

const placesOf = (isWrong) => (file) => found(parseFile(file), isWrong).map((line) => `${file}:${line}`)

/** Where a text or pattern holds the sign between the parts of an id. */
export const handmadeIds = placesOf(handmade)
/** Where a name or label is looked into. */
export const decisionsByName = placesOf(decidesByName)

/** Where a text is taken apart. */
export const textsTakenApart = placesOf(takesApart)

/** How many lines of a text are found by each search. */
export function searchText(text) {
  const parsed = parseText(text)
  return {
    ids: found(parsed, handmade).length,
    names: found(parsed, decidesByName).length,
    cuts: found(parsed, takesApart).length,
  }
}
