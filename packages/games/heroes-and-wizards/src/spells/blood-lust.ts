/** Blood Lust: a free move for the target, and attacks on an enemy it then touches. */
import { chooseQuestion, named, picked, text, type FigureId, type Option, type Play, type Step } from '@muster/engine'
import { tell } from '../events/events.ts'
import { enemiesTouching, figureOf, isInCombat } from '../state/figures.ts'
import { askMove, type Move } from '../rules/movement/ask-move.ts'
import { resolveAttacks } from '../rules/melee/attacks.ts'
import { endMove } from '../rules/movement/end-move.ts'
import { walk } from '../rules/movement/walk.ts'
import { withdraw } from '../rules/movement/withdraw.ts'
import type { State } from '../state/state.ts'
import { canBeAttacked } from '../rules/melee/attack-limit.ts'
import { attacksOf } from '../rules/combat/stats.ts'
import type { TargetedSpell } from '../state/spell.ts'

const STAY = 'stay'
const NONE = 'none'

export const bloodLust: TargetedSpell = {
  id: 'blood-lust',
  name: 'Blood Lust',
  icon: 'bloody-sword',
  rule: 'HW-SPELL-13',
  text: 'The target may move at once, its full Movement, and attack an enemy it then touches with one attack more.',
  at: 'figure',
  harms: 'its enemy',
  *cast(play, _caster, target) {
    const move = yield* freeMove(play, target)
    if (move) yield* go(play, move)
    if (!move?.withdraws) yield* attack(play, target)
  },
}

/** Its owner decides whether and where it goes; undefined when it stays. */
function* freeMove(play: Play<State>, id: FigureId): Step<Move | undefined> {
  const figure = figureOf(play.state, id)
  const may = isInCombat(play.state, figure) ? 'stay and attack, or withdraw' : 'move'
  const prompt = text`Blood Lust takes ${named(id)}: it may ${may}.`
  const ask = {
    by: figure.side,
    what: 'blood-lust-move',
    rule: 'HW-SPELL-14',
    about: id,
    prompt,
    reaction: 'Moves in Blood Lust',
    decline: STAY,
  }
  const reply = yield* askMove(play, ask, [figure], [{ id: STAY, label: 'Stay' }])
  return typeof reply === 'string' || reply.path.length === 0 ? undefined : reply
}

function* go(play: Play<State>, { figure, path, verdict, withdraws }: Move): Step {
  if (withdraws) yield* withdraw(play, figure, path, verdict, 'blood-lust')
  else walk(play, figure, path, verdict, 'blood-lust')
  yield* endMove(play, figure)
}

/** All its attacks and one more at one enemy it touches; the enemy does not strike back. */
function* attack(play: Play<State>, by: FigureId): Step {
  const at = yield* chooseEnemy(play, by)
  if (at === undefined) return
  const attacks = attacksOf(play.state, figureOf(play.state, by)) + 1
  tell(play, { is: 'blood-lusted', figure: by, at, attacks, rules: ['HW-SPELL-15', 'HW-SPELL-18'] })
  yield* resolveAttacks(
    play,
    Array.from({ length: attacks }, () => ({ by, at })),
    'immediate',
  )
}

function* chooseEnemy(play: Play<State>, id: FigureId): Step<FigureId | undefined> {
  const { state } = play
  const figure = figureOf(state, id)
  if (figure.where !== 'standing') return undefined
  const enemies = enemiesTouching(state, figure).filter((enemy) => canBeAttacked(state, enemy))
  if (enemies.length === 0) return undefined
  const prompt = text`Whom does ${named(id)} attack?`
  const ask = {
    by: figure.side,
    what: 'blood-lust-attack',
    rule: 'HW-SPELL-15',
    about: id,
    prompt,
    reaction: 'Attacks in Blood Lust',
    decline: NONE,
  }
  const options: Option[] = enemies.map((enemy) => ({
    id: enemy.id,
    label: text`Attack ${named(enemy.id)}`,
    figure: enemy.id,
  }))
  options.push({ id: NONE, label: 'No attack' })
  const at = picked(yield* play.ask(chooseQuestion(ask, { options })))
  return at === NONE ? undefined : at
}
