// Completes package-lock.json (and bench/package-lock.json) for every operating system.
//
// A registry may lack the ready-made binaries of some platforms, and npm then leaves those entries out of the lock
// file without a word: `npm ci` refuses such a lock on the next machine. Run `npm run lock` after adding a dependency;
// scripts/test/repository.test.mjs fails when an entry or its checksum is missing.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from './paths.mjs'
import { fail, PlainError } from './setup.mjs'

/** Optional packages that a package of the lock names and the lock does not list. */
export function missingPlatforms(lock) {
  const missing = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const places = [`node_modules/${name}`, `${path}/node_modules/${name}`]
      if (!places.some((place) => lock.packages[place]))
        missing.push({ path: places[0], name, version, dev: entry.dev })
    }
  }
  return missing
}

/** Packages from a registry without a checksum in the lock. */
export const withoutIntegrity = (lock) =>
  Object.entries(lock.packages)
    .filter(
      ([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity?.startsWith('sha512-'),
    )
    .map(([path, { version, dev }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 13),
      version,
      dev,
    }))

/** The lock with the missing entries filled in from the registry. */
export function completed(lock, lookUp) {
  const wanted = [...missingPlatforms(lock), ...withoutIntegrity(lock)].map((one) => ({ ...one, found: lookUp(one) }))
  const gone = wanted.filter(({ found }) => found?.dist?.integrity === undefined)
  if (gone.length > 0) {
    throw new PlainError(
      `The registry does not have:\n${gone.map(({ name, version }) => `  ${name} ${version}`).join('\n')}\n` +
        'Choose a version of the package that needs them for which it has every platform.',
    )
  }
  const { '': top, ...rest } = {
    ...lock.packages,
    ...Object.fromEntries(wanted.map((one) => [one.path, entryOf(one)])),
  }
  const sorted = Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: { '': top, ...Object.fromEntries(sorted) } }
}

/** Keys in npm's own order, so that the next `npm install` does not change the file. */
const entryOf = ({ version, dev, found: { dist, cpu, libc, license, os, engines } }) => ({
  version,
  integrity: dist.integrity,
  cpu,
  dev,
  libc,
  license,
  optional: true,
  os,
  engines,
})

function askRegistry({ name, version }) {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const found = JSON.parse(stdout || '{}')
  // npm gives a list with one entry as that entry.
  const asList = (one) => (one === undefined ? undefined : [one].flat())
  return { ...found, cpu: asList(found.cpu), os: asList(found.os), libc: asList(found.libc) }
}

function main() {
  for (const file of ['package-lock.json', 'bench/package-lock.json'].map((name) => join(root, name))) {
    if (!existsSync(file)) continue
    const lock = JSON.parse(readFileSync(file, 'utf8'))
    const count = missingPlatforms(lock).length + withoutIntegrity(lock).length
    if (count > 0) writeFileSync(file, `${JSON.stringify(completed(lock, askRegistry), null, 2)}\n`)
    console.log(`${file}: ${count === 0 ? 'complete' : `completed, ${count} from the registry`}`)
  }
}

if (isMain(import.meta.url)) {
  try {
    main()
  } catch (error) {
    fail(error)
  }
}
