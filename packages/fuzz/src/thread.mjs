// A thread knows no TypeScript by itself: this door teaches it, then runs the cases.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
