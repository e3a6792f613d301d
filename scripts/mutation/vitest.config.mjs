// The tests of one game, with faults asleep in its rules: see ../mutate.mjs.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { root } from '../paths.mjs'
import { withMutants } from './mutants.mjs'

const { game, mutants } = JSON.parse(readFileSync(process.env.MUSTER_MUTANTS, 'utf8'))

const sleepingFaults = {
  name: 'sleeping-faults',
  enforce: 'pre',
  transform(source, id) {
    const file = relative(root, id.split('?')[0]).replaceAll('\\', '/')
    const here = mutants.filter((mutant) => mutant.file === file)
    return here.length > 0 ? withMutants(source, here) : undefined
  },
}

export default defineConfig({
  root,
  plugins: [sleepingFaults],
  test: {
    include: [`packages/games/${game}/test/**/*.test.ts`],
    // Whole battles by chance notice faults by luck, and take long; a rule has a test of its own.
    exclude: [
      '**/*at-random.test.ts',
      '**/any-march.test.ts',
      '**/menagerie.test.ts',
      '**/movement-shortcuts.test.ts',
      '**/odds.test.ts',
      '**/throngs.test.ts',
      '**/inherited.test.ts',
      '**/uses.test.ts',
      '**/content.test.ts',
      '**/standing-answers.test.ts',
      '**/builder.test.ts',
      '**/every-profile.test.ts',
    ],
    runner: join(root, 'scripts/mutation/runner.mjs'),
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 3_600_000,
  },
})
