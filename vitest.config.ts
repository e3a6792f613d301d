import { configDefaults, defineConfig } from 'vitest/config'

const PAGE = 'packages/web/e2e/**/*.test.ts'
const COMMANDS = 'packages/cli/test/**/*.test.ts'

export default defineConfig({
  test: {
    // Long enough for a machine that has ten other things to do.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 45_000 } },
    // Every core takes part: by default vitest leaves one of them idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx', 'scripts/**/*.test.mjs'],
          exclude: [...configDefaults.exclude, PAGE, COMMANDS],
          // No module keeps state, so files of tests may share the modules that one of them has loaded.
          isolate: false,
        },
      },
      {
        extends: true,
        // The shell is opened anew for each file, with a folder of its own.
        test: { name: 'commands', include: [COMMANDS], isolate: false, setupFiles: ['packages/cli/test/shell.ts'] },
      },
      // A browser on a busy machine may miss a beat: what fails three times over is no accident.
      { extends: true, test: { name: 'page', include: [PAGE], isolate: false, retry: 2 } },
    ],
  },
})
