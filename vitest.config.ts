import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx', 'scripts/**/*.test.mjs'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
