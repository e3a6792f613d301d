// Small faults that could be in a rule: a limit off by one, a condition left out, a step forgotten.
import { childrenOf, parseText } from '../syntax.mjs'

const SWAPPED = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
}
const SWAPPED_CALLS = { some: 'every', every: 'some', min: 'max', max: 'min' }
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const isText = ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string'

/** The faults that can be made of one node: the span of text they replace, and what stands there instead. */
function faultsOf(node, source) {
  const { start, end, type } = node
  const of = (part) => source.slice(part.start, part.end)
  const replaced = (by, what) => [{ start, end, by, what }]
  switch (type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { left, right, operator } = node
      const other = SWAPPED[operator]
      if (other === undefined || isText(left) || isText(right)) return []
      // A measured length is as good as never exactly at the end of its tolerance.
      if (/^[<>]/.test(operator) && /TOLERANCE/.test(of(node))) return []
      return replaced(`(${of(left)}) ${other} (${of(right)})`, `${operator} becomes ${other}`)
    }
    case 'UnaryExpression':
      return node.operator === '!' ? replaced(`(${of(node.argument)})`, 'a "not" is left out') : []
    case 'ConditionalExpression':
      return replaced(
        `(${of(node.test)}) ? (${of(node.alternate)}) : (${of(node.consequent)})`,
        'the branches change places',
      )
    case 'IfStatement':
      return [{ start: node.test.start, end: node.test.end, by: 'false', what: 'a condition never holds' }]
    case 'Literal':
      if (typeof node.value === 'number')
        return replaced(String(node.value + 1), `${node.value} becomes ${node.value + 1}`)
      return typeof node.value === 'boolean'
        ? replaced(String(!node.value), `${node.value} becomes ${!node.value}`)
        : []
    case 'CallExpression': {
      const name = node.callee.property?.name
      const other = SWAPPED_CALLS[name]
      if (other === undefined || node.callee.computed) return []
      const { property } = node.callee
      const by = source.slice(start, property.start) + other + source.slice(property.end, end)
      return replaced(by, `${name} becomes ${other}`)
    }
    case 'ExpressionStatement':
      return [{ start, end, by: '', what: 'a step is left out', isStatement: true }]
    default:
      return []
  }
}

const isType = ({ type }) => type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)/.test(type)
const nameOf = ({ id, key }) => id?.name ?? key?.name ?? ''

/**
 * What only advises whoever is asked, and decides nothing: what an action is worth, the usual (default) answer, the one
 * that is proposed, and any legal one, drawn by chance.
 */
const ADVICE = /^(worth|usual|proposed?|sample)$|Worth$|^(usual|propose|any|sample)[A-Z]/
/** What players read. */
const WORDS = /^(label|hint|prompt|icon|manner|message)$/

const isWording = (node) =>
  isText(node) ||
  node.type === 'TaggedTemplateExpression' ||
  (node.type === 'ConditionalExpression' && isEitherText(node))
const isEitherText = ({ consequent, alternate }) => isWording(consequent) && isWording(alternate)

/** "This cannot happen": there is no battle in which a test could see it. */
const isGuard = (node) =>
  (node.type === 'IfStatement' && isGuard(node.consequent)) ||
  (node.type === 'ExpressionStatement' && node.expression.callee?.name === 'raise')

const isPassedOver = (node) =>
  isType(node) || isWording(node) || isGuard(node) || ADVICE.test(nameOf(node)) || WORDS.test(nameOf(node))

/** All faults in the functions of a file. What runs while the file is loaded cannot be switched, and is passed over. */
export function mutantsIn(source) {
  const { tree, lineAt } = parseText(source)
  const found = []
  const look = (node, isInFunction) => {
    if (isPassedOver(node)) return
    if (isInFunction)
      for (const fault of faultsOf(node, source))
        found.push({ ...fault, line: lineAt(fault.start), was: source.slice(fault.start, fault.end) })
    const inside = isInFunction || FUNCTIONS.has(node.type)
    for (const child of childrenOf(node)) {
      const isName = node.type === 'Property' && child === node.key && !node.computed
      if (!isName) look(child, inside)
    }
  }
  look(tree, false)
  return found
}

/** The file with these faults in it, each asleep until its number is switched on. */
export function withMutants(source, mutants) {
  let text = source
  for (const { id, start, end, by, isStatement } of mutants.toSorted((a, b) => b.start - a.start)) {
    const was = text.slice(start, end)
    // The outer braces keep the step's own "if" from taking an "else" that belongs to the code around it.
    const now = isStatement ? `{ if (!isMutant(${id})) { ${was} } }` : `(isMutant(${id}) ? (${by}) : (${was}))`
    text = text.slice(0, start) + now + text.slice(end)
  }
  return text
}
