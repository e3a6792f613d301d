// Completes package-lock.json (and bench/package-lock.json) for every operating system.
//
// Some npm mirrors do not carry the ready-made binaries of all platforms, and npm then leaves those entries
// out of the lock file: `npm ci` refuses such a lock on the next machine. Run `npm run lock` after adding a
// dependency; scripts/test/repository.test.mjs fails when it was forgotten.
import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from './paths.mjs'

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']

/** What npm would have noted about a platform package, read from its name: binding-linux-arm64-musl. */
export function platformOf(name) {
  const parts = name.split(/[-/]/)
  const at = parts.findIndex((part) => SYSTEMS.includes(part))
  if (at === -1) return parts.includes('wasm32') ? { cpu: ['wasm32'] } : undefined
  const abi = parts[at + 2] ?? ''
  const libc = abi.startsWith('musl') ? ['musl'] : abi.startsWith('gnu') ? ['glibc'] : undefined
  return { cpu: [parts[at + 1]], libc, os: [parts[at]] }
}

/** The optional packages that some package of the lock asks for and that the lock does not list. */
export function missingPlatforms(lock) {
  const missing = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (lock.packages[`node_modules/${name}`] || lock.packages[`${path}/node_modules/${name}`]) continue
      missing.push({ name, version, dev: entry.dev === true, engines: entry.engines })
    }
  }
  return missing
}

function completed(lock) {
  const packages = { ...lock.packages }
  for (const { name, version, dev, engines } of missingPlatforms(lock)) {
    const platform = platformOf(name)
    if (!platform) throw new Error(`${name}: cannot tell from its name which platform it is for`)
    const { cpu, libc, os } = platform
    // The order of the keys is npm's own, so that the next `npm install` leaves the file as it is.
    packages[`node_modules/${name}`] = { version, cpu, dev: dev || undefined, libc, optional: true, os, engines }
  }
  const { '': top, ...rest } = packages
  const sorted = Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: { '': top, ...Object.fromEntries(sorted) } }
}

function main() {
  for (const file of ['package-lock.json', 'bench/package-lock.json'].map((name) => join(root, name))) {
    if (!existsSync(file)) continue
    const lock = JSON.parse(readFileSync(file, 'utf8'))
    const added = missingPlatforms(lock)
    if (added.length > 0) writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`)
    console.log(`${file}: ${added.length === 0 ? 'complete' : `added ${added.length} platform packages`}`)
  }
}

if (isMain(import.meta.url)) main()
