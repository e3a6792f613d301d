/** What it costs: as proposed, as chosen, or as battles in a worker tell. */
import type { PriceEstimate } from '@muster/session'
import type { ConvertedCreature } from '@muster/engine'
import { useEffect, useRef, useState } from 'react'
import { startPricing } from '../worker/start-pricing.ts'
import { words } from '../words/words.ts'
import { NumberField } from './adjust.tsx'

interface PriceProps {
  readonly game: string
  readonly creature: ConvertedCreature
  onTake(points: number): void
}

type Pricing =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly done: number }
  | { readonly is: 'done'; readonly price: PriceEstimate }
  | { readonly is: 'failed' }

const USUAL_BATTLES = 40
const MOST_BATTLES = 400
const MOST_POINTS = 999

export function Price({ game, creature, onTake }: PriceProps) {
  const { points, pointsWhy, entry } = creature
  const [battles, setBattles] = useState(USUAL_BATTLES)
  const [pricing, setPricing] = useState<Pricing>({ is: 'idle' })
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const cancel = () => {
    stop.current?.()
    setPricing({ is: 'idle' })
  }
  const start = () => {
    setPricing({ is: 'running', done: 0 })
    stop.current = startPricing({ pricing: { game, creature: entry, guess: points, battles, seed: 1 } }, (message) => {
      if (message.is === 'progress') return setPricing({ is: 'running', done: message.done })
      stop.current?.()
      setPricing(message.is === 'price' ? { is: 'done', price: message.price } : { is: 'failed' })
    })
  }
  return (
    <section className="paper design-part" aria-labelledby="price-title">
      <h2 id="price-title">{words.convert.price}</h2>
      <p>{words.convert.points(points, pointsWhy)}</p>
      <NumberField label={words.convert.ownPoints} most={MOST_POINTS} value={points} onChange={onTake} />
      <NumberField label={words.convert.battles} most={MOST_BATTLES} value={battles} onChange={setBattles} />
      {pricing.is === 'running' ? (
        <>
          <progress aria-label={words.convert.estimate} value={pricing.done} max={battles} />
          <p role="status">{words.convert.progress(pricing.done, battles)}</p>
          <button type="button" className="btn" onClick={cancel}>
            {words.convert.cancel}
          </button>
        </>
      ) : (
        <button type="button" className="btn" onClick={start}>
          {words.convert.estimate}
        </button>
      )}
      {pricing.is === 'failed' && (
        <p className="notice" role="alert">
          {words.convert.failed}
        </p>
      )}
      {pricing.is === 'done' && <Estimated price={pricing.price} onTake={onTake} />}
    </section>
  )
}

function Estimated({ price, onTake }: { readonly price: PriceEstimate; onTake(points: number): void }) {
  const { points, least, most, battles } = price
  return (
    <>
      <p role="status">{words.convert.estimated(points, least, most, battles)}</p>
      <button type="button" className="btn" onClick={() => onTake(Math.min(points, MOST_POINTS))}>
        {words.convert.take}
      </button>
    </>
  )
}
