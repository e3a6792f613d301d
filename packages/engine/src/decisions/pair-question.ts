/** The question "who attacks whom?" */
import { counted } from '../common/wording.ts'
import { pickOne, type Random } from '../common/random.ts'
import { named, text, textOf } from '../common/text.ts'
import type { Answer, Link, Linker, PairAnswer, PairDecision, Refusal } from './decision.ts'
import { withDetails, refuse, wrongKind, type QuestionDetails } from './questions.ts'
import type { Question } from './step.ts'

export interface PairRules {
  linkers(): readonly Linker[]
  /** What the rules forbid beyond each linker's own targets and numbers. */
  refuse?(links: readonly Link[]): Refusal | undefined
  propose(): PairAnswer
}

export function pairQuestion(ask: QuestionDetails, pairing: PairRules): Question {
  let known: readonly Linker[] | undefined
  const linkers = () => (known ??= pairing.linkers())
  const check = (answer: Answer): Refusal | undefined => {
    if (!('links' in answer)) return wrongKind(ask, 'pairs')
    return refuseLinks(ask, linkers(), answer.links) ?? pairing.refuse?.(answer.links)
  }
  return {
    is: 'question',
    by: ask.by,
    what: ask.what,
    check,
    describe: () => describePairing(ask, linkers(), pairing.propose()),
    sample: (random) => {
      const links = linkers().flatMap((linker) => sampleLinks(random, linker))
      while (check({ links }) !== undefined && links.length > 0) links.splice(Math.floor(random() * links.length), 1)
      return check({ links }) === undefined ? { links } : pairing.propose()
    },
  }
}

function describePairing(ask: QuestionDetails, linkers: readonly Linker[], usual: PairAnswer): PairDecision {
  const { by, what, rule } = ask
  const prompt = textOf(ask.prompt)
  return withDetails({ by, what, prompt, rule, kind: 'pair', linkers, options: [], default: usual }, ask)
}

function refuseLinks(ask: QuestionDetails, linkers: readonly Linker[], links: readonly Link[]): Refusal | undefined {
  for (const { from, to } of links) {
    const linker = linkers.find(({ figure }) => figure === from)
    if (!linker) return refuse(ask.rule, 'may-not', text`${named(from)} has no part in this.`, { figure: from })
    if (!linker.targets.includes(to))
      return refuse(ask.rule, 'not-a-target', text`${named(from)} may not be set against ${named(to)}.`, { figure: to })
  }
  for (const { figure, least, most } of linkers) {
    const count = links.filter((link) => link.from === figure).length
    if (count > most)
      return refuse(
        ask.rule,
        'too-many',
        text`${named(figure)} can be given ${counted(most, 'target')}, not ${count}.`,
        {
          figure,
        },
      )
    if (count < least)
      return refuse(
        ask.rule,
        'too-few',
        text`${named(figure)} must be given ${least === most ? '' : 'at least '}${counted(least, 'target')}.`,
        { figure },
      )
  }
  return undefined
}

function sampleLinks(random: Random, { figure, least, most, targets }: Linker): Link[] {
  if (targets.length === 0) return []
  const count = least + Math.floor(random() * (most - least + 1))
  return Array.from({ length: count }, () => ({ from: figure, to: pickOne(random, targets) }))
}
