/** `muster rules GAME [ID]`: the rulebook in our own words, one rule, or the rules that mention a word. */
import { unknownWordText, type RuleText } from '@muster/engine'
import type { Command } from 'commander'
import { kitOf } from '../games/games.ts'
import { withJson } from '../shell/options.ts'
import { wrapped, type CommonOptions, type Perform, type Report } from '../shell/output.ts'
import { UserError } from '../shell/user-error.ts'

interface RulesOptions extends CommonOptions {
  readonly find?: string
}

export function addRules(program: Command, perform: Perform): void {
  withJson(program.command('rules'))
    .description('print a game’s rulebook, one rule, or the rules that mention a word')
    .argument('<game>', 'the game’s id, as in `muster games`')
    .argument('[id]', 'a rule’s ID, or how it begins: HW-MOVE')
    .option('--find <word>', 'only rules that mention this in their text, chapter or ID')
    .action((game: string, id: string | undefined, options: RulesOptions) =>
      perform(options, () => rules(game, id, options)),
    )
}

function rules(game: string, id: string | undefined, { find }: RulesOptions): Report {
  const { rulebook } = kitOf(game, '', 'GAME')
  const found = rulebook.filter((rule) => isNamed(rule, id) && mentions(rule, find))
  if (found.length === 0)
    throw new UserError(
      noRuleMessage(
        game,
        id,
        find,
        rulebook.map((rule) => rule.id),
      ),
      '',
      id === undefined ? '--find' : 'ID',
    )
  const printed = found.map(({ id: one, chapter, text }) => ({ id: one, chapter, text }))
  return { data: { muster: 'rules', game, rules: printed }, text: () => rulebookText(found) }
}

function isNamed(rule: RuleText, id: string | undefined): boolean {
  if (id === undefined) return true
  const [ours, asked] = [rule.id.toUpperCase(), id.toUpperCase()]
  return ours === asked || ours.startsWith(`${asked.replace(/-$/, '')}-`)
}

function mentions({ id, chapter, text }: RuleText, word: string | undefined): boolean {
  return word === undefined || `${id} ${chapter} ${text}`.toLowerCase().includes(word.toLowerCase())
}

function noRuleMessage(game: string, id: string | undefined, find: string | undefined, ids: readonly string[]): string {
  if (find === undefined) return unknownWordText(`rule of ${game}`, id ?? '', ids)
  return `No rule${id === undefined ? '' : ` of ${id}`} in ${game} mentions "${find}".`
}

function rulebookText(found: readonly RuleText[]): string {
  let chapter = ''
  return found
    .flatMap((rule) => {
      const opens = rule.chapter !== chapter
      chapter = rule.chapter
      return [...(opens ? [`\n${rule.chapter}`] : []), `  ${rule.id}`, wrapped(rule.text, '    ')]
    })
    .join('\n')
    .trimStart()
}
