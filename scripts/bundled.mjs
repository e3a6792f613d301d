// Runs a program of bench/ours bundled like a release, because a loader would slow down a thousand battles.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { setUp } from './setup.mjs'

async function bundle(name, outDir) {
  const { build } = await import('vite')
  await build({
    root,
    logLevel: 'warn',
    configFile: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'bench', 'ours', `${name}.ts`),
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
    },
  })
  return join(outDir, `${name}.js`)
}

/** Hands its arguments on, and leaves with its exit code. */
export async function runBundled(name) {
  setUp()
  const outDir = mkdtempSync(join(tmpdir(), `${name}-`))
  try {
    const file = await bundle(name, outDir)
    process.exitCode = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
  } finally {
    rmSync(outDir, { recursive: true })
  }
}
