/** Two characters, Ann (side a, who leads) and Bob (side b), with a few friends in the corners so that nobody breaks. */
import type { Json } from '@muster/engine'
import { skirmish, type FigureWords, type Skirmish } from './skirmish.ts'

type Words = { readonly [key: string]: Json }

const corners = (s: Skirmish): Skirmish => {
  for (const [i, x] of [1, 3, 5].entries()) s.a(`Sam${i}`, { at: [x, 23] }).b(`Sue${i}`, { at: [x + 16, 23] })
  return s
}

/** In melee with each other; the place of Ann's combat action has come, unless Bob fights better. */
export const duel = (ann: FigureWords = {}, bob: FigureWords = {}, words: Words = {}): Skirmish =>
  corners(
    skirmish({ stage: 'combat-action', melee: 1, ...words })
      .a('Ann', { at: [12, 12], ...ann })
      .b('Bob', { at: [12, 13.5], ...bob })
      .melee('Ann', 'Bob'),
  )

/** Ann attacks with all she has. */
export const strike = (s: Skirmish, at = 'Bob', weapon = 'blade'): Skirmish => s.picks(`Ann|attack|${at}|${weapon}`)

/** Ann has a bow, Bob stands 6" south of her; it is Ann's movement turn. */
export const range = (ann: FigureWords = {}, bob: FigureWords = {}, words: Words = {}): Skirmish =>
  corners(
    skirmish({ stage: 'act', ...words })
      .a('Ann', { at: [12, 4], speed: 9, gear: 'bow', ...ann })
      .b('Bob', { at: [12, 10.984], speed: 2, ...bob }),
  )

/** Ann shoots, at Bob unless it is said otherwise. */
export function shoot(s: Skirmish, at = 'Bob', weapon = 'bow'): Skirmish {
  s.picks('Ann|shoot')
  return s.battle.question?.what === 'shoot' ? s.picks(`${weapon}|${at}`) : s
}

/** Who could be shot at now, by those in play who could shoot with this weapon. */
export const mayShoot = (s: Skirmish): boolean => s.decision.options.some(({ id }) => id === 'Ann|shoot')
