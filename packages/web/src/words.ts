/**
 * Every word the page says by itself, one file for each screen. What a game says (its questions, refusals, log) it says
 * in its own package.
 */
import { aid } from './words/aid.ts'
import { board } from './words/board.ts'
import { brief } from './words/brief.ts'
import { card } from './words/card.ts'
import { design } from './words/design.ts'
import { dice } from './words/dice.ts'
import { home } from './words/home.ts'
import { keys } from './words/keys.ts'
import { log } from './words/log.ts'
import { menu } from './words/menu.ts'
import { inches, percent, plural } from './words/numbers.ts'
import { setUp } from './words/set-up.ts'
import { spoken } from './words/spoken.ts'
import { table } from './words/table.ts'
import { trouble } from './words/trouble.ts'

export const words = {
  app: 'Muster',
  inches,
  percent,
  plural,
  home,
  setUp,
  design,
  table,
  aid,
  brief,
  board,
  card,
  spoken,
  dice,
  log,
  menu,
  keys,
  ...trouble,
} as const
