/**
 * Every word the page says by itself, one file for each screen. What a game says (its questions, refusals, log) it says
 * in its own package.
 */
import { aid } from './assistance.ts'
import { board } from './board.ts'
import { brief } from './briefing.ts'
import { card } from './card.ts'
import { design } from './workshop.ts'
import { dice } from './dice.ts'
import { home } from './home.ts'
import { keys } from './help-sheet.ts'
import { log } from './log.ts'
import { menu } from './menu.ts'
import { inches, percent, plural } from './numbers.ts'
import { setUp } from './set-up.ts'
import { spoken } from './screen-reader.ts'
import { table } from './battle.ts'
import { trouble } from './errors.ts'

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
