// npm run balance: every ready army of a size against every other, in every scenario, with seats swapped.
//   npm run balance -- --game d6s-with-dragons --points 150 --battles 2 [--only red-tusk,iron-hold] [--from 1]
// `--battles` counts the tables on which each pair meets in each scenario: two battles on each.
import { runBundled } from './bundled.mjs'
import { isMain } from './paths.mjs'
import { fail } from './setup.mjs'

if (isMain(import.meta.url)) runBundled('balance').catch(fail)
