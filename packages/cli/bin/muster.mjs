#!/usr/bin/env node
// The command `muster`: the sources are TypeScript and run as they are.
import { register } from 'tsx/esm/api'

register()
await import('../src/main.ts')
