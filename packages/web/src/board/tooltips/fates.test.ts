import type { FigureView } from '@muster/engine'
import { expect, test } from 'vitest'
import { fatesOf } from './fates.ts'

const figure = (id: string, name: string, number?: number) => ({ id, name, number }) as unknown as FigureView
const MEN = [1, 2, 3, 4].map((number) => figure(`man ${number}`, 'Man-at-Arms', number))
const HERO = figure('hero', 'Sir Aldwin')
const risk = (id: string, falls: number) => ({ figure: id, falls, hurt: 0 })

test('everybody is named, those with the same chance together', () => {
  const risks = [risk('hero', 0.5), ...MEN.map(({ id }) => risk(id, 5 / 6))]
  expect(fatesOf([HERO, ...MEN], risks)).toEqual(['Sir Aldwin falls 50 %', 'Man-at-Arms ×4, each falls 83 %'])
})

test('until the odds are there, the names stand alone', () => {
  expect(fatesOf([HERO, ...MEN])).toEqual(['Sir Aldwin and Man-at-Arms ×4'])
})
