// Builds the web app when it is stale. Stale means: a source, a setting or the lock file differs from what the
// last build was made of. Contents are compared, not dates, so a fresh clone or a branch switch cannot fool it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { dist, root } from './paths.mjs'
import { PlainError } from './setup.mjs'

const NOT_PART_OF_THE_APP = new Set(['node_modules', 'dist', 'test', 'e2e', 'golden'])
const COMPRESSIBLE = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json', '.webmanifest', '.txt', '.map'])
const WORTH_COMPRESSING = 1024

const stampFile = () => join(dist, '.muster-build')

/** Every file below a folder, in a fixed order. */
export function* filesBelow(folder, skipped = NOT_PART_OF_THE_APP) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path, skipped)
    else if (entry.isFile()) yield path
  }
}

const isSource = (path) => !/\.test\.[a-z]+$/.test(path) && !path.endsWith('.md')

/** One hash over all sources of the web app. */
export function fingerprint() {
  const hash = createHash('sha256')
  const files = [...filesBelow(join(root, 'packages'))].filter(isSource)
  for (const file of [...files, join(root, 'tsconfig.json'), join(root, 'package-lock.json')]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Builds packages/web/dist, unless it is up to date. */
export function buildWeb() {
  const wanted = fingerprint()
  if (existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === wanted) return
  console.log('Building the web app …')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const ran = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'packages', 'web'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (ran.status !== 0) throw new PlainError('The web app could not be built. The reason stands above.')
  for (const file of Array.from(filesBelow(dist))) precompress(file)
  writeFileSync(stampFile(), wanted)
}

/** Writes .br and .gz beside a file once, so that serving need not compress. */
function precompress(file) {
  if (!COMPRESSIBLE.has(extname(file)) || statSync(file).size < WORTH_COMPRESSING) return
  const bytes = readFileSync(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
