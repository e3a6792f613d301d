/** The rulebook in the app: every rule and ruling once, in our own words, and every rule the game cites. */
import { join } from 'node:path'
import { inheritRulebookTests } from '@muster/engine/testing'
import { rulebook } from '../../src/rulebook/index.ts'

/** Where the rules were numbered, for whoever has the list at hand: a folder named by LEDGERS. */
const ledger = (name: string): string => join(process.env['LEDGERS'] ?? '', `5e-d6${name}.md`)

inheritRulebookTests({
  rulebook,
  prefix: 'FD',
  src: new URL('../../src', import.meta.url).pathname,
  ledger: { files: [ledger(''), ledger('.rulings')], rules: 309 },
  chapters: 31,
})
