/**
 * Every text of the page itself, one file for each part of the screen. A game's texts (its questions, refusals and log)
 * are in the game's own package.
 */
import { counted } from '@muster/engine'
import { assistance } from './assistance.ts'
import { board } from './board.ts'
import { briefing } from './briefing.ts'
import { campaign } from './campaign.ts'
import { card } from './card.ts'
import { convert, ready } from './convert.ts'
import { drafts } from './drafts.ts'
import { workshop } from './workshop.ts'
import { dice } from './dice.ts'
import { home } from './home.ts'
import { helpSheet } from './help-sheet.ts'
import { log } from './log.ts'
import { menu } from './menu.ts'
import { inches, percent } from './numbers.ts'
import { setUp } from './set-up.ts'
import { screenReader } from './screen-reader.ts'
import { battle } from './battle.ts'
import { errors } from './errors.ts'

export const words = {
  app: 'Muster',
  inches,
  percent,
  counted,
  home,
  setUp,
  workshop,
  convert,
  ready,
  drafts,
  campaign,
  battle,
  assistance,
  briefing,
  board,
  card,
  screenReader,
  dice,
  log,
  menu,
  helpSheet,
  errors,
} as const
