/** Starts the worker that tries an army list; the function it gives back stops it. */
import workerUrl from 'virtual:muster-worker'
import type { TrialMessage, TrialRequest } from './army-trial.ts'

export function startTrial(request: TrialRequest, onMessage: (message: TrialMessage) => void): () => void {
  const worker = new Worker(workerUrl, { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<TrialMessage>) => onMessage(data)
  worker.onerror = () => onMessage({ is: 'failed' })
  worker.postMessage(request)
  return () => worker.terminate()
}
