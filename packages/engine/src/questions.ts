/** How rules put the simpler questions: `choose`, `place`, `aim`, `pair`. Moves are in move-question.ts. */
import type { Point } from '@muster/table'
import type {
  AimAnswer,
  AimDecision,
  Answer,
  Ask,
  ChooseDecision,
  Decision,
  Link,
  Linker,
  Option,
  PairAnswer,
  PairDecision,
  Pick,
  PlaceAnswer,
  PlaceDecision,
  Refusal,
} from './decision.ts'
import { counted } from './counting.ts'
import { nearestTowards } from './longest-part.ts'
import { pickOne, shuffled, type Random } from './random.ts'
import type { Question } from './step.ts'

/** The part of a decision that every rule words for itself. */
type Subset<T, K extends keyof T> = { readonly [P in K]: T[P] }
export type Asking = Subset<Ask, 'by' | 'what' | 'prompt' | 'rule' | 'about' | 'reaction' | 'decline'>

/**
 * Adds to a decision just made what only some say: whom they are about, which reaction they are. The rest is written
 * out where it is made: bots look at thousands, and spreads are slow.
 */
export function inFull<D extends Decision>(decision: D, { about, reaction, decline }: Asking): D {
  if (about === undefined && reaction === undefined) return decision
  const whole: D & { about?: string; reaction?: string; decline?: string } = decision
  if (about !== undefined) whole.about = about
  if (reaction !== undefined) whole.reaction = reaction
  if (decline !== undefined) whole.decline = decline
  return whole
}

export const refuse = (rule: string, code: string, message: string, more: Partial<Refusal> = {}): Refusal => ({
  code,
  message,
  rule,
  ...more,
})

export const isLatticePoint = (p: Point | undefined): boolean =>
  p !== undefined && Number.isSafeInteger(p.x) && Number.isSafeInteger(p.y)

export const wrongKind = (ask: Asking, wanted: string): Refusal =>
  refuse(ask.rule, 'wrong-kind', `This question is answered with ${wanted}.`)

export const notAnOption = (ask: Asking, id: string): Refusal =>
  refuse(ask.rule, 'not-an-option', `"${id}" is not one of the choices.`)

export function refusePick(
  ask: Asking,
  options: readonly Option[],
  answer: Pick,
  least: number,
  most: number,
): Refusal | undefined {
  const { pick } = answer
  const unknown = pick.find((id) => !options.some((option) => option.id === id))
  if (unknown !== undefined) return notAnOption(ask, unknown)
  if (pick.length > 1 && new Set(pick).size !== pick.length)
    return refuse(ask.rule, 'picked-twice', 'Each choice can be taken once.')
  if (pick.length < least || pick.length > most) {
    const count = least === most ? `${least}` : `${least} to ${most}`
    return refuse(ask.rule, 'wrong-number', `Pick ${count}, not ${pick.length}.`)
  }
  return undefined
}

/** Answers that are words. */
export interface Worded {
  /** Read only when somebody looks at the decision: a class can put off making the list. */
  readonly options: readonly Option[]
  /** Whether a word is one of them, where that is known without listing them all. */
  isOption?(id: string): boolean
}

export function refuseWord(ask: Asking, worded: Worded, answer: Pick): Refusal | undefined {
  const [word] = answer.pick
  if (word === undefined || answer.pick.length > 1 || !worded.isOption)
    return refusePick(ask, worded.options, answer, 1, 1)
  return worded.isOption(word) ? undefined : notAnOption(ask, word)
}

/** Whoever thinks of an answer checks it, and it is checked again when it is given: the same one is looked at once. */
export function once<A extends Answer>(
  refuse: (answer: A) => Refusal | undefined,
  isSame = (a: A, b: A): boolean => a === b,
): (answer: A) => Refusal | undefined {
  let last: { readonly answer: A; readonly refusal: Refusal | undefined } | undefined
  return (answer) => {
    if (!last || !isSame(last.answer, answer)) last = { answer, refusal: refuse(answer) }
    return last.refusal
  }
}

export interface Choosing extends Worded {
  readonly least?: number
  readonly most?: number
  /** The ids a player in a hurry would take; the first options otherwise. Read when somebody looks, as they are. */
  readonly usual?: readonly string[]
}

export function chooseQuestion(ask: Asking, choosing: Choosing): Question {
  const { least = 1, most = 1 } = choosing
  const refusalOf = (answer: Pick): Refusal | undefined =>
    least === 1 && most === 1
      ? refuseWord(ask, choosing, answer)
      : refusePick(ask, choosing.options, answer, least, most)
  const refuseOnce = once(refusalOf)
  return {
    is: 'question',
    by: ask.by,
    what: ask.what,
    offered: choosing,
    describe: () => describeChoice(ask, choosing, least, most),
    check: (answer) => ('pick' in answer ? refuseOnce(answer) : wrongKind(ask, 'a choice')),
    sample: (random) => {
      const { options } = choosing
      const count = least + Math.floor(random() * (Math.min(most, options.length) - least + 1))
      return {
        pick: shuffled(random, options)
          .slice(0, count)
          .map((option) => option.id),
      }
    },
  }
}

function describeChoice(ask: Asking, choosing: Choosing, least: number, most: number): ChooseDecision {
  const { by, what, prompt, rule } = ask
  const { options, usual = options.slice(0, least).map((option) => option.id) } = choosing
  return inFull({ by, what, prompt, rule, kind: 'choose', options, least, most, default: { pick: usual } }, ask)
}

export interface Placing {
  readonly pieces: PlaceDecision['pieces']
  zone(): PlaceDecision['zone']
  refuse(spots: PlaceAnswer['spots']): Refusal | undefined
  /** A legal placing: the usual one without chance, any with it. */
  propose(random?: Random): Answer
  readonly options?: readonly Option[]
}

export function placeQuestion(
  ask: Asking,
  { pieces, zone, refuse: refuseSpots, propose, options = [] }: Placing,
): Question {
  return {
    is: 'question',
    by: ask.by,
    what: ask.what,
    describe: () => ({ ...ask, kind: 'place', pieces, zone: zone(), options, default: propose() }),
    check: (answer) => {
      if ('pick' in answer) return refusePick(ask, options, answer, 1, 1)
      if (!('spots' in answer)) return wrongKind(ask, 'a place for each piece')
      return refuseSpotsForm(ask, pieces, answer) ?? refuseSpots(answer.spots)
    },
    sample: (random) => propose(random),
  }
}

function refuseSpotsForm(ask: Asking, pieces: PlaceDecision['pieces'], { spots }: PlaceAnswer): Refusal | undefined {
  const missing = pieces.find(({ figure }) => spots.filter((spot) => spot.figure === figure).length !== 1)
  if (missing) return refuse(ask.rule, 'each-once', `Each piece is placed once; ${missing.figure} is not.`)
  if (spots.length !== pieces.length)
    return refuse(ask.rule, 'each-once', 'There is a place for a piece nobody asked for.')
  const odd = spots.find((spot) => !isLatticePoint(spot.at))
  return odd && refuse(ask.rule, 'not-a-point', `The place of ${odd.figure} is not a point of the table.`)
}

export interface Aiming {
  readonly from: AimDecision['from']
  readonly range: AimDecision['range']
  readonly template: AimDecision['template']
  refuse(at: Point): Refusal | undefined
  /** A place that is always allowed: with a refusal the last allowed one on the way from there is offered. */
  origin?(): Point
  propose(random?: Random): AimAnswer | Pick
  readonly options?: readonly Option[]
}

export function aimQuestion(ask: Asking, aiming: Aiming): Question {
  const { from, range, template, propose, options = [] } = aiming
  return {
    is: 'question',
    by: ask.by,
    what: ask.what,
    describe: () => ({ ...ask, kind: 'aim', from, range, template, options, default: propose() }),
    check: (answer) => {
      if ('pick' in answer) return refusePick(ask, options, answer, 1, 1)
      if (!('at' in answer)) return wrongKind(ask, 'a point to aim at')
      if (!isLatticePoint(answer.at)) return refuse(ask.rule, 'not-a-point', 'The aim is not a point of the table.')
      return refuseAim(aiming, answer.at)
    },
    sample: (random) => propose(random),
  }
}

function refuseAim(aiming: Aiming, at: Point): Refusal | undefined {
  const refusal = aiming.refuse(at)
  if (refusal === undefined || refusal.nearest || !aiming.origin) return refusal
  const nearest = nearestTowards(aiming.origin(), at, (spot) => aiming.refuse(spot) === undefined)
  return { ...refusal, nearest: { at: nearest } }
}

export interface Pairing {
  linkers(): readonly Linker[]
  /** What the rules forbid beyond each linker's own targets and numbers. */
  refuse?(links: readonly Link[]): Refusal | undefined
  propose(): PairAnswer
}

export function pairQuestion(ask: Asking, pairing: Pairing): Question {
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

function describePairing(ask: Asking, linkers: readonly Linker[], usual: PairAnswer): PairDecision {
  const { by, what, prompt, rule } = ask
  return inFull({ by, what, prompt, rule, kind: 'pair', linkers, options: [], default: usual }, ask)
}

function refuseLinks(ask: Asking, linkers: readonly Linker[], links: readonly Link[]): Refusal | undefined {
  for (const { from, to } of links) {
    const linker = linkers.find(({ figure }) => figure === from)
    if (!linker) return refuse(ask.rule, 'may-not', `${from} has no part in this.`, { figure: from })
    if (!linker.targets.includes(to))
      return refuse(ask.rule, 'not-a-target', `${from} may not be set against ${to}.`, { figure: to })
  }
  for (const { figure, least, most } of linkers) {
    const count = links.filter((link) => link.from === figure).length
    if (count > most)
      return refuse(ask.rule, 'too-many', `${figure} can be given ${counted(most, 'target')}, not ${count}.`, {
        figure,
      })
    if (count < least)
      return refuse(
        ask.rule,
        'too-few',
        `${figure} must be given ${least === most ? '' : 'at least '}${counted(least, 'target')}.`,
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
