// npm run endurance: many battles of a game by chance and between bots, each looked over at every question;
// then how often each profile, feature, spell and item was used.
//   npm run endurance -- --game d6s-with-dragons --battles 1000 [--scenario raid] [--players random,quick]
//     [--points 150,350] [--from 1]
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMain, root } from './paths.mjs'
import { fail } from './setup.mjs'

/** Bundled like a release, because a loader would slow down a thousand battles. */
async function bundle(outDir) {
  const { build } = await import('vite')
  await build({
    root,
    logLevel: 'warn',
    configFile: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'bench', 'ours', 'endurance.ts'),
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
    },
  })
  return join(outDir, 'endurance.js')
}

async function main() {
  const outDir = mkdtempSync(join(tmpdir(), 'endurance-'))
  try {
    const file = await bundle(outDir)
    process.exitCode = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

if (isMain(import.meta.url)) main().catch(fail)
