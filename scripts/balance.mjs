// npm run balance: every ready army of a size against every other, in every scenario, with seats swapped.
//   npm run balance -- --game d6s-with-dragons --points 150 --battles 2 [--only red-tusk,iron-hold] [--from 1]
// `--battles` counts the seeds, each with its own table: on it each pair meets twice in each scenario.
//   npm run balance -- --battle the-dragon --battles 100   plays a ready battle with a story instead.
// `--into scores.json` adds the battles to those in a file, so that a long run can be played in parts;
// `--write` writes the game's section of docs/balance.md.
import { runBundled } from './bundled.mjs'
import { isMain } from './paths.mjs'
import { fail } from './setup.mjs'

if (isMain(import.meta.url)) runBundled('balance').catch(fail)
