/** Command: one word that must be obeyed. */
import { chooseQuestion, named, picked, raise, text, type FigureId, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { bearerOf, figureOf, isInPlay } from '../../state/figures.ts'
import { leaveEffect, playerOf } from '../../rules/casting/casting.ts'
import { endEffect, release } from '../../rules/magic/concentration.ts'
import { gain } from '../../rules/conditions/conditions.ts'
import { approach, flee } from '../../rules/turn/forced-moves.ts'
import { drop } from '../../rules/objects/objects.ts'
import { effectOf } from '../../rules/magic/spells-in-force.ts'
import { throwAt } from '../../rules/casting/ranged-powers.ts'
import { makeSave } from '../../rules/dice/saves.ts'
import type { Effect, Figure, Order, State } from '../../state/state.ts'
import { COMMANDS, type CommandWord } from '../../state/vocabulary.ts'
import { type DragonAbility, effectBehind } from '../../state/ability.ts'
import { onTargets } from '../choosing.ts'
import type { StandardSpell } from '../../state/spell.ts'

const LABELS: { readonly [word in CommandWord]: string } = {
  approach: 'Approach: it comes to the caster',
  drop: 'Drop: it drops what it carries',
  flee: 'Flee: it dashes away',
  grovel: 'Grovel: it falls prone',
  halt: 'Halt: it does nothing',
}

const AIM = onTargets('command', { whom: 'enemies', reach: 12 }, true)

export const command: StandardSpell = {
  id: 'command',
  name: 'Command',
  icon: 'terror',
  rule: 'DD-RUL-81',
  kind: 'standard',
  decidedBy: 'save',
  text: 'One enemy within 12", and one more for each point of Potency, obeys a word in its next movement turn unless its Will saves it: approach, drop, flee, grovel or halt. It does nothing else that round.',
  canBeCast: AIM.canBeCast,
  *choose(play, caster) {
    const { targets } = yield* AIM.choose(play, caster)
    const orders: Order[] = []
    for (const figure of targets) orders.push({ figure, word: yield* askWord(play, caster, figure) })
    return { targets, orders }
  },
  *work(play, casting) {
    const { state } = play
    const { caster, spell, potency, orders = [] } = casting
    const obeying: Order[] = []
    for (const aimed of casting.targets) {
      const id = yield* throwAt(play, caster, spell, aimed)
      if (id === undefined || !isInPlay(figureOf(state, id)) || wordFor(obeying, id)) continue
      const saved = yield* makeSave(play, { of: id, save: 'will', potency, by: caster, spell: true, purpose: spell })
      if (!saved) obeying.push({ figure: id, word: wordFor(orders, aimed) ?? 'halt' })
    }
    const targets = obeying.map(({ figure }) => figure)
    if (targets.length > 0) leaveEffect(state, { ...casting, targets, orders: obeying }, false)
  },
  dispellable: true,
  gives: (_state, effect, figure) => (commandedOf(effect, figure) === undefined ? undefined : COMMANDED),
  *removed(play, { id, targets }) {
    if (targets.length === 0) yield* endEffect(play, id)
  },
}

const wordFor = (orders: readonly Order[], id: FigureId): CommandWord | undefined =>
  orders.find(({ figure }) => figure === id)?.word

function* askWord(play: Play<State>, caster: FigureId, id: FigureId): Step<CommandWord> {
  const ask = {
    by: playerOf(play.state, caster),
    what: 'command',
    rule: 'DD-RUL-81',
    about: id,
    prompt: text`Which word does ${named(caster)} speak to ${named(id)}?`,
  }
  const word = picked(
    yield* play.ask(chooseQuestion(ask, { options: COMMANDS.map((one) => ({ id: one, label: LABELS[one] })) })),
  )
  return COMMANDS.find((one) => one === word) ?? raise(`no such command: ${word}`)
}

/** Who of those on a base has been commanded. */
const commandedOf = ({ targets }: Effect, { id, riders }: Figure): FigureId | undefined =>
  [id, ...riders].find((one) => targets.includes(one))

/** A rider's orders are carried out by its mount. */
const COMMANDED: DragonAbility = {
  id: 'command',
  name: 'Command',
  rule: 'DD-RUL-81',
  text: 'It must obey in its next turn and does nothing else that round.',
  stacks: true,
  on: {
    'forced-turn': {
      *actor(play, bearer, _turn, own) {
        const effect = effectBehind(play.state, own)
        if (!effect) return
        const commanded = commandedOf(effect, figureOf(play.state, bearer))
        if (commanded === undefined) return
        const word = wordFor(effect.orders, commanded)
        release(play.state, effect.id, commanded)
        if (effectOf(play.state, effect.id)?.targets.length === 0) yield* endEffect(play, effect.id)
        figureOf(play.state, commanded).now.action = false
        tell(play, { is: 'obeyed', figure: commanded, caster: effect.caster, word, rules: ['DD-RUL-81'] })
        if (word) yield* OBEY[word](play, commanded, effect.caster)
      },
    },
  },
}

const OBEY: { readonly [word in CommandWord]: (play: Play<State>, id: FigureId, caster: FigureId) => Step } = {
  *approach(play, id, caster) {
    if (isInPlay(figureOf(play.state, caster))) {
      yield* approach(play, bearerOf(play.state, figureOf(play.state, id)).id, caster)
    }
  },
  *drop(play, id) {
    yield* drop(play, id)
  },
  /** It dashes: twice its Speed. */
  *flee(play, id, caster) {
    const { turn } = play.state
    if (turn) turn.left += turn.speed
    yield* flee(play, bearerOf(play.state, figureOf(play.state, id)).id, caster)
  },
  *grovel(play, id) {
    yield* gain(play, id, { is: 'prone' })
  },
  *halt() {},
}
