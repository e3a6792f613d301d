// Brings the dependencies in when they are missing or older than the lock file. Plain Node: it runs before
// anything is installed. Both `npm start` and `npm test` begin here.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const OLDEST_NODE = [20, 19]

/** An error whose message is shown without a stack. */
export class PlainError extends Error {}

/** Ends the command with a plain message; unexpected errors keep their stack. */
export function fail(error) {
  console.error(error instanceof PlainError ? `\n${error.message}\n` : error)
  process.exit(1)
}

export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldMajor, oldMinor] = OLDEST_NODE
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return
  throw new PlainError(
    `Muster needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${version}.\n` +
      'Get a newer one from https://nodejs.org, then run the same command again.',
  )
}

/** Installs the packages of a folder's lock file, unless they are installed. */
export function setUp(folder = root) {
  requireNode()
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(lock).digest('hex')
  const stamp = join(folder, 'node_modules', '.muster-setup')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!installedMatches(folder, JSON.parse(lock))) install(folder)
  writeFileSync(stamp, wanted)
}

/** Whether node_modules agrees with the lock file, by npm's own record. */
export function installedMatches(folder, lock) {
  const note = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.optional) return true
    return installed[path] !== undefined && installed[path].version === entry.version
  })
}

function install(folder) {
  console.log('Installing what Muster needs (first run, or the lock file has changed): about half a minute …')
  const { status, stderr } = npm(['ci', '--no-fund', '--no-audit'], folder)
  if (status === 0) return
  process.stderr.write(stderr)
  throw new PlainError(`npm could not install the dependencies. ${adviceFor(stderr)}`)
}

/** Runs the npm that started this script, if there is one; npm.cmd on Windows needs a shell. */
export function npm(args, folder = root) {
  const own = process.env.npm_execpath
  const options = { cwd: folder, stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' }
  const viaNode = own?.endsWith('.js') || own?.endsWith('.cjs')
  const ran = viaNode
    ? spawnSync(process.execPath, [own, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  return { status: ran.status, stderr: ran.stderr || String(ran.error ?? '') }
}

const ADVICE = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
    'The package registry could not be reached.\nCheck the network connection (or the proxy settings of npm), then run the same command again.',
  ],
  [
    /EUSAGE|in sync/,
    'package.json and package-lock.json disagree.\nRun `npm install`, then `npm run lock`, then the same command again.',
  ],
  [/EACCES|EPERM/, 'A file or folder may not be written.\nCheck who owns this folder and its node_modules.'],
  [/ENOSPC/, 'The disk is full.'],
  [/ENOENT.*npm|npm.*ENOENT/, 'npm itself was not found.\nIt comes with Node: see https://nodejs.org.'],
]

/** Advice about an npm failure, from its output. */
export function adviceFor(stderr) {
  const found = ADVICE.find(([sign]) => sign.test(stderr))
  return found ? found[1] : 'What npm said stands above.'
}
