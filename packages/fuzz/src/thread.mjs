// A worker thread cannot load TypeScript by itself: this file registers the loader, then runs the cases.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
