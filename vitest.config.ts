import { configDefaults, defineConfig } from 'vitest/config'

const PAGE = 'packages/web/e2e/**/*.test.ts'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx', 'scripts/**/*.test.mjs'],
          exclude: [...configDefaults.exclude, PAGE],
        },
      },
      // A browser on a busy machine may miss a beat: what fails three times over is no accident.
      { extends: true, test: { name: 'page', include: [PAGE], retry: 2 } },
    ],
  },
})
