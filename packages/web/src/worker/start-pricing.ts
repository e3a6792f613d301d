/** Starts the worker that estimates a price; the function it gives back stops it. */
import workerUrl from 'virtual:muster-worker'
import type { PricingMessage, PricingRequest } from './pricing.ts'

export function startPricing(request: PricingRequest, onMessage: (message: PricingMessage) => void): () => void {
  const worker = new Worker(workerUrl, { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<PricingMessage>) => onMessage(data)
  worker.onerror = () => onMessage({ is: 'failed' })
  worker.postMessage(request)
  return () => worker.terminate()
}
