// Random battles of the ninth generation in @pkmn/sim, through its synchronous Battle object: no streams, no waiting.
// The players choose as the library's own RandomPlayerAI does by default: any move that is allowed, a switch when forced.
import { Battle, Teams } from '@pkmn/sim'
import { TeamGenerators } from '@pkmn/randoms'

Teams.setGeneratorFactory(TeamGenerators)
const FORMAT = 'gen9randombattle'
const teams = Array.from({ length: 64 }, (_, number) => Teams.generate(FORMAT, { seed: [number + 1, 2, 3, 4] }))

/** A seeded generator, so that both players are the same in every run. */
export function makeRandom(seed) {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A battle at its first choice; the teams are made beforehand and not measured. */
export function startBattle(number) {
  const seed = [number & 0xffff, (number * 7) & 0xffff, (number * 13) & 0xffff, 1]
  const battle = new Battle({ formatid: FORMAT, seed })
  battle.setPlayer('p1', { name: 'One', team: teams[(number * 2) % teams.length] })
  battle.setPlayer('p2', { name: 'Two', team: teams[(number * 2 + 1) % teams.length] })
  return battle
}

/** Plays to the end or until `enough` decisions, and returns the number of decisions. */
export function playOut(battle, random, enough = Infinity) {
  let decisions = 0
  while (!battle.ended && decisions < enough) {
    for (const side of battle.sides) {
      if (side.requestState === '' || side.isChoiceDone()) continue
      if (!side.choose(choiceFor(side, random))) side.choose('default')
      decisions += 1
    }
    if (battle.allChoicesDone()) battle.commitChoices()
  }
  return decisions
}

function choiceFor(side, random) {
  const request = side.activeRequest
  if (request.forceSwitch) return `switch ${pick(benched(request), random) ?? 1}`
  const moves = request.active[0].moves.flatMap((move, at) => (move.disabled ? [] : [at + 1]))
  return `move ${pick(moves, random) ?? 1}`
}

function benched(request) {
  return request.side.pokemon.flatMap((one, at) => (one.active || one.condition.endsWith(' fnt') ? [] : [at + 1]))
}

function pick(list, random) {
  return list[random(list.length)]
}

/** Plays a battle again from its input log. */
export function replay(log) {
  const [start, ...rest] = log
  const battle = new Battle(JSON.parse(start.slice('>start '.length)))
  for (const line of rest) {
    if (line.startsWith('>player ')) battle.setPlayer(line.slice(8, 10), JSON.parse(line.slice(11)))
    else battle.choose(line.slice(1, 3), line.slice(4))
  }
  return battle
}
