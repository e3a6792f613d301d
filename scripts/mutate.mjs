// npm run mutate -- GAME [--count 40] [--seed 1]: puts small faults into the rules of a game, drawn by chance, and
// says which of them its tests notice. Nothing is written to the sources: a fault exists while its test runs.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { drawMutants } from './mutation/plan.mjs'
import { isMain, reports, root } from './paths.mjs'
import { fail, PlainError, setUp } from './setup.mjs'

const USAGE = 'npm run mutate -- GAME [--count 40] [--seed 1]'

function options(args) {
  const number = (name, usual) => {
    const at = args.indexOf(name)
    const value = at === -1 ? usual : Number(args[at + 1])
    if (Number.isInteger(value) && value > 0) return value
    throw new PlainError(`${name} needs a whole number: ${USAGE}`)
  }
  const game = args.find((arg, at) => !arg.startsWith('--') && !args[at - 1]?.startsWith('--'))
  if (game === undefined || !existsSync(join(root, 'packages/games', game)))
    throw new PlainError(`Name a folder of packages/games: ${USAGE}`)
  return { game, count: number('--count', 40), seed: number('--seed', 1) }
}

/** The tests run; what they reached and noticed stands in a file, a line each. After a fault that ends their process they run again without it. */
function noticedBy(game, mutants) {
  mkdirSync(reports, { recursive: true })
  const plan = join(reports, `mutants-${game}.json`)
  const kills = join(reports, `mutants-${game}.jsonl`)
  fatalFaults(kills)
  rmSync(kills, { force: true })
  writeFileSync(plan, JSON.stringify({ game, mutants }, null, 2))
  while (!passes(plan, kills)) {
    const fatal = fatalFaults(kills)
    if (fatal.length === 0)
      throw new PlainError('The tests do not pass as they are (see above), so they cannot judge faults.')
    for (const line of fatal) appendFileSync(kills, `${line}\n`)
  }
  return readFileSync(kills, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** What the tests were trying when their process ended: a fault that no process survives has been noticed. */
function fatalFaults(kills) {
  const tried = readdirSync(reports).filter((name) => name.startsWith(`${basename(kills)}.`))
  return tried.map((name) => {
    const line = readFileSync(join(reports, name), 'utf8')
    rmSync(join(reports, name))
    return line
  })
}

function passes(plan, kills) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const config = join(root, 'scripts/mutation/vitest.config.mjs')
  const env = { ...process.env, MUSTER_MUTANTS: plan, MUSTER_KILLS: kills, NODE_NO_WARNINGS: '1' }
  const ran = spawnSync(process.execPath, [vitest, 'run', '--config', config, '--reporter=agent'], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  return ran.status === 0
}

function report(mutants, lines) {
  const killed = new Set(lines.flatMap(({ id, test }) => (test === undefined ? [] : [id])))
  const reached = new Set(lines.flatMap(({ id, atLoad }) => (atLoad ? [] : [id])))
  const untried = new Set(lines.map(({ id }) => id).filter((id) => !reached.has(id)))
  for (const { id, file, line, was, what } of mutants) {
    if (killed.has(id)) continue
    const short = was.replace(/\s+/g, ' ').slice(0, 90)
    const how = reached.has(id) ? 'unnoticed' : untried.has(id) ? 'not tried' : 'never reached'
    console.log(`${how}  ${file}:${line}  ${what}: ${short}`)
  }
  if (untried.size > 0) console.log(`\n${untried.size} not tried: run once, while files are loaded`)
  console.log(`\n${killed.size} of ${mutants.length - untried.size} faults noticed`)
}

function main() {
  const { game, count, seed } = options(process.argv.slice(2))
  setUp()
  const mutants = drawMutants(game, { count, seed })
  report(mutants, noticedBy(game, mutants))
}

if (isMain(import.meta.url)) {
  try {
    main()
  } catch (error) {
    fail(error)
  }
}
