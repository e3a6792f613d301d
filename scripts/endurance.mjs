// npm run endurance: many battles of a game by chance and between bots, each looked over at every question that does
// not interrupt a deed; then how often each profile, feature, spell and item was used.
//   npm run endurance -- --game d6s-with-dragons --battles 1000 [--scenario raid] [--players random,quick]
//     [--points 150,350] [--only armies] [--from 1]
// `--into usage.json` adds the battles to those in a file, so that a long run can be played in parts
// (`--add other.json` adds a file that another run has written);
// `--write` writes the game's section of docs/usage.md.
import { runBundled } from './bundled.mjs'
import { isMain } from './paths.mjs'
import { fail } from './setup.mjs'

if (isMain(import.meta.url)) runBundled('endurance').catch(fail)
