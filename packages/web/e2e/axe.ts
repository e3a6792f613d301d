/** axe looks over the page as it stands. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(where: { readonly exclude: readonly (readonly string[])[] }): Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
    readonly passes: readonly unknown[]
  }>
}

export interface Findings {
  readonly errors: readonly string[]
  /** How many rules applied and passed. */
  readonly passes: number
}

/** The terrain layer: thousands of strokes without text or buttons. */
const GROUND = '.layer.terrain'

export async function lookOver(page: Page): Promise<Findings> {
  await page.evaluate(source)
  return page.evaluate(async (ground) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations, passes } = await axe.run({ exclude: [[ground]] })
    const errors = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 140)}`))
    return { errors, passes: passes.length }
  }, GROUND)
}
