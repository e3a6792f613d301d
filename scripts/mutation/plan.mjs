// Draws faults by chance from the rules of a game: the same number draws the same faults.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { projectFiles } from '../sources.mjs'
import { mutantsIn } from './mutants.mjs'

/** Where rules stand in a game: not its texts, its views, its advice to computer players. */
const RULES = /\/src\/(rules|abilities|spells|scenarios|encounters|army)\//
/** What obeys rules but is none: no legal answer becomes illegal, and no roll falls otherwise, if it is changed. */
const NO_RULES = [
  // Armies drawn by chance.
  /\/random-/,
  // The answer that is proposed to a player: the default places, targets, splits and activations.
  /\/deployment\/(block|crowd|ranks|places)\.ts$/,
  /\/(heroes-and-wizards|knockdown|5e-d6)\/.*\/deployment\/formation\.ts$/,
  /\/(contact-places|proposals|split-proposal|propose-move|nearest-move|spots-against|usual-activation)\.ts$/,
  /\/formation\/(arrange|find-room|shapes)\.ts$/,
  // Chances and averages, for defaults and forecasts.
  /\/(attack-worth|hit-chances|expected-losses|distribution)\.ts$/,
  // Results that are kept to save time.
  /\/remembered-sight\.ts$/,
]

const holdsRules = (file) => file.endsWith('.ts') && RULES.test(file) && !NO_RULES.some((none) => none.test(file))

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const overlaps = (a, b) => a.file === b.file && a.start < b.end && b.start < a.end

/** So many faults from all over the rules, none inside another. */
export function drawMutants(game, { count, seed, only = /./ }) {
  const files = projectFiles(`packages/games/${game}`).filter((file) => holdsRules(file) && only.test(file))
  const left = files.flatMap((file) =>
    mutantsIn(readFileSync(join(root, file), 'utf8')).map((mutant) => ({ file, ...mutant })),
  )
  const random = randomFrom(seed)
  const drawn = []
  while (drawn.length < count && left.length > 0) {
    const [mutant] = left.splice(Math.floor(random() * left.length), 1)
    if (!drawn.some((other) => overlaps(other, mutant))) drawn.push({ id: drawn.length, ...mutant })
  }
  return drawn
}
