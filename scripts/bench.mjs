// npm run bench: our speed beside that of well-known peers, each benchmark in a process of its own, on one core.
//   npm run bench -- [--quick] [--json FILE] [name …]     e.g. npm run bench -- sight reach
import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from './paths.mjs'
import { fail, PlainError, setUp } from './setup.mjs'
import { AIMS, PEERS } from '../bench/aims.mjs'
import { tableOf, verdictOn } from '../bench/table.mjs'

const bench = join(root, 'bench')
const built = join(bench, 'dist')
const ROUNDS = 3

/** Bundles our benchmarks like a release, so that no loader is measured. */
async function bundle(names) {
  const { build } = await import('vite')
  const input = Object.fromEntries(names.map((name) => [name, join(bench, 'ours', `${name}.ts`)]))
  await build({
    root: bench,
    logLevel: 'warn',
    configFile: false,
    ssr: { noExternal: true },
    build: { ssr: true, target: 'node20', outDir: built, emptyOutDir: true, minify: false, rollupOptions: { input } },
  })
}

/** Runs on one core if the system allows it, so that helper threads do not count. */
function onOneCore(command, args) {
  const pinned = process.platform === 'linux' && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0
  return pinned ? ['taskset', ['-c', String(availableParallelism() - 1), command, ...args]] : [command, args]
}

function run(file, quick) {
  const [command, args] = onOneCore(process.execPath, ['--expose-gc', file, ...(quick ? ['--quick'] : [])])
  const options = {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  }
  const ran = spawnSync(command, args, options)
  if (ran.status !== 0) throw new PlainError(`${file} failed (see above).`)
  return JSON.parse(ran.stdout.trim().split('\n').at(-1))
}

const programs = (aims, side) => [...new Set(aims.flatMap((aim) => (aim[side] ? [aim[side].split('.')[0]] : [])))]
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

/** Every figure, ours and the peers', as the median of a few rounds in which all take turns. */
function measure(aims, quick) {
  const seen = new Map()
  for (let round = 1; round <= (quick ? 1 : ROUNDS); round += 1) {
    for (const side of ['ours', 'peer']) {
      for (const name of programs(aims, side)) {
        process.stderr.write(`round ${round}: ${side} ${name}\n`)
        const file = side === 'ours' ? join(built, `${name}.js`) : join(bench, 'peers', `${name}.mjs`)
        for (const [figure, value] of Object.entries(run(file, quick))) {
          const key = `${side} ${name}.${figure}`
          seen.set(key, [...(seen.get(key) ?? []), value])
        }
      }
    }
  }
  return (side, figure) => (figure === undefined ? undefined : median(seen.get(`${side} ${figure}`) ?? []))
}

function chosen(names) {
  if (names.length === 0) return AIMS
  const aims = AIMS.filter((aim) => names.some((name) => aim.what.includes(name) || aim.ours.startsWith(name)))
  if (aims.length > 0) return aims
  throw new PlainError(`No benchmark is called "${names.join(' ')}". There are: ${programs(AIMS, 'ours').join(', ')}.`)
}

function options(args) {
  const at = args.indexOf('--json')
  const json = at === -1 ? undefined : args[at + 1]
  if (at !== -1 && json === undefined)
    throw new PlainError('--json needs the name of a file: npm run bench -- --json bench.json')
  return {
    json,
    quick: args.includes('--quick'),
    names: args.filter((arg, i) => !arg.startsWith('--') && (at === -1 || i !== at + 1)),
  }
}

async function main() {
  const { json, quick, names } = options(process.argv.slice(2))
  const aims = chosen(names)
  setUp()
  setUp(bench)
  if (existsSync(built)) rmSync(built, { recursive: true })
  await bundle(programs(aims, 'ours'))
  const figure = measure(aims, quick)
  const rows = aims.map((aim) => verdictOn(aim, figure('ours', aim.ours), figure('peer', aim.peer)))
  console.log(
    `\nNode ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'}, one core${quick ? ', quick run' : ''}`,
  )
  for (const peer of Object.values(PEERS)) console.log(`peer: ${peer}`)
  console.log(`\n${tableOf(rows)}\n`)
  if (json) writeFileSync(json, `${JSON.stringify({ node: process.versions.node, quick, rows }, null, 2)}\n`)
  const short = rows.filter((row) => row.met === false)
  console.log(
    short.length === 0 ? 'Every aim is met.' : `Short of the aim: ${short.map((row) => row.what).join('; ')}.`,
  )
}

if (isMain(import.meta.url)) main().catch(fail)
