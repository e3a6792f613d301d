/**
 * Every text of the page itself, one file for each part of the screen. A game's texts (its questions, refusals and log)
 * are in the game's own package.
 */
import { counted } from '@muster/engine'
import { armies } from './armies.ts'
import { assistance } from './table/assistance.ts'
import { board } from './table/board.ts'
import { briefing } from './table/briefing.ts'
import { campaign } from './campaign.ts'
import { card } from './table/card.ts'
import { convert, ready } from './convert.ts'
import { drafts } from './drafts.ts'
import { workshop } from './workshop.ts'
import { dice } from './table/dice.ts'
import { fight } from './table/fight.ts'
import { end } from './table/end.ts'
import { home } from './home.ts'
import { helpSheet } from './table/help-sheet.ts'
import { ground } from './table/ground.ts'
import { log } from './table/log.ts'
import { menu } from './table/menu.ts'
import { print } from './print.ts'
import { inches, percent } from './numbers.ts'
import { rulebook } from './rulebook.ts'
import { setUp } from './set-up.ts'
import { screenReader } from './table/screen-reader.ts'
import { battle } from './table/battle.ts'
import { ways } from './ways.ts'
import { tips } from './table/tips.ts'
import { tray } from './table/tray.ts'
import { errors } from './errors.ts'

export const words = {
  app: 'Muster',
  inches,
  percent,
  counted,
  home,
  setUp,
  armies,
  print,
  workshop,
  convert,
  ready,
  drafts,
  rulebook,
  campaign,
  battle,
  assistance,
  briefing,
  board,
  card,
  screenReader,
  dice,
  fight,
  end,
  log,
  menu,
  tips,
  ground,
  tray,
  ways,
  helpSheet,
  errors,
} as const
