import { defineConfig, runnerImport, type Plugin } from 'vite'

const ICONS = 'virtual:muster-icons'

/** Our sources are TypeScript, which an old Node does not read by itself; vite does. */
async function picture(): Promise<string> {
  const { module } = await runnerImport<{ iconSymbols(): string }>('@muster/draw/icons', { root: import.meta.dirname })
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${module.iconSymbols()}</defs></svg>`
}

/** The emblems as a picture file instead of script: the browser need not parse them, and they load beside the code. */
function icons(): Plugin {
  let isBuild = false
  return {
    name: 'muster-icons',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === ICONS ? `\0${ICONS}` : undefined),
    async load(id) {
      if (id !== `\0${ICONS}`) return undefined
      const source = await picture()
      if (!isBuild) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
      const file = this.emitFile({ type: 'asset', name: 'icons.svg', source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

const WORKER = 'virtual:muster-worker'
const WORKER_FILE = '/src/worker/worker.ts'

/** The worker as a chunk of the page's own build: whatever both need, such as a game's rules, is built and fetched once. */
function worker(): Plugin {
  let isBuild = false
  return {
    name: 'muster-worker',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === WORKER ? `\0${WORKER}` : undefined),
    load(id) {
      if (id !== `\0${WORKER}`) return undefined
      if (!isBuild) return `export default ${JSON.stringify(WORKER_FILE)}`
      const file = this.emitFile({ type: 'chunk', id: `${import.meta.dirname}${WORKER_FILE}`, name: 'worker' })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

/**
 * zod tries `new Function` as soon as a schema is made. The server's content security policy forbids that, and browsers
 * report even the attempt, so zod is told from its first line on to do without.
 */
function withoutEval(): Plugin {
  return {
    name: 'muster-without-eval',
    transform(code, id) {
      if (!id.endsWith('zod/v4/core/core.js')) return undefined
      const told = code.replace('__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }')
      if (told === code) throw new Error('zod keeps its settings elsewhere now: see withoutEval in vite.config.ts')
      return told
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [icons(), worker(), withoutEval()],
  // The page's way of preloading needs a document, which a worker has not.
  build: { target: 'es2023', chunkSizeWarningLimit: 600, modulePreload: false },
})
