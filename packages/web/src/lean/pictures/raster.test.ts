import { expect, test } from 'vitest'
import { splitTexts } from './raster.ts'

test('texts are taken out of a drawing with what is needed to paint them', () => {
  const { bare, texts } = splitTexts(
    '<rect width="3"/><text text-anchor="middle" x="4" y="-1.5" font-size="3" font-weight="700" font-family="Grenze" fill="#FFF">12</text>',
  )
  expect(bare).toBe('<rect width="3"/>')
  expect(texts).toEqual([{ words: '12', x: 4, y: -1.5, size: 3, weight: '700', family: 'Grenze', colour: '#FFF' }])
})
